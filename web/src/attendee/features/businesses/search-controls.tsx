import { Box, Button, chakra, Flex, IconButton, Input } from '@chakra-ui/react';
import { LayoutGrid, List, Search, X } from 'lucide-react';
import { useRef } from 'react';
import { useTexts } from '../../../i18n/texts.ts';
import {
  businessLayouts,
  chooseBusinessLayout,
  useBusinessLayout,
} from '../../../platform/device/business-layout.ts';
import { type BusinessFilter, businessFilters } from '../../../shared/business-view.ts';
import { Tooltip } from '../../../ui/tooltip.tsx';

/** Search field with a button to clear it. */
export function SearchBox({ text, onType }: { text: string; onType: (text: string) => void }) {
  const businesses = useTexts('businesses');
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box role="search" position="relative">
      <chakra.span
        aria-hidden="true"
        position="absolute"
        insetStart="4"
        insetBlock="0"
        display="grid"
        placeContent="center"
        color="muted"
        pointerEvents="none"
      >
        <Search size={20} />
      </chakra.span>
      <Input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={businesses.searchLabel}
        placeholder={businesses.searchPlaceholder}
        value={text}
        onChange={(change) => onType(change.target.value)}
        ps="12"
        pe={text === '' ? '4' : '12'}
        css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
      />
      {text !== '' && (
        <IconButton
          variant="ghost"
          colorPalette="gray"
          position="absolute"
          top="0.5"
          insetEnd="0.5"
          aria-label={businesses.clearSearch}
          onClick={() => {
            onType('');
            input.current?.focus();
          }}
        >
          <X />
        </IconButton>
      )}
    </Box>
  );
}

interface FilterBarProps {
  show: BusinessFilter;
  onChoose: (show: BusinessFilter) => void;
}

/** Filters All, Visited, Unvisited and Nearby, of which one is active. */
export function FilterBar({ show, onChoose }: FilterBarProps) {
  const businesses = useTexts('businesses');
  return (
    <Flex
      role="group"
      aria-label={businesses.filtersLabel}
      gap={{ base: '1', md: '2' }}
      wrap="wrap"
    >
      {businessFilters.map((filter) => (
        <Button
          key={filter}
          variant={filter === show ? 'solid' : 'outline'}
          px={{ base: '2.5', md: '4.5' }}
          fontSize={{ base: 'sm', md: 'md' }}
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

const icons = { cards: <LayoutGrid />, compact: <List /> };

/** Choice between cards and a compact list, stored on this device. */
export function LayoutChoice() {
  const { list } = useTexts('businesses');
  const layout = useBusinessLayout();
  return (
    <Flex role="group" aria-label={list.layout} gap="1" flexShrink="0">
      {businessLayouts.map((option) => (
        <Tooltip key={option} content={list[option]}>
          <IconButton
            variant={option === layout ? 'solid' : 'ghost'}
            aria-label={list[option]}
            aria-pressed={option === layout}
            onClick={() => chooseBusinessLayout(option)}
          >
            {icons[option]}
          </IconButton>
        </Tooltip>
      ))}
    </Flex>
  );
}
