import { z } from 'zod';
import { paymentMethod, registrationState } from '../model/categories.ts';
import { documentId, email, instant, line, money, requiredLine } from '../model/values.ts';
import { endpoint } from './endpoint.ts';

/** A ticket id as people type it, trimmed and in capitals; empty where they have none. */
export const typedTicketId = z
  .string()
  .trim()
  .toUpperCase()
  .max(64, 'A ticket ID has at most 64 characters.');

/** As `typedTicketId`, and there must be one. */
export const ticketId = typedTicketId.min(1, 'Please enter your ticket ID to continue.');

export const ticketValidation = z.strictObject({
  isValid: z.boolean(),
  message: z.string().max(500),
  participantName: z.string().max(200).nullish(),
  eventName: z.string().max(200).nullish(),
});

export type TicketValidation = z.infer<typeof ticketValidation>;

export const validateTicket = endpoint({
  method: 'POST',
  path: '/api/tickets/validate',
  access: 'anyone',
  rate: { perMinute: 240, by: 'address' },
  summary: 'Says whether a ticket can be redeemed; changes nothing.',
  body: z.strictObject({ ticketId }),
  output: z.object({
    isValid: z.boolean(),
    message: z.string(),
    /** The holder on record, masked for anyone but staff; null where none is. */
    participantName: z.string().nullable(),
    eventName: z.string().nullable(),
  }),
  problems: ['too-many-requests'],
});

const phone = line(40).regex(/^[+\d\s().x-]*$/i, 'Please enter a phone number.');

export const registrationBody = z.strictObject({
  ticketId: typedTicketId.optional().default(''),
  fullName: requiredLine(200),
  email,
  phone: phone.optional().default(''),
  emergencyContact: line(200).optional().default(''),
  emergencyPhone: phone.optional().default(''),
  over21: z.literal(true, 'Please confirm you are 21+.'),
  liabilityWaiver: z.literal(true, 'Please accept the liability waiver.'),
  marketingConsent: z.boolean().optional().default(false),
  /** What validation answered on the device; the server looks again. */
  ticketValidation: ticketValidation.nullish(),
  paymentMethod,
  /** The text that was shown; the current one where it is left out. */
  waiverVersion: z.string().max(40).optional(),
  /** The event that was shown: refused once it is not the active one. Left out: whichever is. */
  eventId: documentId.optional(),
  /** What proving the address was answered with (contract/session.ts): a ticket held for it asks for that. */
  emailProof: z.string().max(64).optional(),
});

export const submitRegistration = endpoint({
  method: 'POST',
  path: '/api/waiver/submit',
  access: 'anyone',
  rate: { perMinute: 240, by: 'address' },
  summary:
    'Registers for the active event: waiver, ticket or cash, and a participant of its own, all or nothing.',
  body: registrationBody,
  output: z.object({
    user: z.object({
      id: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
    }),
    /** A Firebase custom token, to be exchanged at once and stored nowhere. */
    sessionId: z.string(),
    submissionId: z.string(),
  }),
  problems: [
    'ticket-not-found',
    'ticket-used',
    'ticket-not-yours',
    'email-not-proven',
    'already-registered',
    'no-active-event',
    'too-many-requests',
  ],
  idempotent: true,
});

export const readConfirmation = endpoint({
  method: 'GET',
  path: '/api/waiver/{submissionId}',
  access: 'anyone',
  rate: { perMinute: 120, by: 'address' },
  summary: 'The confirmation; the name is masked for anyone but the participant and staff.',
  params: z.object({ submissionId: z.string().max(128) }),
  output: z.object({
    submissionId: z.string(),
    participantName: z.string(),
    submittedAt: instant,
    paymentMethod,
    ticketId: z.string().optional(),
    isVerified: z.boolean(),
    /** How far they are: cash due, paid, arrived. */
    state: registrationState,
    /** When the desk let them in; null until then. */
    arrivedAt: instant.nullable(),
    /** Whoever asks is the participant. */
    isOwn: z.boolean(),
    event: z.object({
      id: z.string(),
      name: z.string(),
      place: z.string(),
      startTime: instant,
      endTime: instant,
      timeZone: z.string(),
      /** What a ticket costs at the desk. */
      ticketPrice: money,
    }),
  }),
  problems: ['not-found', 'too-many-requests'],
});
