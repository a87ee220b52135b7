import { z } from 'zod';
import { instant } from './fields/values.ts';

/**
 * `mailStops/{random ID}`: read by no client; link in a mail to many by which its recipient stops them, and answers its
 * survey. It names the mailbox by its hash.
 */
export const mailStopDocument = z.object({
  mailbox: z.string(),
  /** `news`, the ID of the event whose mails it stops, or `notice` for the request for a notice. */
  scope: z.string(),
  /** Registration of the attendee whose survey the link answers; null for other mails. */
  submissionId: z.string().nullable().default(null),
  /** SHA-256 of the secret in the link. */
  secretSha256: z.string(),
  /** True once the link was used. */
  isStopped: z.boolean(),
  /** Time after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type MailStopDocument = z.infer<typeof mailStopDocument>;
