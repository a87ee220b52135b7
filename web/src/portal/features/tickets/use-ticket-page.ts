import { listChanges } from '@wine-walk/common/api/staff/changes.ts';
import { readInvitations } from '@wine-walk/common/api/staff/invitations.ts';
import { listTickets, type TicketSort } from '@wine-walk/common/api/tickets.ts';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useCursorPages } from '../../kit/lists/list-pages.ts';
import type { PagedOrders } from '../../kit/lists/sorting.ts';

const pageSize = 50;

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
  const query = useApiQuery(
    listTickets,
    { query: { ...ticketQuery(filters), ...(cursor && { cursor }), limit } },
    { enabled: isReady, keepsPrevious: true },
  );
  return { query, pages: pagesWith(query.data?.nextCursor) };
}

/** Refetches the tickets, the count of their holders and the changes that can be undone, after a change. */
export function useInvalidateTickets(): () => void {
  const { refetch } = useApiCache();
  return () => void refetch(listTickets, listChanges, readInvitations);
}
