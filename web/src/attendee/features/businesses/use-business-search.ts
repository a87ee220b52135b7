import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type BusinessFilter,
  type BusinessView,
  businessFilters,
  matchesFilter,
} from '../../../shared/business-view.ts';

/** How long typing pauses before the address follows: browsers limit how often it may change. Milliseconds. */
const pauseMs = 300;

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
  const [address, setAddress] = useSearchParams();
  const inAddress = address.get('q') ?? '';
  const show = filterNamed(address.get('show'));
  const [text, setText] = useState(inAddress);
  const [synced, setSynced] = useState({ inAddress, written: inAddress });

  // The address was changed by somebody else: the back button, a link.
  if (inAddress !== synced.inAddress) {
    setSynced({ ...synced, inAddress });
    if (inAddress !== synced.written) setText(inAddress);
  }

  const write = (next: BusinessSearch, replace: boolean) => {
    setSynced({ ...synced, written: next.text });
    setText(next.text);
    setAddress((current) => withSearch(current, next), { replace });
  };

  useEffect(() => {
    if (text === inAddress) return;
    const timer = setTimeout(() => {
      setSynced((last) => ({ ...last, written: text }));
      setAddress((current) => withSearch(current, { text, show }), { replace: true });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, inAddress, show, setAddress]);

  return {
    text,
    show,
    type: setText,
    choose: (chosen) => write({ text, show: chosen }, false),
    reset: () => write({ text: '', show: 'all' }, false),
  };
}

function filterNamed(name: string | null): BusinessFilter {
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
  const wanted = text.trim().toLowerCase();
  return businesses.filter(
    (business) =>
      matchesFilter(business, show) &&
      (business.name.toLowerCase().includes(wanted) ||
        business.description.toLowerCase().includes(wanted)),
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
