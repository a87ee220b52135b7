import type { BusinessCategory } from '@wine-walk/common/model/categories.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type BusinessFilter,
  type BusinessView,
  businessFilters,
  matchesFilter,
} from '../../../shared/business-view.ts';

/** Pause in typing before the URL changes, in milliseconds. Browsers limit how often it may change. */
const debounceMs = 300;

interface BusinessSearch {
  /** Search text as typed. */
  text: string;
  show: BusinessFilter;
}

interface Search extends BusinessSearch {
  type: (text: string) => void;
  choose: (show: BusinessFilter) => void;
  /** Clears search text and filter. */
  reset: () => void;
}

/**
 * Search text and filter of the URL (`?q=&show=`), so that a search can be shared and the back button returns
 * through the filters. Typing adds no history entries.
 */
export function useBusinessSearch(): Search {
  const [searchParams, setSearchParams] = useSearchParams();
  const urlText = searchParams.get('q') ?? '';
  const show = toFilter(searchParams.get('show'));
  const [text, setText] = useState(urlText);
  const [synced, setSynced] = useState({ urlText, written: urlText });

  // The URL was changed by a link or the back button.
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

/** True if a text contains the search text, ignoring case. */
const includesText = (searched: string, text: string): boolean =>
  searched.toLowerCase().includes(text.trim().toLowerCase());

/**
 * Returns the businesses that match the filter and contain the text in name, description, category, address,
 * tonight's offer or special reward, ignoring case. `categories`: names of the categories in the user's language.
 */
export function findBusinesses(
  businesses: readonly BusinessView[],
  { text, show }: BusinessSearch,
  categories: Readonly<Record<BusinessCategory, string>>,
): BusinessView[] {
  return businesses.filter(
    (business) =>
      matchesFilter(business, show) &&
      [
        business.name,
        business.description,
        categories[business.category],
        business.address,
        business.offered,
        business.offerText,
        ...business.pours.flatMap(({ wine, grower }) => [wine, grower]),
        business.hasSpecialReward ? business.rewardDescription : '',
      ].some((searched) => includesText(searched, text)),
  );
}

/**
 * Sorts the list: those first whose name contains the search text, then open businesses, then unvisited ones, then by distance,
 * then by name. Distances are missing if the location is unknown.
 */
export function inListOrder(businesses: readonly BusinessView[], text: string): BusinessView[] {
  return businesses.toSorted(
    (a, b) =>
      Number(!includesText(a.name, text)) - Number(!includesText(b.name, text)) ||
      Number(a.status !== 'open') - Number(b.status !== 'open') ||
      Number(Boolean(a.visit)) - Number(Boolean(b.visit)) ||
      (a.distanceMeters ?? 0) - (b.distanceMeters ?? 0) ||
      a.name.localeCompare(b.name),
  );
}

/**
 * Returns the ID of the nearest open business without a check-in, in a search of the first match, from businesses in list order;
 * undefined if there is none. `queuedIds`: businesses whose check-in is not sent yet.
 */
export function nearestOpenId(
  listed: readonly BusinessView[],
  queuedIds: ReadonlySet<string>,
): string | undefined {
  return listed.find(({ id, visit, status }) => !visit && status === 'open' && !queuedIds.has(id))
    ?.id;
}
