import { z } from 'zod';
import { email, instant } from './fields/values.ts';
import { language } from './organization.ts';

/**
 * `waitingList/{hash of event and mailbox}`: read by no client; email that waits for a place at a sold-out event, or has one
 * on offer. An entry counts for nothing until its email is confirmed. The place of an offer is counted as taken
 * (model/ticket-counts.ts). It ends with a registration.
 */
export const waitingListDocument = z.object({
  eventId: z.string(),
  email,
  language,
  state: z.enum(['unconfirmed', 'waiting', 'offered']),
  /** Turn of the entry, earliest first: time of the confirmation, unless staff moved it. */
  joinedAt: instant,
  /** Hash of the network that it came from, of which an event has few entries; empty for early entries. */
  network: z.string().default(''),
  /** End of the offer; null while waiting. */
  offerEndsAt: instant.nullable(),
  /** SHA-256 of the secret in the link of the last mail, which confirms the email or opens the offer. */
  secretSha256: z.string().default(''),
  /** Time after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type WaitingListDocument = z.infer<typeof waitingListDocument>;
