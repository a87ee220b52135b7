import { ErrorState } from '../../../shared/error-state.tsx';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { pagedSorting } from '../../kit/lists/paged-sorting.ts';
import { Pagination } from '../../kit/lists/pagination.tsx';
import { RefreshOverlay } from '../../kit/lists/refresh-overlay.tsx';
import type { ListFilters } from '../../kit/lists/use-list-filters.ts';
import { RowsSkeleton } from '../../kit/tab-skeleton.tsx';
import { NoRegistrations } from './no-registrations.tsx';
import { RegistrationTable } from './registration-table.tsx';
import { RegistrationToolbar } from './registration-toolbar.tsx';
import {
  type RegistrationFilters,
  registrationOrders,
  useRegistrationCounts,
  useRegistrationPage,
} from './use-registrations.ts';

interface Props {
  filters: ListFilters;
  asked: Omit<RegistrationFilters, 'sort'>;
  timeZone: string;
  onOpen: (id: string) => void;
}

/** A page of registrations with its filters, and the ways to the pages beside it. */
export function RegistrationList({ filters, asked, timeZone, onOpen }: Props) {
  const { sort, sorting } = pagedSorting(filters, registrationOrders, 'name');
  const { query, pages } = useRegistrationPage({ ...asked, sort });
  const counts = useRegistrationCounts(asked.eventId);
  return (
    <>
      <RegistrationToolbar filters={filters} state={asked.state} counts={counts} />
      {query.isError && !query.data ? (
        <ErrorState
          title="The registrations could not be loaded"
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : !query.data ? (
        <LoadingRegion>
          <RowsSkeleton />
        </LoadingRegion>
      ) : query.data.registrations.length === 0 ? (
        <NoRegistrations asked={asked} />
      ) : (
        <RefreshOverlay isRefreshing={query.isPlaceholderData}>
          <RegistrationTable
            registrations={query.data.registrations}
            sorting={sorting}
            timeZone={timeZone}
            onOpen={onOpen}
          />
        </RefreshOverlay>
      )}
      <Pagination pages={pages} isRefreshing={query.isPlaceholderData} />
    </>
  );
}
