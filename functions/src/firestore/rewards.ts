import { type RewardDocument, rewardDocument } from '@wine-walk/common/model/rewards.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import type { Stored } from './read.ts';

/** Every reward, in no order. */
export function readRewards(): Promise<Stored<RewardDocument>[]> {
  return readQuery(documentPaths.rewards, rewardDocument);
}

/** The rewards of one event alone, without those of every event. */
export function readRewardsOf(eventId: string): Promise<Stored<RewardDocument>[]> {
  return readQuery(documentPaths.rewards, rewardDocument, (query) =>
    query.where('eventId', '==', eventId),
  );
}
