import { z } from 'zod';
import { arrivalSource, offlineConflictReason, registrationState } from './categories.ts';
import { instant } from './values.ts';

/** `admissions/{id}`: nobody; one press at the desk, for one person or their party, and whether it was undone. */
export const admissionDocument = z.object({
  eventId: z.string(),
  /** The registrations whose ID was seen and who got their glass. */
  arrived: z.array(z.string()),
  /** The registrations that paid. */
  paid: z.array(z.string()),
  /** What each of those paid. */
  amountCents: z.number().int(),
  tillId: z.string().nullable(),
  /** When it was done; of a door list, when it was entered. */
  happenedAt: instant,
  source: arrivalSource.default('desk'),
  /** The staff member's uid, and the name they go by. */
  staffId: z.string(),
  staffName: z.string(),
  /**
   * Registrations let in without a connection that should not have been, and why: what was handed over stays
   * a fact.
   */
  doubts: z.record(z.string(), offlineConflictReason),
  undoneAt: instant.nullable(),
  undoneBy: z.string().nullable(),
});

export type AdmissionDocument = z.infer<typeof admissionDocument>;

/** `tills/{eventId_staffId_number}`: nobody; one volunteer's cash from the opening to the count. */
export const tillDocument = z.object({
  eventId: z.string(),
  staffId: z.string(),
  staffName: z.string(),
  currency: z.string(),
  openingFloatCents: z.number().int(),
  salesCents: z.number().int(),
  salesCount: z.number().int(),
  refundsCents: z.number().int(),
  /** What was handed to other tills, less what came from them. */
  handedOverCents: z.number().int(),
  openedAt: instant,
  closedAt: instant.nullable(),
  closedBy: z.string().nullable(),
  countedCents: z.number().int().nullable(),
  /** Why the count differs; empty where it does not. */
  explanation: z.string(),
});

export type TillDocument = z.infer<typeof tillDocument>;

/** `tillEntries/{id}`: nobody; one movement of a till's cash. */
export const tillEntryDocument = z.object({
  eventId: z.string(),
  tillId: z.string(),
  kind: z.enum(['sale', 'void', 'refund', 'handover']),
  /** Into the till; negative: out of it. */
  amountCents: z.number().int(),
  submissionId: z.string().nullable(),
  /** The till on the other side of a handover. */
  otherTillId: z.string().nullable(),
  happenedAt: instant,
  staffName: z.string(),
  note: z.string(),
});

export type TillEntryDocument = z.infer<typeof tillEntryDocument>;

/**
 * `deskDoubts/{id}`: nobody; what the desk handed over without a connection and should not have, until somebody
 * has settled it. The hand-over stays a fact.
 */
export const offlineConflictDocument = z.object({
  eventId: z.string(),
  kind: z.enum(['arrival', 'redemption']),
  reason: offlineConflictReason,
  participantId: z.string(),
  submissionId: z.string().nullable(),
  /** The reward that was handed over; null for an arrival. */
  rewardId: z.string().nullable(),
  /** When it was handed over, as the desk's device said, and who did it. */
  happenedAt: instant,
  staffName: z.string(),
  /** When, and by whom, what speaks against it happened; null where nothing did. */
  earlierAt: instant.nullable(),
  earlierBy: z.string().nullable(),
  settledAt: instant.nullable(),
  settledBy: z.string().nullable(),
  /** How it was settled; empty until then. */
  note: z.string(),
});

export type OfflineConflictDocument = z.infer<typeof offlineConflictDocument>;

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
