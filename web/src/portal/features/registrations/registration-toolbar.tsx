import { Button, Flex, Input, InputGroup } from '@chakra-ui/react';
import { type RegistrationState, registrationState } from '@contract/categories.ts';
import { Search } from 'lucide-react';
import type { ListFilters } from '../../lists/use-list-filters.ts';
import { stateLabels } from '../../records/registration-labels.ts';

interface Props {
  filters: ListFilters;
  state: RegistrationState | undefined;
  /** Undefined until they are known. */
  counts: Partial<Record<RegistrationState, number>> | undefined;
}

/** Search, and the states with how many there are in each. */
export function RegistrationToolbar({ filters, state, counts }: Props) {
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const shows = [
    { show: undefined, label: 'All', count: total },
    ...registrationState.options.map((show) => ({
      show,
      label: stateLabels[show],
      count: counts?.[show],
    })),
  ];
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
          placeholder="Name, email, ticket or confirmation"
          aria-label="Search registrations by the start of name, email, ticket or confirmation"
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
    </Flex>
  );
}
