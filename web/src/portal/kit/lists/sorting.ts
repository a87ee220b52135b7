import type { ListFilters } from './use-list-filters.ts';

/** Column with the value that its records are sorted by. */
interface SortColumn<R> {
  id: string;
  sortValue?: (record: R) => string | number;
}

/** Sorting of a list as in the URL: `rating`, or `-rating` for descending. */
export interface Sorting {
  /** ID of the column. */
  column: string;
  isDescending: boolean;
  /** IDs of the columns that the server can sort by; omitted: columns with a sort value. */
  columns?: readonly string[];
  /** Sorts by this column, or reverses the order if it is the current one. */
  sortBy: (column: string) => void;
}

/** Returns the sorting in the URL; the column is '' for the default order. */
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

/** Returns the records in that order; texts ignore case and accents. */
export function sortRecords<R>(
  records: readonly R[],
  columns: readonly SortColumn<R>[],
  { column, isDescending }: Pick<Sorting, 'column' | 'isDescending'>,
): readonly R[] {
  const { sortValue } = columns.find(({ id }) => id === column) ?? {};
  if (!sortValue) return records;
  const direction = isDescending ? -1 : 1;
  return records.toSorted((a, b) => direction * compare(sortValue(a), sortValue(b)));
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(`${a}`, `${b}`);
}

/** Server sort orders by the ID of a column: the order of the first click, then that of the next. */
export type PagedOrders<Sort extends string> = Readonly<Record<string, readonly Sort[]>>;

/** Sorting of a paged list. */
interface PagedSorting<Sort extends string> {
  /** Sort order of the request; undefined for the default order. */
  sort: Sort | undefined;
  /** Undefined during a search, which has its own order. */
  sorting: Sorting | undefined;
}

/**
 * Returns the sorting in the URL of a list that the server sorts: `holder`, or `-holder` for descending.
 * `own`: the default order.
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
      const sequence = orders[column] ?? [];
      set('sort', sequence[(sequence.indexOf(now) + 1) % sequence.length] ?? '');
    },
  };
  return { sort, sorting: search.trim() ? undefined : sorting };
}
