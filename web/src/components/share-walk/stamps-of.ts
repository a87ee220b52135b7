import type { Instant } from '@contract/values.ts';
import type { SeenBusiness } from '../seen-business.ts';

/** A business with its stamp. */
export interface Stamped extends SeenBusiness {
  stampedAt: Instant;
}

/** The verified visits in the order they were made. */
export function stampsOf(businesses: readonly SeenBusiness[]): Stamped[] {
  return businesses
    .flatMap((business) =>
      business.visit && business.isVisited
        ? [{ ...business, stampedAt: business.visit.checkInTime }]
        : [],
    )
    .toSorted((a, b) => a.stampedAt.localeCompare(b.stampedAt));
}
