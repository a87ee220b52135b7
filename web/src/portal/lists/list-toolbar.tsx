import { Button, Flex, Input, InputGroup, Text } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ListFilters, Show } from './use-list-filters.ts';

interface Props {
  filters: ListFilters;
  /** What is searched: 'Search businesses'. */
  searchLabel: string;
  /** '12 of 15 businesses'. */
  count: string;
  /** The list's own further filters. */
  children?: ReactNode;
}

const shows: readonly { show: Show; label: string }[] = [
  { show: 'all', label: 'All' },
  { show: 'active', label: 'Active' },
  { show: 'inactive', label: 'Inactive' },
];

/** Search and filters of a list. The / key goes to the search from anywhere in the tab. */
export function ListToolbar({ filters, searchLabel, count, children }: Props) {
  const search = useRef<HTMLInputElement>(null);
  useSlashKey(search);
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <InputGroup
        startElement={<Search size={16} aria-hidden="true" />}
        flex={{ base: '1 1 100%', md: '0 1 280px' }}
      >
        <Input
          ref={search}
          type="search"
          ps="10"
          size={{ base: 'md', md: 'sm' }}
          placeholder={searchLabel}
          aria-label={searchLabel}
          value={filters.search}
          onChange={(event) => filters.set('search', event.target.value)}
        />
      </InputGroup>
      <Flex role="group" aria-label="Show" gap="1">
        {shows.map(({ show, label }) => (
          <Button
            key={show}
            size="sm"
            variant={filters.show === show ? 'subtle' : 'ghost'}
            colorPalette={filters.show === show ? 'wine' : 'gray'}
            aria-pressed={filters.show === show}
            onClick={() => filters.set('show', show === 'all' ? '' : show)}
          >
            {label}
          </Button>
        ))}
      </Flex>
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
