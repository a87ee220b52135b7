import { useSearchParams } from 'react-router-dom';

/** Current page of a list with its navigation. */
export interface ListPages {
  /** Page number, from 1. */
  page: number;
  /** Omitted if the pages are not counted. */
  pageCount?: number;
  next: (() => void) | null;
  previous: (() => void) | null;
}

/** Returns the search params with this page; false removes it for the first page. */
function withPage(address: URLSearchParams, page: string | false): URLSearchParams {
  const after = new URLSearchParams(address);
  if (page) after.set('page', page);
  else after.delete('page');
  return after;
}

/** Returns a hash of a list's filters: a page is only valid for the same filters. */
function filterHash(text: string): string {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) | 0;
  return (hash >>> 0).toString(36);
}

interface CursorPages {
  /** Start of the page; undefined for the first. */
  cursor: string | undefined;
  /** Navigation from the page, by the next cursor of its response. */
  pagesWith: (nextCursor: string | null | undefined) => ListPages;
}

/** Separator of the parts of the `page` param: a base64url cursor does not contain it. */
const separator = '.';

/**
 * Pages of a list by cursor, stored in the URL: a reload shows the same page, and Back the previous one.
 * `filterKey`: the list's filters; other filters start at their first page.
 */
export function useCursorPages(filterKey: string): CursorPages {
  const [params, setParams] = useSearchParams();
  const key = filterHash(filterKey);
  const [of, ...trail] = params.get('page')?.split(separator) ?? [];
  const cursors = of === key ? trail : [];
  const goTo = (to: string[]) => () =>
    setParams((before) => withPage(before, to.length > 0 && [key, ...to].join(separator)));
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
  /** Page of the URL, from 1; the list may have become shorter since. */
  requestedPage: number;
  /** Navigation from the shown page. */
  pagesWith: (page: number, pageCount: number) => ListPages;
}

/**
 * Numbered pages of a list, stored in the URL: a reload shows the same page, and Back the previous one.
 * `filterKey`: the list's filters and order; others start at their first page.
 */
export function useNumberedPages(filterKey: string): NumberedPages {
  const [params, setParams] = useSearchParams();
  const key = filterHash(filterKey);
  const [of, number] = params.get('page')?.split('.') ?? [];
  const goTo = (page: number) => () =>
    setParams((before) => withPage(before, page > 1 && `${key}.${page}`));
  return {
    requestedPage: of === key && /^[1-9]\d{0,2}$/.test(number ?? '') ? Number(number) : 1,
    pagesWith: (page, pageCount) => ({
      page,
      pageCount,
      next: page < pageCount ? goTo(page + 1) : null,
      previous: page > 1 ? goTo(page - 1) : null,
    }),
  };
}
