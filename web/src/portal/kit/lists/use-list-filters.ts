import { nameKey } from '@wine-walk/common/rules/people/names.ts';
import { useCallback, useState, useTransition } from 'react';
import { useSearchParams } from 'react-router-dom';

const shows = ['all', 'active', 'inactive'] as const;
export type ActiveFilter = (typeof shows)[number];

export interface ListFilters {
  search: string;
  show: ActiveFilter;
  /** Sets one parameter of the address; '' takes it out. Typing does not fill the history. */
  set: (name: string, value: string) => void;
  /** Any further filter of the tab; '' where the address has none. */
  get: (name: string) => string;
  /** Whether anything is filtered out at all. */
  isFiltering: boolean;
}

/**
 * The filters of a list, kept in the address: a filtered list can be linked and reloaded. The router brings a new
 * address in a transition; until then they are as they were set, so that no letter typed meanwhile is lost and a
 * press is about what stands in the fields.
 */
export function useListFilters(): ListFilters {
  const [params, setParams] = useSearchParams();
  const [isOnItsWay, startTransition] = useTransition();
  const [pending, setPending] = useState(params);
  const current = isOnItsWay ? pending : params;
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

/** Whether a record passes: by its flag, and by its texts, whatever their case and accents. */
export function matchesFilters(
  { search, show }: Pick<ListFilters, 'search' | 'show'>,
  record: { isActive: boolean },
  texts: readonly string[],
): boolean {
  if (show !== 'all' && record.isActive !== (show === 'active')) return false;
  const searchKey = nameKey(search);
  return texts.some((text) => nameKey(text).includes(searchKey));
}
