import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { listTickets, type TicketSort } from '@wine-walk/common/api/tickets.ts';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { useCursorPages } from '../../kit/lists/list-pages.ts';
import type { PagedOrders } from '../../kit/lists/sorting.ts';
import { staffCall } from '../../session/staff-call.ts';

const pageSize = 50;
/** Whatever was read of tickets is read again when one changes. */
export const ticketsKey = 'tickets';

export type TicketState = 'unused' | 'redeemed';

export interface TicketFilters {
  search: string;
  /** Undefined: both. */
  state: TicketState | undefined;
  /** Those that admit to this event; left out: to any. */
  eventId?: string | undefined;
  /** Left out: by id. A search has its own order. */
  sort?: TicketSort | undefined;
}

/** What a press on a column's heading asks for. Ids go one way: no index has them the other way round. */
export const ticketOrders: PagedOrders<TicketSort> = {
  Ticket: ['id'],
  Holder: ['holder', '-holder'],
  Redeemed: ['-redeemed', 'redeemed'],
};

/** What the API is asked for the tickets that pass the filters. */
export function ticketQuery({ search, state, eventId, sort }: TicketFilters) {
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(eventId && { eventId }),
    ...(!search && sort && { sort }),
  };
}

interface PageOptions {
  /** Tickets on a page. */
  limit?: number;
  /** Whether the filters are known: nothing is read before. */
  isReady?: boolean;
}

/** A page of the tickets that pass the filters, and the ways to the pages beside it. */
export function useTicketPage(
  filters: TicketFilters,
  { limit = pageSize, isReady = true }: PageOptions = {},
) {
  const { search, state, eventId, sort } = filters;
  const filterKey = [search, state, eventId, search ? '' : sort].join('\n');
  const { cursor, pagesWith } = useCursorPages(filterKey);
  const query = useQuery({
    queryKey: [ticketsKey, search, state ?? '', eventId ?? '', sort ?? '', cursor ?? '', limit],
    queryFn: ({ signal }) =>
      staffCall(listTickets, {
        query: { ...ticketQuery(filters), ...(cursor && { cursor }), limit },
        signal,
      }),
    enabled: isReady,
    placeholderData: keepPreviousData,
  });
  return { query, pages: pagesWith(query.data?.nextCursor) };
}

/** Asks for the tickets again, after one was changed. */
export function useInvalidateTickets(): () => void {
  const client = useQueryClient();
  return () => void invalidateAfterWrite(client, { queryKey: [ticketsKey] });
}
