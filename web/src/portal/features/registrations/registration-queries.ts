import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type AdminRegistration,
  countRegistrations,
  listRegistrations,
  type RegistrationSort,
  readRegistration,
} from '@wine-walk/common/api/admin-registrations.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import type { RegistrationState } from '@wine-walk/common/model/categories.ts';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { useInvalidateChanges } from '../../kit/changes/use-changes.ts';
import { useCursorPages } from '../../kit/lists/list-pages.ts';
import type { PagedOrders } from '../../kit/lists/sorting.ts';
import { staffCall } from '../../session/staff-call.ts';

/** A registration with its visits, rewards and history. */
export type OpenRegistration = ResponseOf<typeof readRegistration>;

const root = 'registrations';
const pageSize = 50;
/** Refetch interval while the tab is visible, in milliseconds: lists of people are not live. */
const refetchIntervalMs = 5000;

export interface RegistrationFilters {
  eventId: string;
  search: string;
  /** Undefined for all. */
  state: RegistrationState | undefined;
  /** Undefined for the order by name. A search has its own order. */
  sort: RegistrationSort | undefined;
}

/** Sort orders by column. */
export const registrationOrders: PagedOrders<RegistrationSort> = {
  name: ['name', '-name'],
  registered: ['-registered', 'registered'],
};

/** Page of the registrations that pass the filters, refetched while it is visible. */
export function useRegistrationPage({
  eventId,
  search,
  state,
  sort: requestedSort,
}: RegistrationFilters) {
  const sort = search ? undefined : requestedSort;
  const filterKey = [eventId, search, state, sort].join('\n');
  const { cursor, pagesWith } = useCursorPages(filterKey);
  const query = useQuery({
    queryKey: [root, eventId, search, state ?? '', sort ?? '', cursor ?? ''],
    queryFn: ({ signal }) =>
      staffCall(listRegistrations, {
        query: {
          eventId,
          ...(search && { search }),
          ...(state && { state }),
          ...(sort && { sort }),
          ...(cursor && { cursor }),
          limit: pageSize,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: refetchIntervalMs,
  });
  return { query, pages: pagesWith(query.data?.nextCursor) };
}

/** Number of registrations of an event by state; undefined until loaded. */
export function useRegistrationCounts(eventId: string) {
  const { data } = useQuery({
    queryKey: [root, 'counts', eventId],
    queryFn: ({ signal }) => staffCall(countRegistrations, { query: { eventId }, signal }),
    refetchInterval: refetchIntervalMs,
  });
  return data?.counts;
}

/** Query key of one registration. */
const registrationQueryKey = (id: string) => [root, 'one', id];

/** One registration, refetched while it is open. */
export function useRegistration(id: string) {
  return useQuery({
    queryKey: registrationQueryKey(id),
    queryFn: ({ signal }) => staffCall(readRegistration, { params: { id }, signal }),
    refetchInterval: refetchIntervalMs,
  });
}

/** Refetches registrations, and their changes that can be undone, after a change. */
export function useInvalidateRegistrations(): () => void {
  const client = useQueryClient();
  const invalidateChanges = useInvalidateChanges();
  return () => {
    void invalidateAfterWrite(client, { queryKey: [root] });
    invalidateChanges();
  };
}

/**
 * Writes the response of a change into the cache before a refetch, since the next change must name its
 * version. Cancels pending reads.
 */
export function useApplyMutationResult(id: string): (answer: AdminRegistration) => Promise<void> {
  const client = useQueryClient();
  const reload = useInvalidateRegistrations();
  return async (answer) => {
    const queryKey = registrationQueryKey(id);
    await client.cancelQueries({ queryKey });
    client.setQueryData<OpenRegistration>(queryKey, (open) => open && { ...open, ...answer });
    reload();
  };
}

/**
 * Refetches a registration after a change with another response; resolves when it is loaded or has failed.
 */
export function useRefetchRegistration(id: string): () => Promise<void> {
  const client = useQueryClient();
  const reload = useInvalidateRegistrations();
  return async () => {
    await client.refetchQueries({ queryKey: registrationQueryKey(id) });
    reload();
  };
}
