import { z } from 'zod';

/** One press of three: 1 not good, 2 all right, 3 good. */
export const feedbackGrade = z.number().int().min(1).max(3);

/** What people are asked at the end, in this order. */
export const feedbackQuestions = ['evening', 'businesses', 'again'] as const;

export type FeedbackQuestion = (typeof feedbackQuestions)[number];

export const feedbackGrades = {
  evening: feedbackGrade,
  businesses: feedbackGrade,
  again: feedbackGrade,
};

/** `events/{eventId}/feedback/{random}`: nobody; it names nobody, nor when it was given. */
export const feedbackDocument = z.object({ ...feedbackGrades, comment: z.string() });

export type FeedbackDocument = z.infer<typeof feedbackDocument>;
