import { z } from 'zod';
import { documentId, email, line, ticketIdPattern } from '../model/fields/values.ts';
import { decidedSeller, decisionsBySeller } from '../model/ticket-sellers.ts';
import { ticketDocument } from '../model/tickets.ts';
import { endpoint } from './contract/endpoint.ts';
import { takesBack } from './contract/takes-back.ts';

/** Ticket ID as staff type it. */
export const newTicketId = z
  .string()
  .trim()
  .toUpperCase()
  .regex(ticketIdPattern, 'ticket-id-characters');

export const adminTicket = ticketDocument
  .omit({ holderNameKey: true, holderNameTerms: true, entryKey: true })
  .extend({
    id: z.string(),
    /** True if the holder's email is null because only admins receive it (see `readTicketHolder`). */
    isEmailHidden: z.boolean().optional(),
  });

export type AdminTicket = z.infer<typeof adminTicket>;

/**
 * Name of the holder; a formula of a spreadsheet is rejected. Empty if unknown. The pattern skips spaces for
 * readers of openapi.json, where the name is not trimmed yet.
 */
const holderName = line(200)
  .regex(/^(?!\s*[=+@-])/, 'looks-like-formula-not-name')
  .transform((name) => name || null);

/** Optional email; empty if unknown. */
const holderEmail = z
  .string()
  .trim()
  // Not a pipe, whose rule openapi.json would not have.
  .refine((text) => text === '' || email.safeParse(text).success, 'enter-email')
  .transform((text) => (text === '' ? null : email.parse(text)));

export const holder = {
  holderName: holderName.nullable().optional().default(null),
  holderEmail: holderEmail.nullable().optional().default(null),
};

/** Holder that the sender expects, compared with the one on record. Empty for none. */
export const expectedText = z
  .string()
  .max(500)
  .transform((text) => text || null);

/** Type of a ticket; null for none. */
const typeId = documentId.nullable();

export const ticketBody = z.strictObject({
  id: newTicketId,
  ...holder,
  eventId: documentId.nullable().optional().default(null),
  typeId: typeId.optional().default(null),
  /** Order that it was bought with, whose tickets are a party at the desk; null if unknown. */
  orderId: line(64).nullable().optional().default(null),
  /** True if the desk takes the price; unchanged if omitted, false for a new ticket. */
  owes: z.boolean().optional(),
});

/**
 * Maximum number of tickets in one import or generation; the portal splits long files. A commit takes 500
 * writes including the audit.
 */
export const maxTicketsPerCommit = 400;

/**
 * Order of a list of tickets; `-` reverses it. Tickets without a holder's name, or unused ones, sort first.
 */
export const ticketSort = z.enum(['id', 'holder', '-holder', 'redeemed', '-redeemed']);

export type TicketSort = z.infer<typeof ticketSort>;

export const listTickets = endpoint({
  method: 'GET',
  path: '/api/admin/tickets',
  access: 'desk',
  summary:
    'Returns a page of tickets, by ID or by `sort`. Search matches the start of an ID, email, name or last name, in its own order. Only admins receive emails.',
  query: z.strictObject({
    search: z.string().trim().max(200).optional(),
    state: z.enum(['unused', 'redeemed']).optional(),
    /** Tickets that admit to this event: its own and, except for volunteers, tickets for the active event. */
    eventId: documentId.optional(),
    /** Ignored in a search. */
    sort: ticketSort.optional(),
    /** Rejected with another `sort`. */
    cursor: z.string().max(1000).optional(),
    limit: z.coerce.number().int().min(1).max(500).optional().default(50),
  }),
  output: z.object({
    tickets: z.array(adminTicket),
    /** Cursor of the next page; null at the end. */
    nextCursor: z.string().nullable(),
    counts: z.object({
      total: z.number().int(),
      unused: z.number().int(),
      redeemed: z.number().int(),
      /** Unused tickets of no event, which volunteers do not see. 0 for volunteers. */
      unassigned: z.number().int().default(0),
    }),
  }),
  problems: ['page-not-found'],
});

/** Maximum number of tickets in one part of an export. */
const exportPage = 500;

export const exportTickets = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/export',
  access: 'admin',
  summary:
    'Tickets with their holders for a file, a part at a time, as the list filters them. Each part is audited with its size.',
  body: listTickets.query.omit({ limit: true }),
  output: z.object({
    tickets: z.array(adminTicket).max(exportPage),
    nextCursor: z.string().nullable(),
  }),
  problems: ['page-not-found'],
});

