import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type BusinessFilter,
  type BusinessView,
  businessFilters,
  matchesFilter,
} from '../../../shared/business-view.ts';

/** How long typing pauses before the address follows: browsers limit how often it may change. Milliseconds. */
const debounceMs = 300;

interface Search extends BusinessSearch {
  type: (text: string) => void;
  choose: (show: BusinessFilter) => void;
  /** Everything again. */
  reset: () => void;
}

/**
 * The search and the filter, as the address has them (`?q=&show=`): it can be shared, and the back button goes
 * through the filters that were chosen. Typing makes no new entries in the history.
 */
export function useBusinessSearch(): Search {
  const [searchParams, setSearchParams] = useSearchParams();
  const urlText = searchParams.get('q') ?? '';
  const show = toFilter(searchParams.get('show'));
  const [text, setText] = useState(urlText);
  const [synced, setSynced] = useState({ urlText, written: urlText });

  // The address was changed by somebody else: the back button, a link.
  if (urlText !== synced.urlText) {
    setSynced({ ...synced, urlText });
    if (urlText !== synced.written) setText(urlText);
  }

  const write = (next: BusinessSearch, replace: boolean) => {
    setSynced({ ...synced, written: next.text });
    setText(next.text);
    setSearchParams((current) => withSearch(current, next), { replace });
  };

  useEffect(() => {
    if (text === urlText) return;
    const timer = setTimeout(() => {
      setSynced((last) => ({ ...last, written: text }));
      setSearchParams((current) => withSearch(current, { text, show }), { replace: true });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [text, urlText, show, setSearchParams]);

  return {
    text,
    show,
    type: setText,
    choose: (chosen) => write({ text, show: chosen }, false),
    reset: () => write({ text: '', show: 'all' }, false),
  };
}

function toFilter(name: string | null): BusinessFilter {
  return businessFilters.find((filter) => filter === name) ?? 'all';
}

function withSearch(current: URLSearchParams, { text, show }: BusinessSearch): URLSearchParams {
  const next = new URLSearchParams(current);
  if (text.trim()) next.set('q', text);
  else next.delete('q');
  if (show === 'all') next.delete('show');
  else next.set('show', show);
  return next;
}

interface BusinessSearch {
  /** As typed. */
  text: string;
  show: BusinessFilter;
}

/** Those that the filter shows and whose name or description contains the text, whatever its case. */
export function findBusinesses(
  businesses: readonly BusinessView[],
  { text, show }: BusinessSearch,
): BusinessView[] {
  const query = text.trim().toLowerCase();
  return businesses.filter(
    (business) =>
      matchesFilter(business, show) &&
      (business.name.toLowerCase().includes(query) ||
        business.description.toLowerCase().includes(query)),
  );
}

/**
 * The order of the list: those closed or sold out tonight last; those still to visit first, the nearest of them before the others, alphabetically where
 * it is not known where one is.
 */
export function inListOrder(businesses: readonly BusinessView[]): BusinessView[] {
  return businesses.toSorted(
    (a, b) =>
      Number(a.status !== 'open') - Number(b.status !== 'open') ||
      Number(Boolean(a.visit)) - Number(Boolean(b.visit)) ||
      (a.distanceMeters ?? 0) - (b.distanceMeters ?? 0) ||
      a.name.localeCompare(b.name),
  );
}
