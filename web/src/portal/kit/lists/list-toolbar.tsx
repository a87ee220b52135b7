import { Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { SegmentedFilter } from './filter-controls.tsx';
import { SearchField } from './search-field.tsx';
import type { ActiveFilter, ListFilters } from './use-list-filters.ts';

interface Props {
  filters: ListFilters;
  /** What is searched: 'Search businesses'. */
  searchLabel: string;
  /** '12 of 15 businesses'. */
  count: string;
  /** Whether its records are active or not, so that either can be shown alone. */
  hasShow?: boolean | undefined;
  /** The list's own further filters. */
  children?: ReactNode;
}

const shows: readonly { show: ActiveFilter; label: string }[] = [
  { show: 'all', label: 'All' },
  { show: 'active', label: 'Active' },
  { show: 'inactive', label: 'Inactive' },
];

/** Search and filters of a list. The / key goes to the search from anywhere in the tab. */
export function ListToolbar(props: Props) {
  const { filters, searchLabel, count, hasShow = true, children } = props;
  const search = useRef<HTMLInputElement>(null);
  useSlashKey(search);
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <SearchField ref={search} filters={filters} label={searchLabel} width={280} />
      {hasShow && (
        <SegmentedFilter
          options={shows}
          chosen={filters.show}
          onChoose={(show) => filters.set('show', show === 'all' ? '' : show)}
        />
      )}
      {children}
      <Text role="status" color="muted" fontSize="sm" ms="auto">
        {count}
      </Text>
    </Flex>
  );
}

function useSlashKey(search: React.RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const { tagName } = event.target as HTMLElement;
      const isTyping = ['INPUT', 'TEXTAREA', 'SELECT'].includes(tagName);
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== '/' || isTyping || !isPlain || document.querySelector('[role=dialog]'))
        return;
      event.preventDefault();
      search.current?.focus();
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [search]);
}