export const readTicketHolder = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/{id}/holder',
  access: 'account',
  summary: 'One ticket with the email of its holder. Each request is audited.',
  params: z.object({ id: newTicketId }),
  output: adminTicket,
  problems: ['ticket-gone'],
});

export const addTicket = endpoint({
  method: 'POST',
  path: '/api/admin/tickets',
  access: 'desk',
  summary: 'Adds one ticket.',
  body: takesBack(ticketBody, adminTicket),
  output: adminTicket,
  problems: [
    'event-gone',
    'no-such-ticket-type',
    'sold-out',
    'ticket-event-missing',
    'ticket-exists',
    'too-few-left',
  ],
  idempotent: true,
});

/** Fields of a ticket that staff edit. Name and email are replaced together, and stay if both are omitted. */
export const ticketEdit = z.strictObject({
  holderName: holderName.nullable().optional(),
  holderEmail: holderEmail.nullable().optional(),
  /** Event that it admits to; null for whichever is active. Unchanged if omitted. */
  eventId: documentId.nullable().optional(),
  /** Type of `eventId`, which it needs. If omitted, the ticket keeps its type where the event has it. */
  typeId: typeId.optional(),
  /** True if the sender did not receive the email: a holder of the same name keeps it. */
  isEmailHidden: z.boolean().optional(),
  /**
   * Expected values (optimistic locking): another holder or event is rejected. Without them, the edit is saved over
   * any later version.
   */
  seen: takesBack(
    z.strictObject({
      holderName: expectedText.nullable(),
      holderEmail: expectedText.nullable(),
      eventId: documentId.nullable().optional(),
    }),
    adminTicket,
  ).optional(),
});

export const editTicket = endpoint({
  method: 'PUT',
  path: '/api/admin/tickets/{id}',
  access: 'account',
  summary:
    'Reassigns an unused ticket to another holder, releases it with nulls, or moves it to another event.',
  params: z.object({ id: newTicketId }),
  body: takesBack(ticketEdit, adminTicket),
  output: adminTicket,
  problems: [
    'event-gone',
    'no-such-ticket',
    'no-such-ticket-type',
    'sold-out',
    'ticket-holder-changed',
    'ticket-moved',
    'ticket-redeemed',
    'too-few-left',
  ],
});

export const changeTickets = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/changes',
  access: 'admin',
  summary:
    'Moves, reassigns or deletes up to 400 unused tickets in one commit, which can be undone for a day. Redeemed and unknown tickets stay unchanged.',
  body: z.strictObject({
    ids: z.array(newTicketId).min(1, 'choose-ticket').max(maxTicketsPerCommit),
    change: z.discriminatedUnion('kind', [
      /** Move to the event that they admit to; null for the active event. */
      z.strictObject({ kind: z.literal('move'), eventId: documentId.nullable() }),
      /** Change of the holder; nulls remove the holder. */
      z.strictObject({ kind: z.literal('reassign'), ...holder }),
      z.strictObject({ kind: z.literal('delete') }),
    ]),
  }),
  output: z.object({
    changed: z.number().int(),
    /** Tickets that are redeemed or unknown. */
    leftAlone: z.array(z.string()),
  }),
  problems: ['event-gone', 'no-such-ticket-type', 'sold-out', 'too-few-left'],
});

export const assignTickets = endpoint({
  method: 'POST',
  path: '/api/admin/events/{id}/tickets',
  access: 'admin',
  summary:
    'Assigns up to 400 unused tickets of no event to this one, which can be undone for a day. Repeat it while some are left.',
  params: z.object({ id: documentId }),
  output: z.object({ changed: z.number().int(), left: z.number().int() }),
  problems: ['event-gone', 'no-such-ticket-type', 'sold-out', 'too-few-left'],
});

export const deleteTicket = endpoint({
  method: 'DELETE',
  path: '/api/admin/tickets/{id}',
  access: 'admin',
  summary:
    'Deletes an unused ticket, which can be undone for a day. Redeemed tickets are evidence and stay.',
  params: z.object({ id: newTicketId }),
  // Earlier versions of the portal named the expected holder here, and must not delete without it.
  query: z.strictObject({}),
  output: z.object({ message: z.string() }),
  problems: ['no-such-ticket', 'ticket-holder-changed', 'ticket-moved', 'ticket-redeemed'],
});

