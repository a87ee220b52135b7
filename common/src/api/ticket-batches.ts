import { z } from 'zod';
import { undoneImport } from '../model/staff.ts';
import { documentId, instant } from '../model/values.ts';
import { endpoint } from './endpoint.ts';
import { adminTicket, maxTicketsPerCommit, ticketBody } from './tickets.ts';

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
