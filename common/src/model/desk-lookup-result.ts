import { z } from 'zod';
import { registrationState } from './categories.ts';
import { instant } from './values.ts';

/** A registered person as the desk sees them: enough to greet them, no more. */
export const deskPerson = z.object({
  submissionId: z.string(),
  fullName: z.string(),
  ticketId: z.string().nullable(),
  state: registrationState,
  /** A ticket was verified or the cash was taken. */
  isVerified: z.boolean(),
});
export type DeskPerson = z.infer<typeof deskPerson>;

/** Why the desk refuses. */
export const deskRefusal = z.enum([
  'unknown',
  'used',
  'wrong-event',
  'cancelled',
  'revoked',
  'not-paid',
  'reward-locked',
  'reward-claimed',
  'out-of-stock',
  'code-expired',
]);
export type DeskRefusal = z.infer<typeof deskRefusal>;

/** The one answer to what was scanned or typed. */
export const deskLookupResult = z.object({
  /**
   * `welcome`: let them in. `collect`: cash first. `redeem`: hand the reward over. `register`: a good ticket
   * that nobody has registered with. `choose`: a name that several people may have. `refused`: see `reason`.
   */
  answer: z.enum(['welcome', 'collect', 'redeem', 'register', 'choose', 'refused']),
  reason: deskRefusal.nullable(),
  /** When, and by whom, what it is refused for happened. */
  happenedAt: instant.nullable(),
  happenedBy: z.string().nullable(),
  /** What was looked up, in its normal spelling: a ticket's id, a code, a confirmation's id, a name. */
  lookedUp: z.string(),
  /** The event that it belongs to, where that is not this one. */
  otherEventName: z.string().nullable(),
  /** The person meant, first; then those of their party who are not in yet. With `choose`: whom it may mean. */
  people: z.array(deskPerson),
  reward: z.object({ code: z.string(), name: z.string() }).nullable(),
  ticketId: z.string().nullable(),
});
export type DeskLookupResult = z.infer<typeof deskLookupResult>;
