import { Badge, Button, Flex } from '@chakra-ui/react';
import type { ListedRegistration } from '@wine-walk/common/api/admin-registrations.ts';
import { type RegistrationState, registrationState } from '@wine-walk/common/model/categories.ts';
import { ErrorState } from '../../../shared/error-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EmptyShelf } from '../../../ui/illustrations/empty-shelf.tsx';
import { NoResults } from '../../../ui/illustrations/no-results.tsx';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { format } from '../../kit/format.ts';
import { NameCell, TruncatedText } from '../../kit/lists/cells.tsx';
import { SegmentedFilter } from '../../kit/lists/filter-controls.tsx';
import { Pagination } from '../../kit/lists/pagination.tsx';
import { type Column, RecordTable } from '../../kit/lists/record-table.tsx';
import { RefreshOverlay } from '../../kit/lists/refresh-overlay.tsx';
import { SearchField } from '../../kit/lists/search-field.tsx';
import { pagedSorting, type Sorting } from '../../kit/lists/sorting.ts';
import type { ListFilters } from '../../kit/lists/use-list-filters.ts';
import { RowsSkeleton } from '../../kit/tab-skeleton.tsx';
import { stateLabels, statePalettes } from '../../shared/registration-labels.ts';
import { texts } from '../../texts/texts.ts';
import {
  type RegistrationFilters,
  registrationOrders,
  useRegistrationCounts,
  useRegistrationPage,
} from './registration-queries.ts';

interface RegistrationTableProps {
  registrations: readonly ListedRegistration[];
  /** Undefined during a search. */
  sorting: Sorting | undefined;
  timeZone: string;
  onOpen: (id: string) => void;
}

/** Registrations with their state. */
function RegistrationTable({ registrations, sorting, timeZone, onOpen }: RegistrationTableProps) {
  const { list } = texts.registrations;
  const columns: Column<ListedRegistration>[] = [
    {
      id: 'name',
      title: list.name,
      cell: ({ fullName, email }) => <NameCell name={fullName} note={email ?? ''} />,
    },
    {
      id: 'state',
      title: list.state,
      cell: ({ state, liabilityWaiver }) => (
        <Flex gap="1" wrap="wrap">
          <Badge colorPalette={statePalettes[state]}>{stateLabels[state]}</Badge>
          {!liabilityWaiver && <Badge colorPalette="gold">{list.notSigned}</Badge>}
        </Flex>
      ),
      isOneLine: true,
    },
    {
      id: 'ticket',
      title: list.ticket,
      cell: ({ ticketId }) => <TruncatedText text={ticketId ?? list.noTicket} />,
      isWideOnly: true,
    },
    {
      id: 'registered',
      title: list.registered,
      cell: ({ submittedAt }) => format.dateTime(submittedAt, timeZone),
      isWideOnly: true,
      isOneLine: true,
    },
    {
      id: 'arrived',
      title: list.arrived,
      cell: ({ arrivedAt }) => (arrivedAt ? format.time(arrivedAt, timeZone) : ''),
      isWideOnly: true,
      isOneLine: true,
    },
    {
      id: 'open',
      title: list.open,
      isEnd: true,
      cell: ({ id, fullName }) => (
        <Button
          size="sm"
          variant="ghost"
          aria-label={list.openOf({ name: fullName })}
          onClick={() => onOpen(id)}
        >
          {list.open}
        </Button>
      ),
    },
  ];
  return (
    <RecordTable
      label={list.label}
      columns={columns}
      records={registrations}
      sorting={sorting}
      onOpen={({ id }) => onOpen(id)}
    />
  );
}

interface RegistrationToolbarProps {
  filters: ListFilters;
  state: RegistrationState | undefined;
  /** Undefined until loaded. */
  counts: Partial<Record<RegistrationState, number>> | undefined;
}

/** Search, and the states with their counts. */
function RegistrationToolbar({ filters, state, counts }: RegistrationToolbarProps) {
  const { list } = texts.registrations;
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shows = [
    { show: undefined, label: list.all, count: total },
    ...registrationState.options.map((show) => ({
      show,
      label: stateLabels[show],
      count: counts?.[show],
    })),
  ];
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <SearchField filters={filters} label={list.search} placeholder={list.searchHint} />
      <SegmentedFilter
        options={shows}
        chosen={state}
        onChoose={(show) => filters.set('state', show ?? '')}
      />
    </Flex>
  );
}

/** Empty state: no search result, no registration in the state, or none yet. */
function NoRegistrations({
  criteria,
}: {
  criteria: Pick<RegistrationFilters, 'search' | 'state'>;
}) {
  const { list } = texts.registrations;
  if (criteria.search) {
    return (
      <EmptyState illustration={<NoResults />} title={list.noneFound} text={list.noneFoundHelp} />
    );
  }
  if (criteria.state) {
    return (
      <EmptyState
        illustration={<NoResults />}
        title={list.noneFound}
        text={list.noneInState({ state: stateLabels[criteria.state] })}
      />
    );
  }
  return <EmptyState illustration={<EmptyShelf />} title={list.none} text={list.noneHelp} />;
}

interface RegistrationListProps {
  filters: ListFilters;
  criteria: Omit<RegistrationFilters, 'sort'>;
  timeZone: string;
  onOpen: (id: string) => void;
}

/** Page of registrations with its filters and pagination. */
export function RegistrationList({ filters, criteria, timeZone, onOpen }: RegistrationListProps) {
  const { sort, sorting } = pagedSorting(filters, registrationOrders, 'name');
  const { query, pages } = useRegistrationPage({ ...criteria, sort });
  const counts = useRegistrationCounts(criteria.eventId);
  return (
    <>
      <RegistrationToolbar filters={filters} state={criteria.state} counts={counts} />
      {query.isError && !query.data ? (
        <ErrorState
          title={texts.registrations.loadFailed}
          error={query.error}
          onRetry={() => void query.refetch()}
        />
      ) : !query.data ? (
        <LoadingRegion>
          <RowsSkeleton />
        </LoadingRegion>
      ) : query.data.registrations.length === 0 ? (
        <NoRegistrations criteria={criteria} />
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
