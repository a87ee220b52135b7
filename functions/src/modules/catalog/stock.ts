import type { WithId } from '@wine-walk/common/lib/with-id.ts';
import {
  type RewardDocument,
  type RewardSlotDocument,
  rewardDocument,
  rewardSlotDocument,
} from '@wine-walk/common/model/rewards.ts';
import {
  fullyReservedUntil,
  type PublicStock,
  publicStock,
} from '@wine-walk/common/rules/rewards/stock.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import { readRewardSlots } from '../../firestore/rewards.ts';
import type { Transaction } from '../../firestore/transaction.ts';

/**
 * What is left of each limited reward at an event; nothing is read where none of its rewards is limited. Promises that
 * have lapsed stay behind in numbers, and are not read.
 */
export async function readStock(
  transaction: Transaction,
  eventId: string,
  rewards: readonly WithId<RewardDocument>[],
  now: number,
): Promise<Map<string, PublicStock>> {
  const limited = rewards.filter(
    ({ stock, eventId: of }) => stock !== null && (of === null || of === eventId),
  );
  if (limited.length === 0) return new Map();
  const at = new Date(now).toISOString();
  const [claimed, promised] = await Promise.all([
    transaction.readAll(documentPaths.rewardSlots, rewardSlotDocument, {
      eventId,
      isClaimed: true,
    }),
    transaction.readAfter(documentPaths.rewardSlots, rewardSlotDocument, 'reservedUntil', at),
  ]);
  const open = promised.filter((slot) => slot.eventId === eventId && !slot.isClaimed);
  return new Map(
    limited.map(({ id, stock }) => {
      const slots = [...claimed, ...open].filter(({ rewardId }) => rewardId === id);
      return [id, publicStock(stock, slots, now)];
    }),
  );
}

type Slot = Partial<Pick<RewardSlotDocument, 'eventId' | 'rewardId' | 'isClaimed'>>;

/**
 * Whether attendees are shown something else once a slot was written: one is handed out or given back, or with a promise
 * there is none to be had. Every other promise changes nothing of the catalogue, which hundreds of phones read.
 */
export async function changesPublicStock(
  before: Slot | undefined,
  after: Slot | undefined,
  now: number,
): Promise<boolean> {
  if (!after || Boolean(before?.isClaimed) !== Boolean(after.isClaimed)) return true;
  const { eventId = '', rewardId = '', isClaimed } = after;
  if (isClaimed) return false;
  const [slots, reward] = await Promise.all([
    readRewardSlots(eventId, rewardId),
    readDocument(documentPaths.reward(rewardId), rewardDocument),
  ]);
  const known = slots.map(({ data }) => data);
  return fullyReservedUntil(reward?.data.stock ?? null, known, now) !== null;
}
