import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { listTickets, type TicketSort } from '@wine-walk/common/api/tickets.ts';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { useInvalidateChanges } from '../../kit/changes/use-changes.ts';
import { useCursorPages } from '../../kit/lists/list-pages.ts';
import type { PagedOrders } from '../../kit/lists/sorting.ts';
import { staffCall } from '../../session/staff-call.ts';

const pageSize = 50;
/** Root of the query keys of tickets, invalidated by each change. */
const ticketsKey = 'tickets';

export type TicketState = 'unused' | 'redeemed';

export interface TicketFilters {
  search: string;
  /** Undefined for both. */
  state: TicketState | undefined;
  /** Event that the tickets admit to; omitted for any. */
  eventId?: string | undefined;
  /** Omitted for the order by ID. A search has its own order. */
  sort?: TicketSort | undefined;
}

/** Sort orders by column. IDs are ascending only: there is no descending index. */
export const ticketOrders: PagedOrders<TicketSort> = {
  id: ['id'],
  holder: ['holder', '-holder'],
  redeemed: ['-redeemed', 'redeemed'],
};

/** Returns the API query of the filters. */
export function ticketQuery({ search, state, eventId, sort }: TicketFilters) {
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(eventId && { eventId }),
    ...(!search && sort && { sort }),
  };
}

interface PageOptions {
  /** Page size. */
  limit?: number;
  /** False while the filters are unknown: nothing is requested. */
  isReady?: boolean;
}

/** Page of the tickets that pass the filters, with its pagination. */
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

/** Refetches the tickets, and their changes that can be undone, after a change. */
export function useInvalidateTickets(): () => void {
  const client = useQueryClient();
  const invalidateChanges = useInvalidateChanges();
  return () => {
    void invalidateAfterWrite(client, { queryKey: [ticketsKey] });
    invalidateChanges();
  };
}
