import { z } from 'zod';
import { instant } from './values.ts';

/** `tickets/{ticketId}`: staff only. The id is what is printed on the ticket, in capitals. */
export const ticketDocument = z.object({
  /** The event it admits to; null: whichever event is active. */
  eventId: z.string().nullable(),
  holderName: z.string().nullable(),
  holderEmail: z.string().nullable(),
  /** What a search by name compares with (domain/new-ticket.ts): the whole name's key, and its last word's. */
  holderNameKey: z.string().nullable(),
  holderLastNameKey: z.string().nullable(),
  source: z.enum(['import', 'generated', 'manual']),
  state: z.enum(['unused', 'redeemed']),
  redeemedBy: z.string().nullable(),
  submissionId: z.string().nullable(),
  redeemedAt: instant.nullable(),
  createdAt: instant,
});

export type TicketDocument = z.infer<typeof ticketDocument>;

const ticketFields = z.object({
  eventId: z.string().nullable(),
  holderName: z.string().nullable(),
  holderEmail: z.string().nullable(),
});

export const undoneImport = z.object({
  /** How many of those it added are gone again. */
  removed: z.number().int(),
  /** How many of those it updated are as they were before. */
  restored: z.number().int(),
  /** Those that stay as they are: redeemed, changed or taken away since. */
  leftAlone: z.array(z.string()),
});

/**
 * `ticketImports/{id}`: nobody; what one call of an import did, so that it can be undone. Some 600 KB at most: of 400
 * tickets what was replaced, and of what replaced it a digest alone.
 */
export const ticketImportDocument = z.object({
  tickets: z.array(
    z.object({ id: z.string(), before: ticketFields.nullable(), version: z.string() }),
  ),
  /** Of `tickets`, for a query. */
  ticketIds: z.array(z.string()),
  /** The import of the same file that was sent first; null: this one was. */
  partOf: z.string().nullable().default(null),
  madeBy: z.string(),
  madeAt: instant,
  /** What its undo came to; null: it stands. */
  undone: undoneImport.nullable(),
  /** When Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type TicketImportDocument = z.infer<typeof ticketImportDocument>;
