import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import {
  type ArrivalFilter,
  countRegistrations,
  listRegistrations,
  type PaymentFilter,
  type RegistrationSort,
  type ReleaseFilter,
} from '@wine-walk/common/api/registration-lists.ts';
import { listChanges } from '@wine-walk/common/api/staff/changes.ts';
import {
  type AdminRegistration,
  readRegistration,
} from '@wine-walk/common/api/staff/registrations.ts';
import { useApiCache } from '../../../platform/api/use-api-cache.ts';
import { useApiQuery } from '../../../platform/api/use-api-query.ts';
import { useCursorPages } from '../../kit/lists/list-pages.ts';
import type { PagedOrders } from '../../kit/lists/sorting.ts';
import { staffCall } from '../../session/staff-call.ts';

/** A registration with its visits, rewards and history. */
export type OpenRegistration = ResponseOf<typeof readRegistration>;

const pageSize = 50;
/** Refetch interval of lists of people, which are not live, while the tab is visible, in milliseconds. */
const refetchInterval = 15_000;
/** Refetch interval of an open registration, in milliseconds. */
const personInterval = 5000;

export interface RegistrationFilters {
  eventId: string;
  search: string;
  /** Undefined for all. */
  payment: PaymentFilter | undefined;
  /** Undefined for all. */
  arrival: ArrivalFilter | undefined;
  /** Undefined for all. */
  release: ReleaseFilter | undefined;
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
  payment,
  arrival,
  release,
  sort: requestedSort,
}: RegistrationFilters) {
  const sort = search ? undefined : requestedSort;
  const filterKey = [eventId, search, payment, arrival, release, sort].join('\n');
  const { cursor, pagesWith } = useCursorPages(filterKey);
  const query = useApiQuery(
    listRegistrations,
    {
      query: {
        eventId,
        ...(search && { search }),
        ...(payment && { payment }),
        ...(arrival && { arrival }),
        ...(release && { release }),
        ...(sort && { sort }),
        ...(cursor && { cursor }),
        limit: pageSize,
      },
    },
    { keepsPrevious: true, refetchInterval },
  );
  return { query, pages: pagesWith(query.data?.nextCursor) };
}

export type RegistrationCounts = ResponseOf<typeof countRegistrations>;

/** Number of registrations of an event by payment and by arrival; undefined until loaded. */
export const useRegistrationCounts = (eventId: string): RegistrationCounts | undefined =>
  useApiQuery(countRegistrations, { query: { eventId } }, { refetchInterval }).data;

/** One registration, refetched while it is open. */
export const useRegistration = (id: string) =>
  useApiQuery(readRegistration, { params: { id } }, { refetchInterval: personInterval });

/** Reads a registration as stored on the server now. */
export const readNow = (id: string) => staffCall(readRegistration, { params: { id } });

/** Reads that a change of a registration changes, with the changes that can be undone. */
export const registrationReads = [
  listRegistrations,
  countRegistrations,
  readRegistration,
  listChanges,
] as const;

/** Writes the response of a change into the cache before a refetch: the next change must name its version. */
export function useApplyMutationResult(id: string): (answer: AdminRegistration) => Promise<void> {
  const { refetch, set } = useApiCache();
  return async (answer) => {
    await set(readRegistration, { params: { id } }, (open) => open && { ...open, ...answer });
    void refetch(...registrationReads);
  };
}
