import { nearestFirst } from '../../components/next-businesses.ts';
import { passesFilter, type SeenBusiness } from '../../components/seen-business.ts';

export const businessFilters = ['all', 'visited', 'nearby'] as const;
export type BusinessFilter = (typeof businessFilters)[number];

/** How many next businesses the home screen shows (specification, section 9). */
const maxNext = 3;

/** What the address asks for (`?show=…`); null for nothing that is known. */
export function readFilter(text: string | null): BusinessFilter | null {
  return businessFilters.find((filter) => filter === text) ?? null;
}

/** What the home screen lists: without a filter the next three. */
export function shownBusinesses(
  businesses: readonly SeenBusiness[],
  next: readonly SeenBusiness[],
  filter: BusinessFilter | null,
): SeenBusiness[] {
  if (filter === null) return next.slice(0, maxNext);
  const passing = businesses.filter((business) => passesFilter(business, filter));
  return filter === 'nearby' ? nearestFirst(passing) : passing;
}
