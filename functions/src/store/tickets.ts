import { type TicketDocument, ticketDocument } from '../contract/documents.ts';
import type { SearchPass } from '../domain/ticket-search.ts';
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

export interface TicketPass {
  pass: SearchPass;
  /** Left out: of either state. */
  state: State | undefined;
  /** The field's value and the id of the last ticket that was read; null begins. */
  after: { value: string; id: string } | null;
  limit: number;
}

/** The next tickets that one pass of a search finds, by the field it looks at. */
export function readTicketPass({ pass, state, after, limit }: TicketPass) {
  const { field, start, end } = pass;
  const name = field === 'id' ? '__name__' : field;
  return readQuery(paths.tickets, ticketDocument, (query): typeof query => {
    let narrowed = state ? query.where('state', '==', state) : query;
    if (start !== null) narrowed = narrowed.where(name, '>=', start).where(name, '<', end);
    narrowed = narrowed.orderBy(name);
    if (field !== 'id') narrowed = narrowed.orderBy('__name__');
    if (after)
      narrowed = narrowed.startAfter(...(field === 'id' ? [after.id] : [after.value, after.id]));
    return narrowed.limit(limit);
  }) satisfies Promise<Stored<TicketDocument>[]>;
}
