import { z } from 'zod';
import { feedbackDocument, feedbackGrades } from '../model/feedback.ts';
import { documentId, paragraph } from '../model/values.ts';
import { endpoint } from './endpoint.ts';

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/api/events/{eventId}/feedback',
  access: 'attendee',
  rate: { perMinute: 10, by: 'caller' },
  summary: 'Saves a participant’s feedback once, without their name or the time.',
  params: z.object({ eventId: documentId }),
  body: z.strictObject({ ...feedbackGrades, comment: paragraph(1000).optional().default('') }),
  output: z.object({ message: z.string() }),
  problems: ['feedback-given', 'not-registered'],
});

/** Numbers of the answers 1, 2 and 3. */
const tally = z.tuple([z.number().int(), z.number().int(), z.number().int()]);

export const readFeedback = endpoint({
  method: 'GET',
  path: '/api/admin/events/{eventId}/feedback',
  access: 'admin',
  summary: 'Returns the feedback of an event: the number of answers per grade, and the comments.',
  params: z.object({ eventId: documentId }),
  output: z.object({
    answers: z.number().int(),
    tallies: z.object({ evening: tally, businesses: tally, again: tally }),
    /** Comments with their grades, unordered so that their time cannot be inferred. */
    remarks: z.array(feedbackDocument),
  }),
  problems: ['event-gone'],
});
