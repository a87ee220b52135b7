import { z } from 'zod';

/** Grade: 1 not good, 2 all right, 3 good. */
export const feedbackGrade = z.number().int().min(1).max(3);

/** Questions at the end of the event, in this order. */
export const feedbackQuestions = ['evening', 'businesses', 'again'] as const;

export type FeedbackQuestion = (typeof feedbackQuestions)[number];

export const feedbackGrades = {
  evening: feedbackGrade,
  businesses: feedbackGrade,
  again: feedbackGrade,
};

/** Answers to a mail, which asks about the evening first; null for a question without an answer. */
export const surveyGrades = {
  ...feedbackGrades,
  businesses: feedbackGrade.nullable(),
  again: feedbackGrade.nullable(),
};

/** `events/{eventId}/feedback/{random}`: read by no client; contains neither name nor time. */
export const feedbackDocument = z.object({ ...surveyGrades, comment: z.string() });

export type FeedbackDocument = z.infer<typeof feedbackDocument>;
