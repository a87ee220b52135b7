import type { QueryOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type listTickets } from '@wine-walk/common/api/tickets.ts';
import {
  type TicketField,
  ticketPrefixQueries,
} from '@wine-walk/common/rules/tickets/ticket-search.ts';
import { type PrefixRead, searchPage } from '../../firestore/search.ts';
import { countTickets, readTicketPass } from '../../firestore/tickets.ts';
import type { StaffMember } from '../../http/caller.ts';

type List = typeof listTickets;

/** Returns a page of tickets with the total counts. A volunteer's page is always of their own event. */
export async function ticketPage(
  {
    search = '',
    sort: requestedSort,
    state,
    eventId: requestedEventId,
    cursor,
    limit,
  }: QueryOf<List>,
  caller: StaffMember,
): Promise<ResponseOf<List> | Problem<'invalid-input'>> {
  const eventId = caller.eventId ?? requestedEventId;
  const sort = search ? undefined : requestedSort;
  const passes = ticketPrefixQueries(search, sort);
  const read = (pass: PrefixRead<TicketField>) => readTicketPass({ ...pass, state, eventId });
  const [page, counts] = await Promise.all([
    searchPage({ passes, sort, cursor, limit, read }),
    eventId ? countsFor(eventId) : ticketCounts(),
  ]);
  if (!page) return problem('invalid-input', 'cursor: This page does not exist.');
  return { tickets: page.records, nextCursor: page.nextCursor, counts };
}

/** Counts an event's own tickets and those for whichever event is active. */
async function countsFor(eventId: string) {
  const [ofEvent, any] = await Promise.all([
    ticketCounts({ eventId }),
    ticketCounts({ eventId: null }),
  ]);
  return {
    total: ofEvent.total + any.total,
    unused: ofEvent.unused + any.unused,
    redeemed: ofEvent.redeemed + any.redeemed,
  };
}

async function ticketCounts(of: { eventId?: string | null } = {}) {
  const [total, redeemed] = await Promise.all([
    countTickets(of),
    countTickets({ ...of, state: 'redeemed' }),
  ]);
  return { total, unused: total - redeemed, redeemed };
}
