import { randomInt } from 'node:crypto';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { type RewardSlotDocument } from '@wine-walk/common/model/rewards.ts';
import { freeSlots } from '@wine-walk/common/rules/rewards/stock.ts';
import { readRewardSlots } from '../../firestore/events/rewards.ts';
import { documentPaths } from '../../firestore/paths.ts';
import type { Write } from '../../firestore/write.ts';

interface RewardKey {
  participantId: string;
  eventId: string;
  rewardId: string;
}

/**
 * Reserves one unit of a limited reward until `reservedUntil`. Each unit has its own document, so that no
 * unit is reserved twice and concurrent reservations do not conflict. A participant with a reservation keeps
 * it, or gets the unit of an expired one again if it is free.
 */
export async function reserveSlot(
  key: RewardKey,
  stock: number | null,
  { now, reservedUntil }: { now: number; reservedUntil: string },
): Promise<Write[] | Problem<'out-of-stock' | 'rewards-reserved'>> {
  if (stock === null) return [];
  const slots = await readRewardSlots(key.eventId, key.rewardId);
  const own = slots.filter(
    ({ data }) => data.participantId === key.participantId && !data.isClaimed,
  );
  const reserved = own.find(({ data }) => Date.parse(data.reservedUntil) > now);
  if (reserved)
    return [
      { kind: 'update', path: reserved.path, data: { reservedUntil }, revision: reserved.revision },
    ];
  const free = freeSlots(
    stock,
    slots.map(({ data }) => data),
    now,
  );
  if (free.length === 0) return outOfStock(slots.every(({ data }) => data.isClaimed));
  const expired = own.find(({ data }) => free.includes(data.number));
  const number = expired?.data.number ?? free[randomInt(free.length)] ?? 0;
  const path = documentPaths.rewardSlot(key.eventId, key.rewardId, String(number));
  const data: RewardSlotDocument = { ...key, number, reservedUntil, isClaimed: false };
  const lapsed = slots.find((slot) => slot.data.number === number);
  return [
    lapsed
      ? { kind: 'update', path, data, revision: lapsed.revision }
      : { kind: 'create', path, data },
  ];
}

/** Marks the participant's reserved unit as claimed. Returns no writes for an unlimited reward. */
export async function claimSlot(
  { participantId, eventId, rewardId }: RewardKey,
  stock: number | null,
  now: number,
): Promise<Write[] | Problem<'out-of-stock' | 'rewards-reserved'>> {
  if (stock === null) return [];
  const slots = await readRewardSlots(eventId, rewardId);
  const reserved = slots.find(
    ({ data }) =>
      data.participantId === participantId &&
      !data.isClaimed &&
      Date.parse(data.reservedUntil) > now,
  );
  // A code issued before the reward was limited takes any free unit.
  if (!reserved) {
    const reservedUntil = new Date(now).toISOString();
    const writes = await reserveSlot({ participantId, eventId, rewardId }, stock, {
      now,
      reservedUntil,
    });
    if ('problem' in writes) return writes;
    return writes.map((write) =>
      'data' in write ? { ...write, data: { ...write.data, isClaimed: true } } : write,
    );
  }
  return [
    { kind: 'update', path: reserved.path, data: { isClaimed: true }, revision: reserved.revision },
  ];
}

/** Releases the claimed unit when a redemption is undone. */
export async function releaseSlot({
  participantId,
  eventId,
  rewardId,
}: RewardKey): Promise<Write[]> {
  const slots = await readRewardSlots(eventId, rewardId);
  return slots
    .filter(({ data }) => data.participantId === participantId && data.isClaimed)
    .map(({ path, revision }) => ({ kind: 'delete', path, revision }));
}

function outOfStock(isGone: boolean): Problem<'out-of-stock' | 'rewards-reserved'> {
  return problem(isGone ? 'out-of-stock' : 'rewards-reserved');
}
