import { z } from 'zod';
import { type PaymentMethod, paymentMethod, registrationState } from '../model/categories.ts';
import {
  documentId,
  email,
  instant,
  line,
  money,
  personName,
  phone,
  ticketId,
  typedTicketId,
} from '../model/fields/values.ts';
import { translatedText } from '../model/organization.ts';
import { endpoint } from './contract/endpoint.ts';
import { linkToken } from './contract/link-token.ts';
import { takesBack } from './contract/takes-back.ts';

export const ticketValidation = z.strictObject({
  isValid: z.boolean(),
  message: z.string().max(500),
  participantName: z.string().max(200).nullish(),
  eventName: z.string().max(200).nullish(),
});

export const validateTicket = endpoint({
  method: 'POST',
  path: '/api/tickets/validate',
  access: 'anyone',
  // A venue's Wi-Fi is one address: a full house within a minute.
  rate: { perMinute: 600, by: 'address' },
  summary: 'Returns if a ticket can be redeemed. Changes nothing.',
  body: z.strictObject({
    ticketId,
    /** Event that staff chose; the active one if omitted, and for anyone else. */
    eventId: documentId.optional(),
    /** Proof of a verified email (api/sessions.ts), whose tickets need no code. */
    emailProof: z.string().max(64).optional(),
  }),
  output: z.object({
    isValid: z.boolean(),
    message: z.string(),
    /** Holder on record, masked for anyone but staff; null if there is none. */
    participantName: z.string().nullable(),
    eventName: z.string().nullable(),
    /** First letter of the email that confirms the ticket, 'm•••@…'; null if the caller needs no code. */
    emailHint: z.string().nullable(),
    /** ID as printed on the ticket, or as typed if there is no such ticket. */
    ticketId: z.string(),
    /** Reason for a rejection; null for a valid ticket and without an active event. */
    reason: z.enum(['not-found', 'used', 'other-event', 'owes']).nullable(),
    /** Time at which a used ticket was registered. */
    usedAt: instant.nullable(),
    /** Minimum age of its type; null for that of the organization. */
    minimumAge: z.number().int().nullable().default(null),
    /** ID of its type; null without one. */
    typeId: z.string().nullable().default(null),
  }),
  problems: ['too-many-attempts'],
});

export const registrationBody = z.strictObject({
  /** Ticket to redeem; with `cash`, the one that the attendee will show at the desk, unless its validation failed. */
  ticketId: typedTicketId.optional().default(''),
  fullName: personName,
  email,
  phone: phone.optional().default(''),
  emergencyContact: line(200).optional().default(''),
  emergencyPhone: phone.optional().default(''),
  over21: z.literal(true, 'confirm-your-age'),
  liabilityWaiver: z.literal(true, 'accept-liability-waiver'),
  marketingConsent: z.boolean().optional().default(false),
  /** Result of the validation on the device; the server validates again. */
  ticketValidation: takesBack(ticketValidation, validateTicket.output).nullish(),
  paymentMethod,
  /** Version of the text shown; defaults to the current one. */
  waiverVersion: z.string().max(40).optional(),
  /** Time at which the text was opened to read it. */
  releaseOpenedAt: instant.nullish(),
  /** True if the signer agreed to sign and receive records electronically. */
  electronicRecords: z.boolean().optional(),
  /** Event that was shown, rejected if it is no longer the active one. Defaults to the active event. */
  eventId: documentId.optional(),
  /** Proof of a verified email (api/sessions.ts): the holder's, which a ticket with an email on record requires. */
  emailProof: z.string().max(64).optional(),
  /** Offer of a place at a sold-out event. */
  offer: linkToken.optional(),
});

/** True unless a prepaid registration names no ticket. */
export const hasTicketIfPrepaid = (body: { ticketId: string; paymentMethod: PaymentMethod }) =>
  body.paymentMethod === 'cash' || ticketId.safeParse(body.ticketId).success;

export const ticketIsMissing = {
  path: ['ticketId'],
  error: 'ticket-id-required',
};

/** Problems of registering an attendee or a guest. */
export const registrationProblems = [
  'already-registered',
  'email-limit',
  'email-not-proven',
  'form-already-sent',
  'no-active-event',
  'no-release',
  'no-such-ticket-type',
  'other-event-open',
  'places-for-waiting-list',
  'sold-out',
  'staff-code-limit',
  'ticket-not-found',
  'ticket-not-yours',
  'ticket-of-other-event',
  'ticket-owes',
  'ticket-used',
  'too-few-left',
  'too-many-attempts',
  'unknown-waiver',
  'waiver-changed',
] as const;

export const submitRegistration = endpoint({
  method: 'POST',
  path: '/api/waiver/submit',
  access: 'anyone',
  // A venue's Wi-Fi is one address: a full house within a minute.
  rate: { perMinute: 600, by: 'address' },
  summary:
    'Registers for the active event with waiver, ticket or cash, and a new participant, all or nothing.',
  body: registrationBody.refine(hasTicketIfPrepaid, ticketIsMissing),
  output: z.object({
    user: z.object({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
    }),
    /** Firebase custom token, to be exchanged at once and never stored. */
    sessionId: z.string(),
    submissionId: z.string(),
  }),
  problems: registrationProblems,
  idempotent: true,
  // The device leaves them out of its idempotency key as well.
  ignoredInIdempotencyHash: ['ticketValidation', 'emailProof', 'releaseOpenedAt'],
});

export const readConfirmation = endpoint({
  method: 'GET',
  path: '/api/waiver/{submissionId}',
  access: 'anyone',
  rate: { perMinute: 600, by: 'address' },
  summary:
    'Returns the confirmation. The name is masked for callers other than the participant and staff.',
  params: z.object({ submissionId: z.string().max(128) }),
  output: z.object({
    submissionId: z.string(),
    participantName: z.string(),
    submittedAt: instant,
    paymentMethod,
    ticketId: z.string().optional(),
    /** Type of the ticket; absent for none. */
    ticketType: z
      .object({
        name: z.string(),
        nameIn: translatedText,
        includesDrinks: z.boolean(),
        /** Age in years; null for that of the organization. */
        minimumAge: z.number().int().nullable().default(null),
      })
      .optional(),
    /** Ticket that the participant said they would show at the desk; only for the participant and staff. */
    deskTicketId: z.string().optional(),
    isVerified: z.boolean(),
    /** True for a guest who signs the release at the desk. */
    mustSign: z.boolean().default(false),
    /** Progress of the registration: cash due, paid, arrived. */
    state: registrationState,
    /** Arrival at the desk; null before. */
    arrivedAt: instant.nullable(),
    /** True if the caller is the participant. */
    isOwn: z.boolean(),
    event: z.object({
      id: z.string(),
      name: z.string(),
      place: z.string(),
      startTime: instant,
      endTime: instant,
      timeZone: z.string(),
      /** Price of a ticket at the desk. */
      ticketPrice: money,
    }),
  }),
  problems: ['submission-not-found'],
});
