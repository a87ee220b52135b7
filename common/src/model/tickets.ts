import { z } from 'zod';
import { instant } from './values.ts';

/** `tickets/{ticketId}`: read by staff only. The ID is printed on the ticket, in capitals. */
export const ticketDocument = z.object({
  /** Event that it admits to; null for whichever is active. */
  eventId: z.string().nullable(),
  /** Type of its event (model/ticket-types.ts); null for none. */
  typeId: z.string().nullable().default(null),
  holderName: z.string().nullable(),
  holderEmail: z.string().nullable(),
  /** Keys for a search by name (rules/tickets/tickets.ts): of the full name and of its last word. */
  holderNameKey: z.string().nullable(),
  holderLastNameKey: z.string().nullable(),
  /** Key that all spellings of the ID share (rules/tickets/ticket-entry.ts); empty if none was stored. */
  entryKey: z.string().default(''),
  /** Order that it was bought with, whose tickets are a party at the desk; null if unknown. */
  orderId: z.string().nullable().default(null),
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
  typeId: z.string().nullable().default(null),
  holderName: z.string().nullable(),
  holderEmail: z.string().nullable(),
  orderId: z.string().nullable().default(null),
});

export const undoneTicketChange = z.object({
  /** Number of added tickets that were removed. */
  removed: z.number().int(),
  /** Number of changed or deleted tickets that were restored. */
  restored: z.number().int(),
  /** Tickets left unchanged: redeemed, changed, deleted or added since. */
  leftAlone: z.array(z.string()),
});

/** Kind of a recorded change of many tickets. */
export const ticketChangeKind = z.enum(['import', 'move', 'reassign', 'delete']);

export type TicketChangeKind = z.infer<typeof ticketChangeKind>;

/**
 * `ticketImports/{id}`: read by no client; one import request or one change of many tickets, for an undo. At most 600 KB:
 * the previous values of 400 tickets, and digests of the new ones.
 */
export const ticketImportDocument = z.object({
  kind: ticketChangeKind.default('import'),
  tickets: z.array(
    z.object({
      id: z.string(),
      /** Replaced or deleted values; null if the ticket did not exist. */
      before: ticketFields.nullable(),
      /** Digest of the new values; empty for a deleted ticket. */
      version: z.string(),
      /** Further values of a deleted ticket; null for others. */
      deleted: ticketDocument.pick({ source: true, createdAt: true }).nullable().default(null),
    }),
  ),
  /** IDs of `tickets`, for a query. */
  ticketIds: z.array(z.string()),
  /** First import of the same file; null for the first one itself. */
  partOf: z.string().nullable().default(null),
  madeBy: z.string(),
  madeAt: instant,
  /** Result of the undo; null if it was not undone. */
  undone: undoneTicketChange.nullable(),
  /** Time after which Firestore may delete it (TTL policy on this field). */
  expiresAt: instant,
});

export type TicketImportDocument = z.infer<typeof ticketImportDocument>;
