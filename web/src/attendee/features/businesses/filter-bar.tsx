import { Button, Flex } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/texts.ts';
import { type BusinessFilter, businessFilters } from '../../../shared/business-view.ts';

interface Props {
  show: BusinessFilter;
  onChoose: (show: BusinessFilter) => void;
}

/** All, Visited, Unvisited, Nearby: one of them is on. */
export function FilterBar({ show, onChoose }: Props) {
  const { businesses } = useTexts();
  return (
    <Flex
      role="group"
      aria-label={businesses.filtersLabel}
      gap={{ base: '1.5', md: '2' }}
      wrap="wrap"
    >
      {businessFilters.map((filter) => (
        <Button
          key={filter}
          variant={filter === show ? 'solid' : 'outline'}
          px={{ base: '3', md: '4.5' }}
          borderRadius="full"
          aria-pressed={filter === show}
          onClick={() => onChoose(filter)}
        >
          {businesses[filter]}
        </Button>
      ))}
    </Flex>
  );
}
