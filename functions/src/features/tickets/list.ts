import type { TicketDocument } from '../../contract/documents.ts';
import type { AnswerOf, QueryOf } from '../../contract/endpoint.ts';
import type { listTickets } from '../../contract/tickets.ts';
import { type Problem, problem } from '../../domain/problem.ts';
import { isFoundBy, type SearchPass, searchPasses } from '../../domain/ticket-search.ts';
import { withId } from '../../domain/with-id.ts';
import type { Stored } from '../../store/read.ts';
import { countTickets, readTicketPass } from '../../store/tickets.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';

type List = typeof listTickets;
type Ticket = Stored<TicketDocument>;

/**
 * A page of tickets, with how many there are in all. `onlyOf`: those of other events are left out, so that a
 * page can be shorter than its limit; null: all.
 */
export async function ticketPage(
  { search = '', state, cursor, limit }: QueryOf<List>,
  onlyOf: string | null,
): Promise<AnswerOf<List> | Problem<'invalid-input'>> {
  const from = cursor === undefined ? null : readCursor(cursor);
  if (from === undefined) return problem('invalid-input', 'cursor: This page does not exist.');
  const [page, counts] = await Promise.all([
    readPage(searchPasses(search), state, from, limit),
    ticketCounts(),
  ]);
  const tickets = page.tickets.filter(
    ({ eventId }) => onlyOf === null || eventId === null || eventId === onlyOf,
  );
  return { ...page, tickets, counts };
}

async function ticketCounts() {
  const [total, redeemed] = await Promise.all([
    countTickets(),
    countTickets({ state: 'redeemed' }),
  ]);
  return { total, unused: total - redeemed, redeemed };
}

interface Place {
  ticket: Ticket;
  cursor: Cursor;
}

/** Goes through the passes until the page is full and one more is known to follow. */
async function readPage(
  passes: readonly SearchPass[],
  state: TicketDocument['state'] | undefined,
  from: Cursor | null,
  limit: number,
) {
  const found: Place[] = [];
  let after = from;
  for (let index = from?.[0] ?? 0; index < passes.length; index += 1) {
    const pass = passes[index] as SearchPass;
    const earlier = passes.slice(0, index);
    for (let isMore = true; isMore && found.length <= limit; ) {
      const wanted = limit + 1 - found.length;
      const batch = await readTicketPass({
        pass,
        state,
        after: after && { value: after[1], id: after[2] },
        limit: wanted,
      });
      const places = batch.map((ticket): Place => {
        const value = pass.field === 'id' ? ticket.id : (ticket.data[pass.field] ?? '');
        return { ticket, cursor: [index, value, ticket.id] };
      });
      found.push(...places.filter(({ ticket }) => !isFoundBy(earlier, withId(ticket))));
      after = places.at(-1)?.cursor ?? after;
      isMore = batch.length === wanted;
    }
    if (found.length > limit) break;
    after = null;
  }
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    tickets: page.map(({ ticket }) => withId(ticket)),
    nextCursor: found.length > limit && last ? writeCursor(last.cursor) : null,
  };
}
