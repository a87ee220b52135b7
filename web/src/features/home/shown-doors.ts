import { nearestFirst } from '../../components/next-doors.ts';
import { passesFilter, type SeenBusiness } from '../../components/seen-business.ts';

export const doorFilters = ['all', 'visited', 'nearby'] as const;
export type DoorFilter = (typeof doorFilters)[number];

/** How many next businesses the home screen shows (specification, section 9). */
const mostNext = 3;

/** What the address asks for (`?show=…`); null for nothing that is known. */
export function readFilter(text: string | null): DoorFilter | null {
  return doorFilters.find((filter) => filter === text) ?? null;
}

/** What the home screen lists: without a filter the next three. */
export function shownDoors(
  businesses: readonly SeenBusiness[],
  next: readonly SeenBusiness[],
  filter: DoorFilter | null,
): SeenBusiness[] {
  if (filter === null) return next.slice(0, mostNext);
  const passing = businesses.filter((business) => passesFilter(business, filter));
  return filter === 'nearby' ? nearestFirst(passing) : passing;
}
