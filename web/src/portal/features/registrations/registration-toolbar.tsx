import { Flex } from '@chakra-ui/react';
import { type RegistrationState, registrationState } from '@wine-walk/common/model/categories.ts';
import { SearchField } from '../../kit/lists/search-field.tsx';
import { SegmentedFilter } from '../../kit/lists/segmented-filter.tsx';
import type { ListFilters } from '../../kit/lists/use-list-filters.ts';
import { stateLabels } from '../../shared/registration-labels.ts';

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
      <SearchField
        filters={filters}
        label="Search registrations by the start of name, email, ticket or confirmation"
        placeholder="Name, email, ticket or confirmation"
      />
      <SegmentedFilter
        options={shows}
        chosen={state}
        onChoose={(show) => filters.set('state', show ?? '')}
      />
    </Flex>
  );
}
