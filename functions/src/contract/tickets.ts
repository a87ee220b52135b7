import { z } from 'zod';
import { ticketDocument } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { documentId, email, line, ticketIdPattern } from './values.ts';

/** A ticket id as staff type it. */
export const newTicketId = z
  .string()
  .trim()
  .toUpperCase()
  .regex(ticketIdPattern, 'A ticket ID has letters, digits and dashes, at most 64.');

export const adminTicket = ticketDocument
  .omit({ holderNameKey: true, holderLastNameKey: true })
  .extend({ id: z.string() });
export type AdminTicket = z.infer<typeof adminTicket>;

/** A name that a spreadsheet would carry out as a formula is nobody's. Empty: not known. */
const holderName = line(200)
  .regex(/^(?![=+@-])/, 'This looks like a formula, not a name.')
  .transform((name) => name || null);

/** As `email`, or empty: not known. */
const holderEmail = z
  .string()
  .trim()
  .toLowerCase()
  .refine(
    (text) => text === '' || email.safeParse(text).success,
    'Please enter a valid email address.',
  )
  .transform((text) => text || null);

const holder = {
  holderName: holderName.nullable().optional().default(null),
  holderEmail: holderEmail.nullable().optional().default(null),
};

/** A holder as the sender saw it, for the server to compare with the one on record. Empty: none. */
const seenText = z
  .string()
  .max(500)
  .transform((text) => text || null);

export const ticketBody = z.strictObject({
  id: newTicketId,
  ...holder,
  eventId: documentId.nullable().optional().default(null),
});

/**
 * Tickets in one import or generation at most; the portal sends a long file in several. A commit takes
 * 500 writes, the audit's among them.
 */
export const importChunk = 400;

export const listTickets = endpoint({
  method: 'GET',
  path: '/api/admin/tickets',
  access: 'desk',
  summary:
    'Tickets by id, a page at a time; search is by the start of id, email, name or last name.',
  query: z.strictObject({
    search: z.string().trim().max(200).optional(),
    state: z.enum(['unused', 'redeemed']).optional(),
    /** Those that admit to this event: its own, and those of whichever is active. */
    eventId: documentId.optional(),
    cursor: z.string().max(1000).optional(),
    limit: z.coerce.number().int().min(1).max(500).optional().default(50),
  }),
  output: z.object({
    tickets: z.array(adminTicket),
    /** For the next page; null at the end. */
    nextCursor: z.string().nullable(),
    counts: z.object({
      total: z.number().int(),
      unused: z.number().int(),
      redeemed: z.number().int(),
    }),
  }),
  problems: [],
});

export const addTicket = endpoint({
  method: 'POST',
  path: '/api/admin/tickets',
  access: 'desk',
  summary: 'Adds one ticket.',
  body: ticketBody,
  output: adminTicket,
  problems: ['already-exists', 'not-found'],
  idempotent: true,
});

export const editTicket = endpoint({
  method: 'PUT',
  path: '/api/admin/tickets/{id}',
  access: 'desk',
  summary:
    'Reassigns an unused ticket to another holder, or releases it with nulls; may move it to another event.',
  params: z.object({ id: newTicketId }),
  body: z.strictObject({
    ...holder,
    /** What it admits to; null: whichever event is active. Left out: as before. */
    eventId: documentId.nullable().optional(),
    /** What is replaced: another holder or event is refused, so that nobody is overwritten unseen. */
    seen: z.strictObject({
      holderName: seenText.nullable(),
      holderEmail: seenText.nullable(),
      eventId: documentId.nullable().optional(),
    }),
  }),
  output: adminTicket,
  problems: ['not-found', 'ticket-used', 'stale-edit'],
});

export const changeTickets = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/changes',
  access: 'admin',
  summary:
    'Moves, reassigns or deletes up to 400 unused tickets in one commit; redeemed and unknown ones stay as they are.',
  body: z.strictObject({
    ids: z.array(newTicketId).min(1, 'Choose a ticket.').max(importChunk),
    change: z.discriminatedUnion('kind', [
      /** To the event that they admit to; null: whichever is active. */
      z.strictObject({ kind: z.literal('move'), eventId: documentId.nullable() }),
      /** To one holder, or with nulls to nobody in particular. */
      z.strictObject({ kind: z.literal('reassign'), ...holder }),
      z.strictObject({ kind: z.literal('delete') }),
    ]),
  }),
  output: z.object({
    changed: z.number().int(),
    /** Those that were redeemed meanwhile, or are not there. */
    leftAlone: z.array(z.string()),
  }),
  problems: ['not-found'],
});

export const deleteTicket = endpoint({
  method: 'DELETE',
  path: '/api/admin/tickets/{id}',
  access: 'admin',
  summary: 'Deletes an unused ticket; a redeemed one is evidence and stays.',
  params: z.object({ id: newTicketId }),
  /** The holder that was seen, as in `editTicket`; left out, the ticket is deleted whoever holds it. */
  query: z.strictObject({ holderName: seenText.optional(), holderEmail: seenText.optional() }),
  output: z.object({ message: z.string() }),
  problems: ['not-found', 'ticket-used', 'stale-edit'],
});
