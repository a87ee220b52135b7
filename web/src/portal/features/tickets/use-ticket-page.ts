import { listTickets } from '@contract/tickets.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { readAgain } from '../../../data/read-again.ts';
import { useCursorPages } from '../../lists/use-cursor-pages.ts';
import { staffCall } from '../../session/staff-call.ts';

const pageSize = 50;
const root = 'tickets';

export type TicketState = 'unused' | 'redeemed';

export interface TicketFilters {
  search: string;
  /** Undefined: both. */
  state: TicketState | undefined;
  /** Those that admit to this event; left out: to any. */
  eventId?: string | undefined;
}

/** What the API is asked for the tickets that pass the filters. */
export function ticketQuery({ search, state, eventId }: TicketFilters) {
  return { ...(search && { search }), ...(state && { state }), ...(eventId && { eventId }) };
}

/** A page of the tickets that pass the filters, and the ways to the pages beside it. `limit`: tickets on one. */
export function useTicketPage(filters: TicketFilters, limit = pageSize) {
  const { search, state, eventId } = filters;
  const asked = [search, state, eventId].join('\n');
  const { cursor, pagesWith } = useCursorPages(asked);
  const query = useQuery({
    queryKey: [root, search, state ?? '', eventId ?? '', cursor ?? '', limit],
    queryFn: ({ signal }) =>
      staffCall(listTickets, {
        query: { ...ticketQuery(filters), ...(cursor && { cursor }), limit },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  return { query, pages: pagesWith(query.data?.nextCursor) };
}

/** Asks for the tickets again, after one was changed. */
export function useReloadTickets(): () => void {
  const client = useQueryClient();
  return () => void readAgain(client, { queryKey: [root] });
}
