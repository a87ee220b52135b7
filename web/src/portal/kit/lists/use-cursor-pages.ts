import { useSearchParams } from 'react-router-dom';
import { filterHash, type ListPages, withPage } from './list-pages.ts';

interface CursorPages {
  /** Where the page begins; undefined for the first. */
  cursor: string | undefined;
  /** The ways on and back, by the cursor that the page's answer has. */
  pagesWith: (nextCursor: string | null | undefined) => ListPages;
}

/** Between the parts of the address's `page`: a cursor is base64url, which has none. */
const separator = '.';

/**
 * Goes through a list page by page, which the address has: a reload shows the page again, and Back the one before.
 * `asked`: the list's filters; other ones begin at their own first page.
 */
export function useCursorPages(filterKey: string): CursorPages {
  const [params, setParams] = useSearchParams();
  const own = filterHash(filterKey);
  const [of, ...trail] = params.get('page')?.split(separator) ?? [];
  const cursors = of === own ? trail : [];
  const goTo = (to: string[]) => () =>
    setParams((before) => withPage(before, to.length > 0 && [own, ...to].join(separator)));
  return {
    cursor: cursors.at(-1),
    pagesWith: (nextCursor) => ({
      page: cursors.length + 1,
      next: nextCursor ? goTo([...cursors, nextCursor]) : null,
      previous: cursors.length > 0 ? goTo(cursors.slice(0, -1)) : null,
    }),
  };
}
