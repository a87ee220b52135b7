import { type TicketDocument, ticketDocument } from '../../contract/documents.ts';
import type { AnswerOf, QueryOf } from '../../contract/endpoint.ts';
import type { listTickets } from '../../contract/tickets.ts';
import { isFoundBy, type SearchPass, searchPasses } from '../../domain/ticket-search.ts';
import { type Problem, problem } from '../../http/problem.ts';
import { paths } from '../../store/paths.ts';
import { countQuery, readQuery, type Stored } from '../../store/read.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';

type List = typeof listTickets;
type Ticket = Stored<TicketDocument>;

/** A page of tickets, with how many there are in all. */
export async function ticketPage({
  search = '',
  state,
  cursor,
  limit,
}: QueryOf<List>): Promise<AnswerOf<List> | Problem<'invalid-input'>> {
  const from = cursor === undefined ? null : readCursor(cursor);
  if (from === undefined) return problem('invalid-input', 'cursor: This page does not exist.');
  const [page, counts] = await Promise.all([
    readPage(searchPasses(search), state, from, limit),
    ticketCounts(),
  ]);
  return { ...page, counts };
}

async function ticketCounts() {
  const [total, redeemed] = await Promise.all([
    countQuery(paths.tickets),
    countQuery(paths.tickets, (query) => query.where('state', '==', 'redeemed')),
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
      const batch = await readPass(pass, state, after, wanted);
      const places = batch.map((ticket): Place => {
        const value = pass.field === 'id' ? ticket.id : (ticket.data[pass.field] ?? '');
        return { ticket, cursor: [index, value, ticket.id] };
      });
      found.push(
        ...places.filter(({ ticket }) => !isFoundBy(earlier, { ...ticket.data, id: ticket.id })),
      );
      after = places.at(-1)?.cursor ?? after;
      isMore = batch.length === wanted;
    }
    if (found.length > limit) break;
    after = null;
  }
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    tickets: page.map(({ ticket }) => ({ ...ticket.data, id: ticket.id })),
    nextCursor: found.length > limit && last ? writeCursor(last.cursor) : null,
  };
}

function readPass(
  { field, start, end }: SearchPass,
  state: TicketDocument['state'] | undefined,
  after: Cursor | null,
  most: number,
): Promise<Ticket[]> {
  const name = field === 'id' ? '__name__' : field;
  return readQuery(paths.tickets, ticketDocument, (query) => {
    let narrowed = state ? query.where('state', '==', state) : query;
    if (start !== null) narrowed = narrowed.where(name, '>=', start).where(name, '<', end);
    narrowed = narrowed.orderBy(name);
    if (field !== 'id') narrowed = narrowed.orderBy('__name__');
    if (after)
      narrowed = narrowed.startAfter(...(field === 'id' ? [after[2]] : [after[1], after[2]]));
    return narrowed.limit(most);
  });
}
