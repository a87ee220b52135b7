import { z } from 'zod';
import { feedbackDocument, feedbackGrades } from '../model/feedback.ts';
import { documentId, paragraph } from '../model/fields/values.ts';
import { language } from '../model/organization.ts';
import { endpoint } from './contract/endpoint.ts';
import { linkToken } from './contract/link-token.ts';
import { mailPreview } from './mail.ts';

export const giveFeedback = endpoint({
  method: 'POST',
  path: '/api/events/{eventId}/feedback',
  access: 'attendee',
  rate: { perMinute: 10, by: 'caller' },
  summary:
    'Saves a participant’s feedback once, without their name or the time. With an answer key, a repeat replaces it.',
  params: z.object({ eventId: documentId }),
  body: z.strictObject({
    ...feedbackGrades,
    comment: paragraph(1000).optional().default(''),
    /** Random, kept on the device only, so that the answer can be added to without being known as the participant’s. */
    answerKey: z.uuid().optional(),
  }),
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

export const answerSurvey = endpoint({
  method: 'POST',
  path: '/api/survey',
  access: 'anyone',
  rate: { perMinute: 60, by: 'address' },
  summary:
    'Saves the feedback of the attendee whose mail has the link, once, without their name or the time. A question without an answer is null.',
  body: z.strictObject({
    token: linkToken,
    ...feedbackGrades,
    comment: paragraph(1000).optional().default(''),
  }),
  output: z.object({ message: z.string() }),
  problems: ['feedback-given', 'survey-link-over'],
});

/** People thanked after an event: all who came, all who made every stop, or all who did not come. */
export const thankedAudience = z.enum(['came', 'finished', 'did-not-come']);

export type ThankedAudience = z.infer<typeof thankedAudience>;

const ofEvent = z.object({ eventId: documentId });

export const readThankYou = endpoint({
  method: 'GET',
  path: '/api/admin/events/{eventId}/thank-you',
  access: 'admin',
  summary: 'Counts who can be thanked by mail after an event, and who has the mail.',
  params: ofEvent,
  output: z.object({
    /** True if this deployment can send mail. */
    isConfigured: z.boolean(),
    audiences: z.array(
      z.object({
        audience: thankedAudience,
        people: z.number().int(),
        /** Mailboxes of these people, one mail each. */
        emails: z.number().int(),
        /** Number of these mailboxes whose mail is sent or queued. */
        mailed: z.number().int(),
        /** Days until all who have no mail yet have it; 1 if all are sent at once. */
        daysToSend: z.number().int(),
      }),
    ),
  }),
  problems: ['event-gone', 'results-too-early'],
});

export const sendThankYou = endpoint({
  method: 'POST',
  path: '/api/admin/events/{eventId}/thank-you',
  access: 'admin',
  rate: { perMinute: 10, by: 'caller' },
  summary:
    'Mails thanks and the survey to each mailbox of an audience once, in the week after an event. Audited with the number.',
  params: ofEvent,
  body: z.strictObject({ audience: thankedAudience }),
  output: z.object({
    /** Number of new mails. */
    queued: z.number().int(),
  }),
  problems: ['event-gone', 'no-mail-for-thanks', 'results-too-early', 'thanks-too-late'],
});

export const previewThankYou = endpoint({
  method: 'GET',
  path: '/api/admin/events/{eventId}/thank-you/preview',
  access: 'admin',
  rate: { perMinute: 60, by: 'caller' },
  summary: 'Returns the mail that thanks an audience in a language, as it would be sent now.',
  params: ofEvent,
  query: z.strictObject({ audience: thankedAudience, language }),
  output: mailPreview,
  problems: ['event-gone'],
});
