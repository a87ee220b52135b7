import type { AttendeeTexts } from '@wine-walk/common/messages/types.ts';
import type { Instant } from '@wine-walk/common/model/fields/values.ts';
import type { ProgressSummary } from '@wine-walk/common/rules/rewards/progress.ts';

import { appOrigin } from '../../../platform/lib/app-origin.ts';
import type { BusinessView } from '../../../shared/business-view.ts';
import type { ReadyEventData } from '../event-data/event-data.ts';
import { paths } from '../paths.ts';

/** Returns the address of the page that has a link preview of the event. */
export const walkAddress = () => `${appOrigin()}${paths.shared.getHref()}`;

/** Returns the text of Share Progress, which ends with the event's address. */
export function shareProgressText(
  { name, hashtag }: Pick<ReadyEventData['event'], 'name' | 'hashtag'>,
  summary: Pick<ProgressSummary, 'visitedBusinesses' | 'totalBusinesses' | 'unlockedRewards'>,
  address: string,
  { home }: Pick<AttendeeTexts, 'home'>,
): string {
  const { visitedBusinesses, totalBusinesses, unlockedRewards } = summary;
  const shareText = home.shareText({
    visited: visitedBusinesses,
    total: totalBusinesses,
    event: name,
    rewards: unlockedRewards,
    hashtag,
  });
  return `${shareText}\n${address}`;
}

/** Business with its stamp. */
interface Stamped extends BusinessView {
  /** Null if the time is unknown. */
  stampedAt: Instant | null;
}

/** Returns the verified visits in the order of check-in, unknown times first. */
export function collectedStamps(businesses: readonly BusinessView[]): Stamped[] {
  return businesses
    .flatMap((business) =>
      business.visit && business.isVisited
        ? [{ ...business, stampedAt: business.visit.checkInTime }]
        : [],
    )
    .toSorted((a, b) => (a.stampedAt ?? '').localeCompare(b.stampedAt ?? ''));
}

/** Returns the collected stamps, then the stops without one. */
export function passportStamps(businesses: readonly BusinessView[]): Stamped[] {
  const missing = businesses.filter(({ visit, isVisited }) => !visit || !isVisited);
  return [
    ...collectedStamps(businesses),
    ...missing.map((business) => ({ ...business, stampedAt: null })),
  ];
}
