import { type BusinessView, matchesFilter } from '../../../shared/business-view.ts';
import { sortByDistance } from '../../shared/next-businesses.ts';

export const homeBusinessFilters = ['all', 'visited', 'nearby'] as const;
export type HomeBusinessFilter = (typeof homeBusinessFilters)[number];

/** How many next businesses the home screen shows (specification, section 9). */
const maxNext = 3;

/** What the address asks for (`?show=…`); null for nothing that is known. */
export function readFilter(text: string | null): HomeBusinessFilter | null {
  return homeBusinessFilters.find((filter) => filter === text) ?? null;
}

/** What the home screen lists: without a filter the next three. */
export function shownBusinesses(
  businesses: readonly BusinessView[],
  next: readonly BusinessView[],
  filter: HomeBusinessFilter | null,
): BusinessView[] {
  if (filter === null) return next.slice(0, maxNext);
  const passing = businesses.filter((business) => matchesFilter(business, filter));
  return filter === 'nearby' ? sortByDistance(passing) : passing;
}
