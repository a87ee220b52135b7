import { z } from 'zod';
import { ticketDocument, undoneImport } from '../model/tickets.ts';
import { documentId, email, instant, line, ticketIdPattern } from '../model/values.ts';
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
      holderName: expectedText.nullable(),
      holderEmail: expectedText.nullable(),
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
    ids: z.array(newTicketId).min(1, 'Choose a ticket.').max(maxTicketsPerCommit),
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
  query: z.strictObject({
    holderName: expectedText.optional(),
    holderEmail: expectedText.optional(),
  }),
  output: z.object({ message: z.string() }),
  problems: ['not-found', 'ticket-used', 'stale-edit'],
});

function eachOnce(tickets: { id: string }[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  tickets.forEach(({ id }, index) => {
    if (seen.has(id))
      context.addIssue({ code: 'custom', path: [index, 'id'], message: `${id} is here twice.` });
    seen.add(id);
  });
}

export const importTickets = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/import',
  access: 'admin',
  summary:
    'Adds up to 400 tickets; unused ones that exist are left as they are or updated, redeemed ones always left.',
  body: z.strictObject({
    tickets: z.array(ticketBody).min(1).max(maxTicketsPerCommit).superRefine(eachOnce),
    /**
     * What becomes of tickets that exist and are unused. `update`: they admit to the event named here, and have
     * the holder's name and email named here; one that is left empty stays as it is.
     */
    existing: z.enum(['leave', 'update']).optional().default('leave'),
    /** Of a file that takes several calls: the first `importId` it was given, so that they are listed as one import. */
    partOf: documentId.nullable().optional().default(null),
  }),
  output: z.object({
    added: z.number().int(),
    /** Those that existed and were changed. */
    updated: z.array(z.string()),
    /** Those that existed and are as they were. */
    alreadyThere: z.array(z.string()),
    /** By which it is undone; null: there is nothing to undo. */
    importId: z.string().nullable(),
  }),
  problems: ['not-found'],
  idempotent: true,
  bodyLimit: 1_048_576,
});

/** How long an import can be undone. Milliseconds. */
export const undoImportMs = 24 * 60 * 60 * 1000;

/** How many calls of imports are looked at, the latest: 80,000 tickets. */
export const maxImportsListed = 200;

export const listImports = endpoint({
  method: 'GET',
  path: '/api/admin/tickets/imports',
  access: 'admin',
  summary:
    'The imports that can still be undone, the latest first; the calls of one file are one import.',
  output: z.object({
    imports: z.array(
      z.object({
        /** By which its calls are undone, the first one first. */
        importIds: z.array(z.string()),
        /** How many tickets it added or updated. */
        ticketCount: z.number().int(),
        /** The first of them by id, and the last. */
        firstTicket: z.string(),
        lastTicket: z.string(),
        madeBy: z.string(),
        madeAt: instant,
        undoUntil: instant,
      }),
    ),
  }),
  problems: [],
});

export const undoImport = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/imports/{id}/undo',
  access: 'admin',
  summary:
    'Takes away what an import added and puts back what it updated, within a day; a repeat is answered as the first.',
  params: z.object({ id: documentId }),
  output: undoneImport,
  problems: ['not-found', 'undo-over'],
});

export const generateTickets = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/generate',
  access: 'admin',
  summary: 'Generates tickets whose suffix cannot be guessed.',
  body: z.strictObject({
    count: z
      .number('Enter how many tickets.')
      .int('Enter a whole number.')
      .min(1, 'Generate at least 1 ticket.')
      .max(maxTicketsPerCommit, `Generate at most ${maxTicketsPerCommit} tickets at a time.`),
    prefix: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{1,12}$/, 'A prefix has 1 to 12 letters and digits.'),
    eventId: documentId.nullable().optional().default(null),
  }),
  output: z.object({ tickets: z.array(adminTicket) }),
  problems: ['not-found'],
  idempotent: true,
});
