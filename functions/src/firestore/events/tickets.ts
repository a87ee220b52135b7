import { ticketIdPattern } from '@wine-walk/common/model/fields/values.ts';
import { type TicketDocument, ticketDocument } from '@wine-walk/common/model/tickets.ts';
import { ticketEntryKey } from '@wine-walk/common/rules/tickets/ticket-entry.ts';
import type { TicketField } from '@wine-walk/common/rules/tickets/ticket-search.ts';
import type { z } from 'zod';
import { mailboxHash } from '../../lib/mailbox-hash.ts';
import { documentPaths } from '../paths.ts';
import {
  countQuery,
  type QueryBatch,
  readBatch,
  readPages,
  readQuery,
  readQueryIn,
  readStream,
} from '../query.ts';
import { readDocument, type Stored } from '../read.ts';
import { applyPrefixQuery, type PrefixRead } from '../search.ts';

type TicketState = TicketDocument['state'];

/** Counts tickets on the server. `eventId` null: tickets for the active event. */
export function countTickets(
  of: { eventId?: string | null; typeId?: string; state?: TicketState } = {},
): Promise<number> {
  return countQuery(documentPaths.tickets, (query) => {
    const admitting = of.eventId === undefined ? query : query.where('eventId', '==', of.eventId);
    const ofType = of.typeId ? admitting.where('typeId', '==', of.typeId) : admitting;
    return of.state ? ofType.where('state', '==', of.state) : ofType;
  });
}

/**
 * Returns the ticket with this ID as typed: the exact ID first, then the only one that differs in case, separators or
 * look-alike letters.
 */
export async function findTicket(typed: string): Promise<Stored<TicketDocument> | undefined> {
  const id = typed.trim().toUpperCase();
  const exact = ticketIdPattern.test(id)
    ? await readDocument(documentPaths.ticket(id), ticketDocument)
    : undefined;
  return exact ?? findTicketByKey(typed);
}

/** Returns the only ticket that differs from this ID in case, separators or look-alike letters. */
export async function findTicketByKey(typed: string): Promise<Stored<TicketDocument> | undefined> {
  const key = ticketEntryKey(typed);
  if (!key) return undefined;
  const [ticket, ...others] = await readQuery(documentPaths.tickets, ticketDocument, (query) =>
    query.where('entryKey', '==', key).limit(2),
  );
  return others.length === 0 ? ticket : undefined;
}

/** Returns the tickets of an order, at most `limit`. */
export function readTicketsOfOrder(
  orderId: string,
  limit: number,
): Promise<Stored<TicketDocument>[]> {
  return readQuery(documentPaths.tickets, ticketDocument, (query) =>
    query.where('orderId', '==', orderId).limit(limit),
  );
}

/** Returns the redeemed tickets of these orders. */
export function readRedeemedOfOrders(
  orderIds: readonly string[],
): Promise<Stored<TicketDocument>[]> {
  return readQueryIn(documentPaths.tickets, ticketDocument, {
    field: 'orderId',
    values: orderIds,
    narrow: (query) => query.where('state', '==', 'redeemed'),
  });
}

/** Returns unused tickets of no event, at most `limit`. */
export function readUnassignedTickets(limit: number): Promise<Stored<TicketDocument>[]> {
  return readQuery(documentPaths.tickets, ticketDocument, (query) =>
    query.where('eventId', '==', null).where('state', '==', 'unused').limit(limit),
  );
}

/** Fields of a ticket that decide when its holder and order are removed. */
const retainedTicket = ticketDocument.pick({ eventId: true, createdAt: true });

/** Fields of a ticket about a person or an order; null, or empty in early imports, without one. */
const personalFields = ['holderName', 'holderEmail', 'orderId'] as const;

/** Returns the unused tickets that were created before a time (ISO 8601, UTC) and still have a holder or an order. */
export async function readHeldTicketsCreatedBefore(
  before: string,
): Promise<Stored<z.output<typeof retainedTicket>>[]> {
  const found = new Map<string, Stored<z.output<typeof retainedTicket>>>();
  for (const field of personalFields) {
    const held = readStream(documentPaths.tickets, retainedTicket, (query) =>
      query
        .where('state', '==', 'unused')
        .where('createdAt', '<', new Date(before))
        .where(field, '>', '')
        .orderBy('createdAt')
        .orderBy(field),
    );
    for await (const ticket of held) found.set(ticket.id, ticket);
  }
  return [...found.values()];
}

/** Fields of an unused ticket that the list of an offline desk needs. */
const listedTicket = ticketDocument.pick({
  typeId: true,
  holderName: true,
  holderEmail: true,
  state: true,
  owes: true,
  orderId: true,
});

/** Returns the unused tickets of an event for the list of an offline desk. `eventId` null: those of no event. */
export function streamListedTickets(
  eventId: string | null,
): AsyncGenerator<Stored<z.output<typeof listedTicket>>> {
  return readStream(documentPaths.tickets, listedTicket, (query) =>
    query.where('eventId', '==', eventId).where('state', '==', 'unused'),
  );
}

/** Returns the unused tickets of an event in pages. */
function readUnusedTicketPages(eventId: string): AsyncGenerator<Stored<TicketDocument>[]> {
  return readPages(documentPaths.tickets, ticketDocument, (query) =>
    query.where('eventId', '==', eventId).where('state', '==', 'unused'),
  );
}

/** Mailbox with unused tickets of an event. */
export interface TicketMailbox {
  /** Hash of the mailbox. */
  id: string;
  email: string;
  ticketIds: string[];
}

/** Returns the mailboxes with unused tickets of an event, each with its tickets. */
export async function readUnusedMailboxes(eventId: string): Promise<TicketMailbox[]> {
  const mailboxes = new Map<string, TicketMailbox>();
  for await (const page of readUnusedTicketPages(eventId)) {
    for (const { id: ticketId, data } of page) {
      if (!data.holderEmail) continue;
      const id = mailboxHash(data.holderEmail);
      const known = mailboxes.get(id);
      if (known) known.ticketIds.push(ticketId);
      else mailboxes.set(id, { id, email: data.holderEmail.toLowerCase(), ticketIds: [ticketId] });
    }
  }
  return [...mailboxes.values()];
}

/** Returns the tickets of an event, or of none if null, that were written since this time. */
export function readTicketsChangedSince(
  eventId: string | null,
  since: Date,
): Promise<Stored<TicketDocument>[]> {
  return readQuery(documentPaths.tickets, ticketDocument, (query) =>
    query.where('eventId', '==', eventId).where('changedAt', '>=', since),
  );
}

interface TicketPass extends PrefixRead<TicketField> {
  /** State to filter by; all states if undefined. */
  state: TicketState | undefined;
  /** Tickets of this event; all tickets if undefined. */
  eventId?: string | undefined;
  /** True to include tickets of no event, which admit to the active one. */
  ofNoEvent: boolean;
}

/** Reads the next tickets of one pass of a search. */
export async function readTicketPass(pass: TicketPass): Promise<QueryBatch<TicketDocument>> {
  const { Filter } = await import('firebase-admin/firestore');
  const { state, eventId, ofNoEvent } = pass;
  const admitsTo = (id: string) => {
    const own = Filter.where('eventId', '==', id);
    return ofNoEvent ? Filter.or(own, Filter.where('eventId', '==', null)) : own;
  };
  return readBatch(documentPaths.tickets, ticketDocument, (query) => {
    const inState = state ? query.where('state', '==', state) : query;
    return applyPrefixQuery(eventId ? inState.where(admitsTo(eventId)) : inState, pass);
  });
}
