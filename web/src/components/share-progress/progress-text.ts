import type { ProgressSummary } from '@domain/progress.ts';
import type { ReadyEventData } from '../../data/event-data.ts';
import type { Texts } from '../../texts/en.ts';

/** What Share Progress says, ending in where to find the walk. */
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
