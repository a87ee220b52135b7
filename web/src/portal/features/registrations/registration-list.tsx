import { Badge, Box, Button, Flex, Text } from '@chakra-ui/react';
import {
  arrivalFilter,
  type ListedRegistration,
  paymentFilter,
  releaseFilter,
} from '@wine-walk/common/api/registration-lists.ts';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { joinFacts } from '@wine-walk/common/lib/texts/join-facts.ts';
import { nameKey } from '@wine-walk/common/rules/people/names.ts';
import { ChevronRight } from 'lucide-react';
import { ErrorState } from '../../../shared/error-state.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EmptyShelf } from '../../../ui/illustrations/empty-shelf.tsx';
import { NoResults } from '../../../ui/illustrations/no-results.tsx';
import { LoadingRegion } from '../../../ui/skeletons.tsx';
import { format } from '../../kit/format.ts';
import { NameCell, TruncatedText } from '../../kit/lists/cells.tsx';
import { SegmentedFilter } from '../../kit/lists/filter-controls.tsx';
import { FoundCount } from '../../kit/lists/found-count.tsx';
import { Pagination } from '../../kit/lists/pagination.tsx';
import { type Column, RecordTable } from '../../kit/lists/record-table.tsx';
import { RefreshOverlay } from '../../kit/lists/refresh-overlay.tsx';
import { SearchField } from '../../kit/lists/search-field.tsx';
import { pagedSorting, type Sorting } from '../../kit/lists/sorting.ts';
import type { ListFilters } from '../../kit/lists/use-list-filters.ts';
import { RowsSkeleton } from '../../kit/tab-skeleton.tsx';
import { ArrivalBadge, PaymentBadge } from '../../shared/registrations/registration-badges.tsx';
import { arrivalLabels, paymentLabels } from '../../shared/registrations/registration-labels.ts';
import { texts } from '../../texts/texts.ts';
import {
  type RegistrationCounts,
  type RegistrationFilters,
  registrationOrders,
  useRegistrationCounts,
  useRegistrationPage,
} from './registration-queries.ts';

interface RegistrationTableProps {
  registrations: readonly ListedRegistration[];
  /** Undefined during a search. */
  sorting: Sorting | undefined;
  event: AdminEvent;
  onOpen: (id: string) => void;
}

