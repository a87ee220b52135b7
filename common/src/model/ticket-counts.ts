import { z } from 'zod';
import { instant } from './fields/values.ts';

const count = z.number().int();

/**
 * `ticketCounts/{eventId}`: read by no client; tickets of an event with a capacity or ticket types, by which sales are
 * limited. It changes in the commit of each sale, and is absent for an event without limits and types. Limits and counts
 * of a large event are divided among this document and `ticketCounts/{eventId}_{part}`, of which a sale changes one.
 */
export const ticketCountsDocument = z.object({
  /** Number of places; null for no limit. */
  capacity: count.nullable(),
  /** Number of unused tickets, active registrations and offered places. Not counted if nothing of the event is limited. */
  taken: count,
  /** Number of active registrations without a ticket and a type, and of offered places: the desk sells them a ticket. */
  open: count,
  types: z.record(
    z.string(),
    z.object({
      name: z.string(),
      isSoldAtDesk: z.boolean(),
      /** Number of tickets of the type; null for no limit. */
      quantity: count.nullable(),
      /** Number of unused tickets and active registrations of the type. */
      taken: count,
    }),
  ),
  countedAt: instant,
  /**
   * Time from which a count is complete: requests from before the event had limits have ended. Counts from before are
   * not trusted.
   */
  completeAt: instant,
  /** Number of documents with the counts of the event, the main one included. */
  parts: count.default(1),
});

export type TicketCountsDocument = z.infer<typeof ticketCountsDocument>;

/** Number of tickets left to sell. */
export const ticketsLeft = z.object({
  /** Number of places for people without a ticket; null for no limit. */
  places: count.nullable(),
  /** Number by ID of a type, for types with a limit. */
  types: z.record(z.string(), count),
});

export type TicketsLeft = z.infer<typeof ticketsLeft>;

/** Tickets left at an event without limits. */
export const unlimitedTickets: TicketsLeft = { places: null, types: {} };
