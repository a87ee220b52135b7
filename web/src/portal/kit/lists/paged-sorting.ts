import type { Sorting } from './sorting.ts';
import type { ListFilters } from './use-list-filters.ts';

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
    .find((each) => each === get('sort'));
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
