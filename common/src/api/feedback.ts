import { z } from 'zod';
import { documentId, paragraph } from '../model/values.ts';
import { endpoint } from './endpoint.ts';

/** One press of three: 1 not good, 2 all right, 3 good. */
export const feedbackGrade = z.number().int().min(1).max(3);

/** What people are asked at the end, in this order. */
export const feedbackQuestions = ['evening', 'businesses', 'again'] as const;
export type FeedbackQuestion = (typeof feedbackQuestions)[number];

const grades = { evening: feedbackGrade, businesses: feedbackGrade, again: feedbackGrade };

/** `events/{eventId}/feedback/{random}`: nobody; it names nobody, nor when it was given. */
export const feedbackDocument = z.object({ ...grades, comment: z.string() });
export type FeedbackDocument = z.infer<typeof feedbackDocument>;

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/api/events/{eventId}/feedback',
  access: 'attendee',
  rate: { perMinute: 10, by: 'caller' },
  summary: 'A participant’s feedback, once; kept without their name or the time.',
  params: z.object({ eventId: documentId }),
  body: z.strictObject({ ...grades, comment: paragraph(1000).optional().default('') }),
  output: z.object({ message: z.string() }),
  problems: ['not-registered', 'already-exists', 'too-many-requests'],
});

/** How many answered 1, 2 and 3. */
const tally = z.tuple([z.number().int(), z.number().int(), z.number().int()]);

export const readFeedback = endpoint({
  method: 'GET',
  path: '/api/admin/events/{eventId}/feedback',
  access: 'admin',
  summary: 'What participants said of an event: how many chose which grade, and their comments.',
  params: z.object({ eventId: documentId }),
  output: z.object({
    answers: z.number().int(),
    tallies: z.object({ evening: tally, businesses: tally, again: tally }),
    /** Each with the grades beside it; in no order, so that none can be told by its time. */
    remarks: z.array(feedbackDocument),
  }),
  problems: ['not-found'],
});
