import { Flex, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/admin-events.ts';
import { paginate } from '@wine-walk/common/lib/paginate.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EmptyShelf } from '../../../ui/illustrations/empty-shelf.tsx';
import { NoResults } from '../../../ui/illustrations/no-results.tsx';
import { EventFilter, matchesEventFilter, SegmentedFilter } from './filter-controls.tsx';
import { useNumberedPages } from './list-pages.ts';
import { Pagination } from './pagination.tsx';
import { type Column, RecordTable } from './record-table.tsx';
import { SearchField } from './search-field.tsx';
import { sortingOf, sortRecords } from './sorting.ts';
import { type ActiveFilter, type ListFilters, matchesFilters } from './use-list-filters.ts';

interface ListToolbarProps {
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
function ListToolbar(props: ListToolbarProps) {
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

interface RecordListProps<R> {
  /** What they are, in the middle of a sentence: 'point rules'. */
  nouns: string;
  all: readonly R[];
  /** Those that pass the filters. */
  shown: readonly R[];
  columns: readonly Column<R>[];
  filters: ListFilters;
  /** What stands there before the first one is made. */
  beforeTheFirst: { illustration: ReactNode; text: string };
  /** Opens one by its row; left out where the account may not. */
  onOpen?: ((id: string) => void) | undefined;
  /** Left out: its records are active or not. */
  hasShow?: boolean;
  /** So many on a page, which the address has; `asked`: the list's own further filters. Left out: all on one. */
  perPage?: { size: number; filterKey: string };
  /** The list's own further filters. */
  children?: ReactNode;
}

/** Records with their search and filters, and what stands for them where there are none. */
export function RecordList<R extends { id: string }>(props: RecordListProps<R>) {
  const { nouns, all, shown, columns, filters, beforeTheFirst, onOpen, children } = props;
  const { hasShow, perPage } = props;
  const sorting = sortingOf(filters);
  const page = usePage(sortRecords(shown, columns, sorting), filters, perPage);
  return (
    <>
      <ListToolbar
        filters={filters}
        searchLabel={`Search ${nouns}`}
        count={`${shown.length} of ${all.length} ${nouns}`}
        hasShow={hasShow}
      >
        {children}
      </ListToolbar>
      {shown.length > 0 && (
        <RecordTable
          label={capitalized(nouns)}
          columns={columns}
          records={page.records}
          sorting={sorting}
          onOpen={onOpen && (({ id }: R) => onOpen(id))}
        />
      )}
      <Pagination pages={page.pages} />
      {shown.length === 0 && all.length > 0 && (
        <EmptyState
          illustration={<NoResults />}
          title={`No ${nouns} found`}
          text="Nothing passes the search and filters above."
        />
      )}
      {all.length === 0 && <EmptyState {...beforeTheFirst} title={`No ${nouns} yet`} />}
    </>
  );
}

/** The records of the page that the address has, and the ways to the pages beside it. */
function usePage<R>(
  records: readonly R[],
  { search, show, get }: ListFilters,
  { size, filterKey }: { size: number; filterKey: string } = {
    size: Number.POSITIVE_INFINITY,
    filterKey: '',
  },
) {
  const { requestedPage, pagesWith } = useNumberedPages(
    [search, show, get('sort'), filterKey].join('\n'),
  );
  const { shown, page, pageCount } = paginate(records, requestedPage, size);
  return { records: shown, pages: pagesWith(page, pageCount) };
}

const capitalized = (message: string) => `${message.charAt(0).toUpperCase()}${message.slice(1)}`;

interface EventRecordListProps<R> {
  /** What they are, in the middle of a sentence: 'point rules'. */
  nouns: string;
  all: readonly R[];
  /** The one that the portal is about. */
  event: AdminEvent | undefined;
  filters: ListFilters;
  /** What the search looks through. */
  searched: (record: R) => string[];
  columns: readonly Column<R>[];
  /** Opens one by its row; left out where the account may not. */
  onOpen: ((id: string) => void) | undefined;
  /** What stands there before the first one is made. */
  beforeTheFirst: string;
}

/** Records that belong to one walk or to every one: those of the walk, or with the filter off all of them. */
export function EventRecordList<
  R extends { id: string; eventId: string | null; isActive: boolean },
>(props: EventRecordListProps<R>) {
  const { nouns, all, event, filters, searched, columns, onOpen, beforeTheFirst } = props;
  const shown = all.filter(
    (record) =>
      matchesEventFilter(filters, event, record) &&
      matchesFilters(filters, record, searched(record)),
  );
  return (
    <RecordList
      nouns={nouns}
      all={all}
      shown={shown}
      columns={columns}
      filters={filters}
      onOpen={onOpen}
      beforeTheFirst={{ illustration: <EmptyShelf />, text: beforeTheFirst }}
    >
      <EventFilter filters={filters} />
    </RecordList>
  );
}
