import { Button, Flex, Input, InputGroup, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { ListFilters } from '../../lists/use-list-filters.ts';
import type { TicketState } from './use-ticket-page.ts';

interface Props {
  filters: ListFilters;
  state: TicketState | undefined;
  /** Undefined until they are known. */
  counts: { total: number; unused: number; redeemed: number } | undefined;
  /** The tickets shown are still those of before. */
  isSearching: boolean;
}

/** Search by the start of id, email or name, and the tickets' states with how many there are. */
export function TicketToolbar({ filters, state, counts, isSearching }: Props) {
  const shows = [
    { show: undefined, label: 'All', count: counts?.total },
    { show: 'unused', label: 'Unused', count: counts?.unused },
    { show: 'redeemed', label: 'Redeemed', count: counts?.redeemed },
  ] as const;
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <InputGroup
        startElement={<Search size={16} aria-hidden="true" />}
        flex={{ base: '1 1 100%', md: '0 1 340px' }}
      >
        <Input
          type="search"
          ps="10"
          size={{ base: 'md', md: 'sm' }}
          placeholder="Ticket ID, email or name"
          aria-label="Search tickets by the start of their ID, email or name"
          value={filters.search}
          onChange={(event) => filters.set('search', event.target.value)}
        />
      </InputGroup>
      <Flex role="group" aria-label="Show" gap="1" wrap="wrap">
        {shows.map(({ show, label, count }) => (
          <Button
            key={label}
            size="sm"
            variant={state === show ? 'subtle' : 'ghost'}
            colorPalette={state === show ? 'wine' : 'gray'}
            aria-pressed={state === show}
            fontVariantNumeric="tabular-nums"
            onClick={() => filters.set('state', show ?? '')}
          >
            {label}
            {count !== undefined && ` ${count.toLocaleString('en-US')}`}
          </Button>
        ))}
      </Flex>
      <Text role="status" color="muted" fontSize="sm" ms="auto">
        {isSearching && 'Searching…'}
      </Text>
    </Flex>
  );
}
