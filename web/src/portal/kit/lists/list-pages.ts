import { useSearchParams } from 'react-router-dom';

/** Where a list of pages stands, and the ways from there. */
export interface ListPages {
  /** The first is 1. */
  page: number;
  /** Left out where nobody has counted them. */
  pageCount?: number;
  next: (() => void) | null;
  previous: (() => void) | null;
}

/** The address with this page in it; with none, the first. */
export function withPage(address: URLSearchParams, page: string | false): URLSearchParams {
  const after = new URLSearchParams(address);
  if (page) after.set('page', page);
  else after.delete('page');
  return after;
}

/** Tells one list's filters from another's: a page is good for its own alone. */
export function filterHash(text: string): string {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
}

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

interface NumberedPages {
  /** The page that the address has, from 1; a list may have become shorter since. */
  requestedPage: number;
  /** The ways on and back from the page that is shown. */
  pagesWith: (page: number, pageCount: number) => ListPages;
}

/**
 * Goes through a list whose pages are counted, which the address has: a reload shows the page again, and Back the one
 * before. `asked`: the list's filters and order; others begin at their own first page.
 */
export function useNumberedPages(filterKey: string): NumberedPages {
  const [params, setParams] = useSearchParams();
  const own = filterHash(filterKey);
  const [of, number] = params.get('page')?.split('.') ?? [];
  const goTo = (page: number) => () =>
    setParams((before) => withPage(before, page > 1 && `${own}.${page}`));
  return {
    requestedPage: of === own && /^[1-9]\d{0,2}$/.test(number ?? '') ? Number(number) : 1,
    pagesWith: (page, pageCount) => ({
      page,
      pageCount,
      next: page < pageCount ? goTo(page + 1) : null,
      previous: page > 1 ? goTo(page - 1) : null,
    }),
  };
}