/** A POST, since addresses are logged and the expected holder is a name and an email. */
export const deleteSeenTicket = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/{id}/deletion',
  access: 'admin',
  summary:
    'Deletes an unused ticket as DELETE does, unless its holder is no longer the expected one.',
  params: deleteTicket.params,
  body: takesBack(
    z.strictObject({
      holderName: expectedText.nullable(),
      holderEmail: expectedText.nullable(),
    }),
    adminTicket,
  ),
  output: deleteTicket.output,
  problems: deleteTicket.problems,
});

function eachOnce(tickets: { id: string }[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  tickets.forEach(({ id }, index) => {
    if (seen.has(id))
      context.addIssue({
        code: 'custom',
        path: [index, 'id'],
        message: 'ticket-repeated',
        params: { id },
      });
    seen.add(id);
  });
}

/** Maximum number of tickets that one import request withdraws: each has an audit entry. */
export const maxWithdrawnTickets = 100;

const keptDecisions = z.object({ decisions: decisionsBySeller });

export const readSellerDecisions = endpoint({
  method: 'GET',
  path: '/api/admin/ticket-sellers',
  access: 'admin',
  summary: 'Returns the decisions about the statuses and products in files of tickets, by seller.',
  output: keptDecisions,
  problems: [],
});

export const keepSellerDecisions = endpoint({
  method: 'PUT',
  path: '/api/admin/ticket-sellers',
  access: 'admin',
  summary: 'Keeps the decisions about the files of one seller for the next file.',
  body: takesBack(decidedSeller, keptDecisions),
  output: keptDecisions,
  problems: [],
});

export const importTickets = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/import',
  access: 'admin',
  summary:
    'Adds up to 400 tickets, or withdraws up to 100. Existing unused tickets are skipped or updated; redeemed tickets and those of another event are always skipped.',
  body: z
    .strictObject({
      tickets: z
        .array(takesBack(ticketBody, adminTicket))
        .max(maxTicketsPerCommit, { abort: true })
        .superRefine(eachOnce)
        .optional()
        .default([]),
      /** Tickets that are no longer valid where they were sold: deleted if they are unused. */
      withdraw: z.array(newTicketId).max(maxWithdrawnTickets).optional().default([]),
      /** Event of the tickets to withdraw, null for any active event: those of another event stay. If omitted, of all events. */
      withdrawFrom: documentId.nullable().optional(),
      /**
       * Treatment of existing unused tickets. `update`: they get the event, holder's name and email of the
       * import; empty values stay unchanged. Those of another event always stay.
       */
      existing: z.enum(['leave', 'update']).optional().default('leave'),
      /** First `changeId` of a file that takes several requests, which groups them in the list. */
      partOf: documentId.nullable().optional().default(null),
    })
    .refine(({ tickets, withdraw }) => tickets.length > 0 !== withdraw.length > 0, {
      path: ['tickets'],
      message: 'tickets-or-withdrawals',
    }),
  output: z.object({
    added: z.number().int(),
    /** Tickets that were deleted. */
    withdrawn: z.array(z.string()),
    /** Tickets to withdraw that were redeemed, with the person who did. They stay until staff decide. */
    stillUsed: z.array(
      z.object({ id: z.string(), name: z.string(), submissionId: z.string().nullable() }),
    ),
    /** Existing tickets that were changed. */
    updated: z.array(z.string()),
    /** Existing tickets that were left unchanged. */
    alreadyThere: z.array(z.string()),
    /** Existing tickets of another event, which were left unchanged. */
    ofOtherEvent: z.array(z.object({ id: z.string(), eventId: z.string() })),
    /** ID for an undo; null if there is nothing to undo. */
    changeId: z.string().nullable(),
  }),
  problems: ['event-gone', 'no-such-ticket-type', 'sold-out', 'too-few-left'],
  idempotent: true,
  bodyLimit: 1_048_576,
});

export const generateTickets = endpoint({
  method: 'POST',
  path: '/api/admin/tickets/generate',
  access: 'admin',
  summary: 'Generates tickets with an unguessable suffix.',
  body: z.strictObject({
    count: z
      .number('enter-number-tickets')
      .int('enter-whole-number')
      .min(1, 'generate-at-least-1-ticket')
      .max(maxTicketsPerCommit, 'too-many-new-tickets'),
    prefix: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{1,12}$/, 'prefix-characters'),
    eventId: documentId.nullable().optional().default(null),
    typeId: typeId.optional().default(null),
  }),
  output: z.object({ tickets: z.array(adminTicket) }),
  problems: ['event-gone', 'no-such-ticket-type', 'sold-out', 'too-few-left'],
  idempotent: true,
});
