import { matchesSearch } from '@wine-walk/common/rules/people/name-search.ts';
import { useCallback, useState, useTransition } from 'react';
import { useSearchParams } from 'react-router-dom';

const shows = ['all', 'active', 'inactive'] as const;
export type ActiveFilter = (typeof shows)[number];

export interface ListFilters {
  search: string;
  show: ActiveFilter;
  /** Sets a search param; '' removes it. Replaces the history entry. */
  set: (name: string, value: string) => void;
  /** Returns a further filter of the tab; '' if it is not in the URL. */
  get: (name: string) => string;
  /** True if any filter is set. */
  isFiltering: boolean;
}

/**
 * Filters of a list, stored in the URL so that a filtered list can be linked and reloaded. The router applies a
 * new URL in a transition; until then the pending params are used, so that no letter is lost and clicks apply
 * to the visible filters.
 */
export function useListFilters(): ListFilters {
  const [params, setParams] = useSearchParams();
  const [isNavigating, startTransition] = useTransition();
  const [pending, setPending] = useState(params);
  const current = isNavigating ? pending : params;
  const set = useCallback(
    (name: string, value: string) => {
      const after = new URLSearchParams(current);
      if (value) after.set(name, value);
      else after.delete(name);
      setPending(after);
      startTransition(() => setParams(after, { replace: true }));
    },
    [current, setParams],
  );
  const get = useCallback((name: string) => current.get(name) ?? '', [current]);
  const search = get('search');
  const show = shows.find((option) => option === get('show')) ?? 'all';
  return { search, show, set, get, isFiltering: search !== '' || show !== 'all' };
}

/** True if a record passes by its active status and its texts, ignoring case, accents and the order of words. */
export function matchesFilters(
  { search, show }: Pick<ListFilters, 'search' | 'show'>,
  record: { isActive: boolean },
  texts: readonly string[],
): boolean {
  if (show !== 'all' && record.isActive !== (show === 'active')) return false;
  return texts.some((text) => matchesSearch(search, text));
}
