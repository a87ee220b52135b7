import { z } from 'zod';
import { paymentMethod, registrationState } from './categories.ts';
import { instant, money } from './values.ts';

/** Cash that the desk took. */
export const payment = money.extend({
  method: z.literal('cash'),
  takenAt: instant,
  /** The staff member's uid. */
  takenBy: z.string(),
  tillId: z.string(),
});

/**
 * Which sessions of a participant count (docs/decisions/0043). The participant and each of their registrations and progress
 * documents carry it, so that rules compare a token with the document they are asked for, and a listener on
 * it ends with the session.
 */
export const sessionAccess = {
  /** Counts what ended every session at once: a token of another generation is refused. */
  generation: z.number().int().default(0),
  /** The sessions that were signed out since, by the id in their tokens. */
  endedSessions: z.record(z.string(), z.object({ endedAt: instant })).default({}),
};

/**
 * `registrations/{submissionId}`: the waiver's evidence, which never changes, what the desk did since, what
 * became of its address, and which sessions may read it.
 */
export const registrationDocument = z.object({
  eventId: z.string(),
  participantId: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  emergencyContact: z.string(),
  emergencyPhone: z.string(),
  over21: z.literal(true),
  liabilityWaiver: z.literal(true),
  marketingConsent: z.boolean(),
  waiverVersion: z.string(),
  /** SHA-256 of the exact text shown, in lower-case hex. */
  waiverSha256: z.string(),
  submittedAt: instant,
  ip: z.string(),
  userAgent: z.string(),
  paymentMethod,
  ticketId: z.string().nullable(),
  /** The ticket was verified, or the desk took the cash. */
  isVerified: z.boolean(),
  paidAt: instant.nullable(),
  paidTo: z.string().nullable(),
  status: z.enum(['active', 'cancelled']).default('active'),
  cancelledAt: instant.nullable().default(null),
  cancelledBy: z.string().nullable().default(null),
  /** ID seen and glass handed over at the desk. */
  arrivedAt: instant.nullable().default(null),
  arrivedBy: z.string().nullable().default(null),
  /** The first verified check-in. */
  firstVisitAt: instant.nullable().default(null),
  payment: payment.nullable().default(null),
  /** When a redemption code was last issued on its payment: what takes that back in the same moment meets this write. */
  codeIssuedAt: instant.optional(),
  /** How far they are (domain/registration-state.ts), kept for the queries that filter by it. */
  state: registrationState.default('cash-due'),
  /** The ticket it had until it was cancelled. */
  formerTicketId: z.string().nullable().default(null),
  /** The name that was signed, where staff have corrected it since. */
  signedName: z.string().nullable().default(null),
  /** The printed stamp card that they were given, `CARD-0041`; null: none. One at a time has it at an event. */
  stampCard: z.string().nullable().default(null),
  /** Those registered together share it; null: nobody said so. */
  partyId: z.string().nullable().default(null),
  /** Where the release was accepted; `paper` is kept by staff. */
  signedOn: z.enum(['own-device', 'desk-device', 'paper']).default('own-device'),
  /** The staff member's uid who took it at the desk; null: their own doing. */
  registeredBy: z.string().nullable().default(null),
  /** What a search by name compares with (domain/names.ts): the whole name's key, and its last word's. */
  nameKey: z.string().default(''),
  lastNameKey: z.string().default(''),
  version: z.number().int().default(1),
  /** When whoever reads the address's mail said that this is theirs; null: the address is the form's word. */
  emailProvenAt: instant.nullable().default(null),
  /** When they said that it is not: the address is taken out. Staff see it. */
  emailDisownedAt: instant.nullable().default(null),
  /** SHA-256 of the request's body in lower-case hex: the same key with another one is refused. */
  bodySha256: z.string().default(''),
  ...sessionAccess,
});

export type RegistrationDocument = z.infer<typeof registrationDocument>;
