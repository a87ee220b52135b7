import type { ListFilters } from './use-list-filters.ts';

/** What of a column sorts: its title, and what its records are compared by, where they can be. */
interface SortColumn<R> {
  title: string;
  sortValue?: (record: R) => string | number;
}

/** By which column a list is sorted, as the address has it: `Rating`, or `-Rating` for the greatest first. */
export interface Sorting {
  column: string;
  isDescending: boolean;
  /** Those that it can be sorted by, where the server sorts it; left out: those with a value to sort by. */
  columns?: readonly string[];
  /** Sorts by this column; by the one that it is sorted by already, the other way round. */
  sortBy: (column: string) => void;
}

/** The sorting in the address; its column is '' where the list is in its own order. */
export function sortingOf({ get, set }: Pick<ListFilters, 'get' | 'set'>): Sorting {
  const param = get('sort');
  const isDescending = param.startsWith('-');
  const column = isDescending ? param.slice(1) : param;
  return {
    column,
    isDescending,
    sortBy: (chosen) => set('sort', chosen === column && !isDescending ? `-${chosen}` : chosen),
  };
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The records in that order; names as people sort them, without case and accents. */
export function sortRecords<R>(
  records: readonly R[],
  columns: readonly SortColumn<R>[],
  { column, isDescending }: Pick<Sorting, 'column' | 'isDescending'>,
): readonly R[] {
  const { sortValue } = columns.find(({ title }) => title === column) ?? {};
  if (!sortValue) return records;
  const direction = isDescending ? -1 : 1;
  return records.toSorted((a, b) => direction * compare(sortValue(a), sortValue(b)));
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(`${a}`, `${b}`);
}

/** By which columns the server sorts a list: what it calls the order of the first press, and that of the next. */
export type PagedOrders<Sort extends string> = Readonly<Record<string, readonly Sort[]>>;

/** How a list of pages is sorted. */
interface PagedSorting<Sort extends string> {
  /** What the server is asked for; undefined: the list's own order. */
  sort: Sort | undefined;
  /** Undefined while something is searched: a search has its own order. */
  sorting: Sorting | undefined;
}

/**
 * The sorting in the address of a list that the server sorts: `holder`, or `-holder` from the greatest to the
 * least. `own`: the order that the list has otherwise.
 */
export function pagedSorting<Sort extends string>(
  { get, set, search }: Pick<ListFilters, 'get' | 'set' | 'search'>,
  orders: PagedOrders<Sort>,
  own: Sort,
): PagedSorting<Sort> {
  const sort = Object.values(orders)
    .flat()
    .find((order) => order === get('sort'));
  const now = sort ?? own;
  const columns = Object.keys(orders);
  const sorting: Sorting = {
    column: columns.find((column) => orders[column]?.includes(now)) ?? '',
    isDescending: now.startsWith('-'),
    columns,
    sortBy: (column) => {
      const presses = orders[column] ?? [];
      set('sort', presses[(presses.indexOf(now) + 1) % presses.length] ?? '');
    },
  };
  return { sort, sorting: search.trim() ? undefined : sorting };
}
