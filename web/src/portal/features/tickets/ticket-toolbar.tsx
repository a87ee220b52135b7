import { Flex, Text } from '@chakra-ui/react';
import { type AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { EventFilter } from '../../kit/lists/event-filter.tsx';
import { SearchField } from '../../kit/lists/search-field.tsx';
import { SegmentedFilter } from '../../kit/lists/segmented-filter.tsx';
import type { ListFilters } from '../../kit/lists/use-list-filters.ts';
import type { TicketState } from './use-ticket-page.ts';

interface Props {
  filters: ListFilters;
  state: TicketState | undefined;
  /** Undefined until they are known. */
  counts: { total: number; unused: number; redeemed: number } | undefined;
  /** The walk whose tickets are shown alone unless somebody asks for the others', too. */
  walk: AdminEvent | undefined;
  /** The tickets shown are still those of before. */
  isSearching: boolean;
}

/** Search by the start of id, email or name, and the tickets' states with how many there are. */
export function TicketToolbar({ filters, state, counts, walk, isSearching }: Props) {
  const shows = [
    { show: undefined, label: 'All', count: counts?.total },
    { show: 'unused', label: 'Unused', count: counts?.unused },
    { show: 'redeemed', label: 'Redeemed', count: counts?.redeemed },
  ] as const;
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <SearchField
        filters={filters}
        label="Search tickets by the start of their ID, email or name"
        placeholder="Ticket ID, email or name"
      />
      <SegmentedFilter
        options={shows}
        chosen={state}
        onChoose={(show) => filters.set('state', show ?? '')}
      />
      {walk && <EventFilter filters={filters} />}
      <Text role="status" color="muted" fontSize="sm" ms="auto">
        {isSearching && 'Searching…'}
      </Text>
    </Flex>
  );
}
