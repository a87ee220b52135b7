import { type TicketDocument, ticketDocument } from '../contract/documents.ts';
import type { TicketField } from '../domain/ticket-search.ts';
import { inPass, type PassRead } from './pass-query.ts';
import { paths } from './paths.ts';
import { countQuery, readQuery } from './query.ts';
import type { Stored } from './read.ts';

type State = TicketDocument['state'];

/** How many tickets there are, counted by the server. `eventId` null: those of whichever event is active. */
export function countTickets(of: { eventId?: string | null; state?: State } = {}): Promise<number> {
  return countQuery(paths.tickets, (query) => {
    const admitting = of.eventId === undefined ? query : query.where('eventId', '==', of.eventId);
    return of.state ? admitting.where('state', '==', of.state) : admitting;
  });
}

interface TicketPass extends PassRead<TicketField> {
  /** Left out: of either state. */
  state: State | undefined;
}

/** The next tickets that one pass of a search finds, by the field it looks at. */
export function readTicketPass(asked: TicketPass): Promise<Stored<TicketDocument>[]> {
  const { state } = asked;
  return readQuery(paths.tickets, ticketDocument, (query) =>
    inPass(state ? query.where('state', '==', state) : query, asked),
  );
}
