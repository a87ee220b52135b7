import { type RewardSlotDocument, rewardSlotDocument } from '@wine-walk/common/model/rewards.ts';
import { documentPaths } from './paths.ts';
import { readQuery } from './query.ts';
import type { Stored } from './read.ts';

/** Those of a limited reward that are promised, lapsed or handed out at an event. */
export function readRewardSlots(
  eventId: string,
  rewardId: string,
): Promise<Stored<RewardSlotDocument>[]> {
  return readQuery(documentPaths.rewardSlots, rewardSlotDocument, (query) =>
    query.where('eventId', '==', eventId).where('rewardId', '==', rewardId),
  );
}
