import { paginate } from '@wine-walk/common/lib/paginate.ts';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NoResults } from '../../../ui/illustrations/no-results.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { Pagination } from './pagination.tsx';
import { type Column, RecordTable } from './record-table.tsx';
import { sortingOf, sortRecords } from './sorting.ts';
import type { ListFilters } from './use-list-filters.ts';
import { useNumberedPages } from './use-numbered-pages.ts';

interface Props<R> {
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
  perPage?: { size: number; asked: string };
  /** The list's own further filters. */
  children?: ReactNode;
}

/** Records with their search and filters, and what stands for them where there are none. */
export function RecordList<R extends { id: string }>(props: Props<R>) {
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
  { size, asked }: { size: number; asked: string } = { size: Number.POSITIVE_INFINITY, asked: '' },
) {
  const { wanted, pagesWith } = useNumberedPages([search, show, get('sort'), asked].join('\n'));
  const { shown, page, pageCount } = paginate(records, wanted, size);
  return { records: shown, pages: pagesWith(page, pageCount) };
}

const capitalized = (message: string) => `${message.charAt(0).toUpperCase()}${message.slice(1)}`;
