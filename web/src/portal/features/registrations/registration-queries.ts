import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type AdminRegistration,
  countRegistrations,
  exportRegistrations,
  listRegistrations,
  type RegistrationSort,
  readRegistration,
} from '@wine-walk/common/api/admin-registrations.ts';
import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import type { RegistrationState } from '@wine-walk/common/model/categories.ts';
import { invalidateAfterWrite } from '../../../platform/api/invalidate-after-write.ts';
import { useCursorPages } from '../../kit/lists/list-pages.ts';
import type { PagedOrders } from '../../kit/lists/sorting.ts';
import { staffCall } from '../../session/staff-call.ts';

/** A registration with its visits, rewards and history. */
export type OpenRegistration = ResponseOf<typeof readRegistration>;

const root = 'registrations';
const pageSize = 50;
/** Milliseconds between two looks while the tab is seen: lists of people come by the API alone. */
const refetchIntervalMs = 5000;

export interface RegistrationFilters {
  eventId: string;
  search: string;
  /** Undefined: all. */
  state: RegistrationState | undefined;
  /** Undefined: by name. A search has its own order. */
  sort: RegistrationSort | undefined;
}

/** What a press on a column's heading asks for. */
export const registrationOrders: PagedOrders<RegistrationSort> = {
  Name: ['name', '-name'],
  Registered: ['-registered', 'registered'],
};

/** A page of the registrations that pass the filters, looked at again while it is shown. */
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

/** How many of an event's registrations are in each state; undefined until they are known. */
export function useRegistrationCounts(eventId: string) {
  const { data } = useQuery({
    queryKey: [root, 'counts', eventId],
    queryFn: ({ signal }) => staffCall(countRegistrations, { query: { eventId }, signal }),
    refetchInterval: refetchIntervalMs,
  });
  return data?.counts;
}

/** How the cache names one registration. */
const registrationQueryKey = (id: string) => [root, 'one', id];

/** One registration, looked at again while it is open. */
export function useRegistration(id: string) {
  return useQuery({
    queryKey: registrationQueryKey(id),
    queryFn: ({ signal }) => staffCall(readRegistration, { params: { id }, signal }),
    refetchInterval: refetchIntervalMs,
  });
}

/** Asks for registrations again, after one was changed. */
export function useInvalidateRegistrations(): () => void {
  const client = useQueryClient();
  return () => void invalidateAfterWrite(client, { queryKey: [root] });
}

/** Every registration of an event, part by part. */
export async function readAllRegistrations(eventId: string) {
  const rows = [];
  let cursor: string | null = null;
  do {
    const body: { eventId: string; cursor?: string } = { eventId, ...(cursor && { cursor }) };
    const page: { rows: RegistrationRow[]; nextCursor: string | null } = await staffCall(
      exportRegistrations,
      { body },
    );
    rows.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor);
  return rows;
}

export type RegistrationRow = (typeof exportRegistrations)['output']['_output']['rows'][number];

/**
 * Takes up what a change answered before anything is read again: the next change names the version that it has
 * now. A read that began before the change is dropped.
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

/** Reads a registration after a change that answers something else; settled once it is shown, or could not be read. */
export function useRefetchRegistration(id: string): () => Promise<void> {
  const client = useQueryClient();
  const reload = useInvalidateRegistrations();
  return async () => {
    await client.refetchQueries({ queryKey: registrationQueryKey(id) });
    reload();
  };
}
