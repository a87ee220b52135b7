import {
  type BusinessFilter,
  type BusinessView,
  matchesFilter,
} from '../../../shared/business-view.ts';

export interface BusinessSearch {
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
