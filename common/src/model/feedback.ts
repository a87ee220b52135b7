import { z } from 'zod';

/** Grade: 1 not good, 2 all right, 3 good. */
export const feedbackGrade = z.number().int().min(1).max(3);

/** Questions at the end of the event, in this order. */
export const feedbackQuestions = ['evening', 'businesses', 'again'] as const;

export type FeedbackQuestion = (typeof feedbackQuestions)[number];

/** Grades of the questions. One press answers the first; null for another one that was left open. */
export const feedbackGrades = {
  evening: feedbackGrade,
  businesses: feedbackGrade.nullable().default(null),
  again: feedbackGrade.nullable().default(null),
};

/** `events/{eventId}/feedback/{random}`: read by no client; contains neither name nor time. */
export const feedbackDocument = z.object({ ...feedbackGrades, comment: z.string() });

export type FeedbackDocument = z.infer<typeof feedbackDocument>;
