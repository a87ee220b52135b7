import { z } from 'zod';
import { deskPayment, paymentMethod, registrationState } from './categories.ts';
import { orElse } from './fields/stored.ts';
import { instant, latestInstant, money } from './fields/values.ts';

/** Payment at the desk. */
export const payment = money.extend({
  method: deskPayment,
  takenAt: instant,
  /** Full name of the staff member who received the payment. */
  takenBy: z.string(),
  tillId: z.string(),
});

/**
 * Valid sessions of a participant (docs/decisions/0043). The participant and each of their registrations and
 * progress documents carry them, so that rules compare a token with the requested document, and a listener
 * ends with its session.
 */
export const sessionAccess = {
  /** Counts events that ended all sessions at once: a token of another generation is rejected. */
  generation: z.number().int().default(0),
  /** Sessions that were signed out, by the ID in their tokens. One with an unreadable time stays ended. */
  endedSessions: z
    .record(z.string(), orElse(z.object({ endedAt: instant }), { endedAt: latestInstant }))
    .default({}),
};

/**
 * `registrations/{submissionId}`: immutable evidence of the waiver, actions of the desk, state of the email,
 * and sessions that may read it.
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
  /** False for a guest who signs at the desk, before they are admitted. */
  liabilityWaiver: z.boolean(),
  marketingConsent: z.boolean(),
  waiverVersion: z.string(),
  /** SHA-256 of the exact text shown, in lower-case hex. */
  waiverSha256: z.string(),
  submittedAt: instant,
  ip: z.string(),
  userAgent: z.string(),
  paymentMethod,
  ticketId: z.string().nullable(),
  /** Type of the ticket, of an unpaid one to show, or of the one that the desk sells; null for none, or until the sale. */
  typeId: z.string().nullable().default(null),
  /** True if the ticket was verified or the desk was paid. */
  isVerified: z.boolean(),
  paidAt: instant.nullable(),
  paidTo: z.string().nullable(),
  status: z.enum(['active', 'cancelled']).default('active'),
  cancelledAt: instant.nullable().default(null),
  cancelledBy: z.string().nullable().default(null),
  /** Time at which the ID was checked and the glass was handed out. */
  arrivedAt: instant.nullable().default(null),
  arrivedBy: z.string().nullable().default(null),
  /** Time of the first verified check-in. */
  firstVisitAt: instant.nullable().default(null),
  payment: payment.nullable().default(null),
  /** Latest redemption code issued on its payment: makes a concurrent refund conflict. */
  codeIssuedAt: instant.optional(),
  /** Derived state (rules/registrations/registration-state.ts), stored for queries. */
  state: registrationState.default('cash-due'),
  /** Ticket that the attendee said they would show at the desk instead of confirming its email; null for none. */
  deskTicketId: z.string().nullable().default(null),
  /** True while it has the place of that ticket instead of another one (ADR 47). */
  sharesTicketPlace: z.boolean().optional(),
  /** Latest cancellation of many registrations that it was part of, with the time; stays after it was restored. */
  cancelledIn: z.object({ id: z.string(), at: instant }).optional(),
  /** Ticket that it had before it was cancelled. */
  formerTicketId: z.string().nullable().default(null),
  /** Signed name, if staff have corrected the name since. */
  signedName: z.string().nullable().default(null),
  /** Printed stamp card, `CARD-0041`; null for none. Unique within an event. */
  stampCard: z.string().nullable().default(null),
  /** ID of the party that registered together; null for none. */
  partyId: z.string().nullable().default(null),
  /** Medium on which the release was accepted; `paper` is stored by staff, `host-device` is a guest's (api/guests.ts). */
  signedOn: z.enum(['own-device', 'host-device', 'desk-device', 'paper']).default('own-device'),
  /** Time at which the signer opened the text to read it, as the device reported it; null if unknown. */
  releaseOpenedAt: instant.nullable().default(null),
  /** True if the signer agreed to sign and receive records electronically. */
  electronicRecords: z.boolean().default(false),
  /** Time at which a guest signed at the desk; null if the release was signed with the registration. */
  releaseSignedAt: instant.nullable().default(null),
  /** Uid of the staff member who registered the person at the desk; null for own registrations. */
  registeredBy: z.string().nullable().default(null),
  /** Keys for the order by name (rules/people/names.ts) and the search (rules/people/name-search.ts). */
  nameKey: z.string().default(''),
  nameTerms: z.array(z.string()).default([]),
  version: z.number().int().default(1),
  /** Time at which the owner of the email confirmed the registration; null if the email is unverified. */
  emailProvenAt: instant.nullable().default(null),
  /** Time at which the owner of the email rejected the registration: the email was removed. Staff see it. */
  emailDisownedAt: instant.nullable().default(null),
  ...sessionAccess,
});

export type RegistrationDocument = z.infer<typeof registrationDocument>;
