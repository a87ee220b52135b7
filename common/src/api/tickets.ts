import { z } from 'zod';
import { ticketDocument } from '../model/documents.ts';
import { documentId, email, line, ticketIdPattern } from '../model/values.ts';
import { endpoint } from './endpoint.ts';

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

/**
 * A name that a spreadsheet would carry out as a formula is nobody's. Empty: not known. The pattern looks past spaces
 * for the document's sake: whoever reads it there has not trimmed the name.
 */
const holderName = line(200)
  .regex(/^(?!\s*[=+@-])/, 'This looks like a formula, not a name.')
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

export const holder = {
  holderName: holderName.nullable().optional().default(null),
  holderEmail: holderEmail.nullable().optional().default(null),
};

/** A holder as the sender saw it, for the server to compare with the one on record. Empty: none. */
export const expectedText = z
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
export const maxTicketsPerCommit = 400;

/** How a list of tickets is ordered: `-` turns it round. A ticket without a holder's name, or unused, has the least. */
export const ticketSort = z.enum(['id', 'holder', '-holder', 'redeemed', '-redeemed']);
export type TicketSort = z.infer<typeof ticketSort>;

export const listTickets = endpoint({
  method: 'GET',
  path: '/api/admin/tickets',
  access: 'desk',
  summary:
    'Tickets, a page at a time, by id or as `sort` says; search is by the start of id, email, name or last name, and has its own order.',
  query: z.strictObject({
    search: z.string().trim().max(200).optional(),
    state: z.enum(['unused', 'redeemed']).optional(),
    /** Those that admit to this event: its own, and those of whichever is active. */
    eventId: documentId.optional(),
    /** Not looked at where there is a search. */
    sort: ticketSort.optional(),
    /** Of another `sort`: refused. */
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
