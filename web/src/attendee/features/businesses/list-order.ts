import type { BusinessView } from '../../../shared/business-view.ts';

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
