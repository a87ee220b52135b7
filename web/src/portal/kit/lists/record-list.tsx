import { Flex, Text } from '@chakra-ui/react';
import type { AdminEvent } from '@wine-walk/common/api/staff/events.ts';
import { paginate } from '@wine-walk/common/lib/paginate.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { EmptyShelf } from '../../../ui/illustrations/empty-shelf.tsx';
import { NoResults } from '../../../ui/illustrations/no-results.tsx';
import { texts } from '../../texts/texts.ts';
import type { Noun } from '../noun.ts';
import { EventFilter, matchesEventFilter, SegmentedFilter } from './filter-controls.tsx';
import { useNumberedPages } from './list-pages.ts';
import { Pagination } from './pagination.tsx';
import { type Column, RecordTable } from './record-table.tsx';
import { SearchField } from './search-field.tsx';
import { sortingOf, sortRecords } from './sorting.ts';
import { type ActiveFilter, type ListFilters, matchesFilters } from './use-list-filters.ts';

interface ListToolbarProps {
  filters: ListFilters;
  noun: Noun;
  /** '12 of 15 businesses'. */
  count: string;
  /** True if the records have an active status to filter by. */
  hasShow?: boolean | undefined;
  /** Further filters of the list. */
  children?: ReactNode;
}

const shows: readonly ActiveFilter[] = ['all', 'active', 'inactive'];

/** Search and filters of a list. The / key focuses the search from anywhere in the tab. */
function ListToolbar(props: ListToolbarProps) {
  const { filters, noun, count, hasShow = true, children } = props;
  const { records } = texts.kit;
  const search = useRef<HTMLInputElement>(null);
  useSlashKey(search);
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <SearchField ref={search} filters={filters} label={records.search(noun)} width={280} />
      {hasShow && (
        <SegmentedFilter
          options={shows.map((show) => ({ show, label: records[show](noun) }))}
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
  noun: Noun;
  all: readonly R[];
  /** Records that pass the filters. */
  shown: readonly R[];
  columns: readonly Column<R>[];
  filters: ListFilters;
  /** Empty state before the first record exists. */
  emptyState: { illustration: ReactNode; text: string };
  /** Opens a record by its row; omitted if the account may not edit. */
  onOpen?: ((id: string) => void) | undefined;
  /** True by default: the records have an active status. */
  hasShow?: boolean;
  /** Page size; `filterKey`: the list's further filters. Omitted: one page. */
  perPage?: { size: number; filterKey: string };
  /** Further filters of the list. */
  children?: ReactNode;
}

/** Records with their search and filters, or an empty state. */
export function RecordList<R extends { id: string }>(props: RecordListProps<R>) {
  const { noun, all, shown, columns, filters, emptyState, onOpen, children } = props;
  const { hasShow, perPage } = props;
  const sorting = sortingOf(filters);
  const page = usePage(sortRecords(shown, columns, sorting), filters, perPage);
  return (
    <>
      {all.length > 0 && (
        <ListToolbar
          filters={filters}
          noun={noun}
          count={texts.kit.records.count({ shown: shown.length, all: all.length, ...noun })}
          hasShow={hasShow}
        >
          {children}
        </ListToolbar>
      )}
      {shown.length > 0 && (
        <RecordTable
          label={texts.kit.records.list(noun)}
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
          title={texts.kit.records.noneFound(noun)}
          text={texts.kit.records.noneFoundHelp}
        />
      )}
      {all.length === 0 && <EmptyState {...emptyState} title={texts.kit.records.none(noun)} />}
    </>
  );
}

/** Returns the records of the URL's page and the page navigation. */
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

interface EventRecordListProps<R> {
  noun: Noun;
  all: readonly R[];
  /** Selected event. */
  event: AdminEvent | undefined;
  filters: ListFilters;
  /** Returns the searched texts of a record. */
  searched: (record: R) => string[];
  columns: readonly Column<R>[];
  /** Opens a record by its row; undefined if the account may not edit. */
  onOpen: ((id: string) => void) | undefined;
  /** Empty state before the first record exists. */
  emptyState: string;
}

/** List of records that belong to one event or to every event, filtered by the selected event. */
export function EventRecordList<
  R extends { id: string; eventId: string | null; isActive: boolean },
>(props: EventRecordListProps<R>) {
  const { noun, all, event, filters, searched, columns, onOpen, emptyState } = props;
  const shown = all.filter(
    (record) =>
      matchesEventFilter(filters, event, record) &&
      matchesFilters(filters, record, searched(record)),
  );
  return (
    <RecordList
      noun={noun}
      all={all}
      shown={shown}
      columns={columns}
      filters={filters}
      onOpen={onOpen}
      emptyState={{ illustration: <EmptyShelf />, text: emptyState }}
    >
      <EventFilter filters={filters} />
    </RecordList>
  );
}
