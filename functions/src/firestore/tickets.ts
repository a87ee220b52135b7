import {
  type TicketDocument,
  ticketDocument,
  ticketImportDocument,
} from '@wine-walk/common/model/tickets.ts';
import type { TicketField } from '@wine-walk/common/rules/tickets/ticket-search.ts';
import { documentPaths } from './paths.ts';
import { countQuery, type QueryBatch, readBatch, readQuery } from './query.ts';
import type { Stored } from './read.ts';
import { applyPrefixQuery, type PrefixRead } from './search.ts';

/** Of what an import did, all but what it replaced: that is hundreds of times as long. */
const outline = ticketImportDocument.omit({ tickets: true });

/** The calls of imports since then, the latest first, without the tickets' values. `since`: milliseconds since 1970, UTC. */
export function readImports(since: number, limit: number) {
  return readQuery(documentPaths.ticketImports, outline, (query) =>
    query
      .where('madeAt', '>=', new Date(since))
      .orderBy('madeAt', 'desc')
      .limit(limit)
      .select(...Object.keys(outline.shape)),
  );
}

type TicketState = TicketDocument['state'];

/** How many tickets there are, counted by the server. `eventId` null: those of whichever event is active. */
export function countTickets(
  of: { eventId?: string | null; state?: TicketState } = {},
): Promise<number> {
  return countQuery(documentPaths.tickets, (query) => {
    const admitting = of.eventId === undefined ? query : query.where('eventId', '==', of.eventId);
    return of.state ? admitting.where('state', '==', of.state) : admitting;
  });
}

/** The tickets that nobody has registered with, of whichever event. */
export function readUnusedTickets(): Promise<Stored<TicketDocument>[]> {
  return readQuery(documentPaths.tickets, ticketDocument, (query) =>
    query.where('state', '==', 'unused'),
  );
}

interface TicketPass extends PrefixRead<TicketField> {
  /** Left out: of either state. */
  state: TicketState | undefined;
  /** Those that admit to this event, or to whichever is active; left out: to any. */
  eventId?: string | undefined;
}

/** The next tickets that one pass of a search finds, by the field it looks at. */
export async function readTicketPass(pass: TicketPass): Promise<QueryBatch<TicketDocument>> {
  const { Filter } = await import('firebase-admin/firestore');
  const { state, eventId } = pass;
  /** The event's own tickets, and those of whichever is active. */
  const admitsTo = (id: string) =>
    Filter.or(Filter.where('eventId', '==', id), Filter.where('eventId', '==', null));
  return readBatch(documentPaths.tickets, ticketDocument, (query) => {
    const inState = state ? query.where('state', '==', state) : query;
    return applyPrefixQuery(eventId ? inState.where(admitsTo(eventId)) : inState, pass);
  });
}
