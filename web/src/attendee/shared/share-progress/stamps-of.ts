import { type Instant } from '@wine-walk/common/model/values.ts';
import type { BusinessView } from '../../../shared/business-view.ts';

/** Business with its stamp. */
export interface Stamped extends BusinessView {
  stampedAt: Instant;
}

/** Returns the verified visits in the order of check-in. */
export function collectedStamps(businesses: readonly BusinessView[]): Stamped[] {
  return businesses
    .flatMap((business) =>
      business.visit && business.isVisited
        ? [{ ...business, stampedAt: business.visit.checkInTime }]
        : [],
    )
    .toSorted((a, b) => a.stampedAt.localeCompare(b.stampedAt));
}
