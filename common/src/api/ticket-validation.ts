import { z } from 'zod';
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