/** Registrations with their payment and arrival. */
function RegistrationTable({ registrations, sorting, event, onOpen }: RegistrationTableProps) {
  const { list } = texts.registrations;
  const { timeZone } = event;
  const byName = Map.groupBy(registrations, ({ fullName }) => nameKey(fullName));
  /** Returns the text that tells people of one name apart, and people without an email here. */
  const phoneNote = ({ fullName, email, ticketId, submittedAt }: ListedRegistration) =>
    email && byName.get(nameKey(fullName))?.length === 1
      ? ''
      : joinFacts([ticketId, format.dateTime(submittedAt, timeZone)]);
  const columns: Column<ListedRegistration>[] = [
    {
      id: 'name',
      title: list.name,
      cell: (registration) => (
        <NameCell
          name={registration.fullName}
          note={registration.email ?? ''}
          phoneNote={phoneNote(registration)}
        />
      ),
    },
    {
      id: 'payment',
      title: list.payment,
      cell: ({ state, isVerified, typeId }) => (
        <PaymentBadge state={state} isVerified={isVerified} typeId={typeId} event={event} />
      ),
      isOneLine: true,
    },
    {
      id: 'arrival',
      title: list.arrival,
      cell: ({ state, arrivedAt, liabilityWaiver }) => (
        <Flex gap="1" wrap="wrap" align="center">
          <ArrivalBadge state={state} />
          {arrivedAt && (
            <Text as="span" whiteSpace="nowrap">
              {format.time(arrivedAt, timeZone)}
            </Text>
          )}
          {!liabilityWaiver && <Badge colorPalette="gold">{list.notSigned}</Badge>}
        </Flex>
      ),
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
      id: 'open',
      title: list.open,
      isEnd: true,
      cell: ({ id, fullName }) => (
        <Button
          size="sm"
          variant="ghost"
          aria-label={list.openOf({ name: fullName })}
          px={{ base: '1', md: '3' }}
          onClick={() => onOpen(id)}
        >
          <Text as="span" hideBelow="md">
            {list.open}
          </Text>
          <Box hideFrom="md">
            <ChevronRight aria-hidden="true" />
          </Box>
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
  criteria: Pick<RegistrationFilters, 'payment' | 'arrival' | 'release'>;
  /** Undefined until loaded. */
  counts: RegistrationCounts | undefined;
}

/** Search, and the filters by payment, arrival and release with their counts. */
function RegistrationToolbar({ filters, criteria, counts }: RegistrationToolbarProps) {
  const { list } = texts.registrations;
  const total =
    counts && counts.arrival.expected + counts.arrival.arrived + counts.arrival.cancelled;
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <SearchField filters={filters} label={list.search} placeholder={list.searchHint} />
      <SegmentedFilter
        label={list.payment}
        options={[
          { show: undefined, label: list.all, count: total },
          ...paymentFilter.options.map((show) => ({
            show,
            label: paymentLabels[show],
            count: counts?.payment[show],
          })),
        ]}
        chosen={criteria.payment}
        onChoose={(show) => filters.set('payment', show ?? '')}
      />
      <SegmentedFilter
        label={list.arrival}
        options={arrivalFilter.options.map((show) => ({
          show,
          label: arrivalLabels[show],
          count: counts?.arrival[show],
        }))}
        chosen={criteria.arrival}
        // Pressed again, a filter is removed.
        onChoose={(show) => filters.set('arrival', show === criteria.arrival ? '' : (show ?? ''))}
      />
      {(criteria.release || (counts && counts.unsigned > 0)) && (
        <SegmentedFilter
          label={list.release}
          options={[
            { show: releaseFilter.enum.unsigned, label: list.notSigned, count: counts?.unsigned },
          ]}
          chosen={criteria.release}
          onChoose={(show) => filters.set('release', show === criteria.release ? '' : (show ?? ''))}
        />
      )}
    </Flex>
  );
}

/** Empty state: no search result, no registration that passes the filters, or none yet. */
function NoRegistrations({
  criteria,
}: {
  criteria: Pick<RegistrationFilters, 'search' | 'payment' | 'arrival' | 'release'>;
}) {
  const { list } = texts.registrations;
  if (criteria.search) {
    return (
      <EmptyState illustration={<NoResults />} title={list.noneFound} text={list.noneFoundHelp} />
    );
  }
  const { payment, arrival, release } = criteria;
  const chosen = [
    ...(payment ? [paymentLabels[payment]] : []),
    ...(arrival ? [arrivalLabels[arrival]] : []),
    ...(release ? [list.notSigned] : []),
  ];
  if (chosen.length > 0) {
    return (
      <EmptyState
        illustration={<NoResults />}
        title={list.noneFound}
        text={list.noneInState({ state: format.list(chosen) })}
      />
    );
  }
  return <EmptyState illustration={<EmptyShelf />} title={list.none} text={list.noneHelp} />;
}

interface RegistrationListProps {
  filters: ListFilters;
  criteria: Omit<RegistrationFilters, 'sort'>;
  event: AdminEvent;
  onOpen: (id: string) => void;
}

/** Page of registrations with its filters and pagination. */
export function RegistrationList({ filters, criteria, event, onOpen }: RegistrationListProps) {
  const { sort, sorting } = pagedSorting(filters, registrationOrders, 'name');
  const { query, pages } = useRegistrationPage({ ...criteria, sort });
  const counts = useRegistrationCounts(criteria.eventId);
  const { search, payment, arrival, release } = criteria;
  const isFiltered = Boolean(search || payment || arrival || release);
  return (
    <>
      <RegistrationToolbar filters={filters} criteria={criteria} counts={counts} />
      <FoundCount
        count={
          isFiltered && !query.isPlaceholderData ? query.data?.registrations.length : undefined
        }
      />
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
            event={event}
            onOpen={onOpen}
          />
        </RefreshOverlay>
      )}
      <Pagination pages={pages} isRefreshing={query.isPlaceholderData} />
    </>
  );
}
