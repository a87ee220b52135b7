import { useSearchParams } from 'react-router-dom';
import { filterHash, type ListPages, withPage } from './list-pages.ts';

interface NumberedPages {
  /** The page that the address has, from 1; a list may have become shorter since. */
  wanted: number;
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
    wanted: of === own && /^[1-9]\d{0,2}$/.test(number ?? '') ? Number(number) : 1,
    pagesWith: (page, pageCount) => ({
      page,
      pageCount,
      next: page < pageCount ? goTo(page + 1) : null,
      previous: page > 1 ? goTo(page - 1) : null,
    }),
  };
}
