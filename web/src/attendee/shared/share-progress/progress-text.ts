import type { ProgressSummary } from '@wine-walk/common/rules/rewards/progress.ts';
import type { Texts } from '../../../i18n/en/app.ts';
import type { ReadyEventData } from '../event-data.ts';

/** Returns the text of Share Progress, which ends with the event's address. */
export function shareProgressText(
  { name, hashtag }: Pick<ReadyEventData['event'], 'name' | 'hashtag'>,
  standing: Pick<ProgressSummary, 'visitedBusinesses' | 'totalBusinesses' | 'unlockedRewards'>,
  origin: string,
  { home }: Pick<Texts, 'home'>,
): string {
  const { visitedBusinesses, totalBusinesses, unlockedRewards } = standing;
  const shareText = home.shareText(
    visitedBusinesses,
    totalBusinesses,
    name,
    unlockedRewards,
    hashtag,
  );
  return `${shareText}\n${origin}`;
}
