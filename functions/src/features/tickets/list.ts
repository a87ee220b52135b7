import type { AnswerOf, QueryOf } from '../../contract/endpoint.ts';
import type { listTickets } from '../../contract/tickets.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { type TicketField, ticketSearchPasses } from '../../domain/ticket-search.ts';
import type { PassRead } from '../../store/pass-query.ts';
import { searchPage } from '../../store/search-page.ts';
import { countTickets, readTicketPass } from '../../store/tickets.ts';

type List = typeof listTickets;

/**
 * A page of tickets, with how many there are in all. `onlyOf`: those of other events are left out, so that a
 * page can be shorter than its limit; null: all.
 */
export async function ticketPage(
  { search = '', state, cursor, limit }: QueryOf<List>,
  onlyOf: string | null,
): Promise<AnswerOf<List> | Problem<'invalid-input'>> {
  const passes = ticketSearchPasses(search);
  const read = (pass: PassRead<TicketField>) => readTicketPass({ ...pass, state });
  const [page, counts] = await Promise.all([
    searchPage({ passes, cursor, limit, read }),
    ticketCounts(),
  ]);
  if (!page) return problem('invalid-input', 'cursor: This page does not exist.');
  const tickets = page.records.filter(
    ({ eventId }) => onlyOf === null || eventId === null || eventId === onlyOf,
  );
  return { tickets, nextCursor: page.nextCursor, counts };
}

async function ticketCounts() {
  const [total, redeemed] = await Promise.all([
    countTickets(),
    countTickets({ state: 'redeemed' }),
  ]);
  return { total, unused: total - redeemed, redeemed };
}
