import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { type RedemptionCodeDocument } from '@wine-walk/common/model/rewards.ts';
import { findActiveEvent } from '../../firestore/events.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import type { Redemption } from './redemption.ts';

/**
 * Whose rewards are handed out where a code is redeemed: the event that was named, the one of a link, else the active
 * one. Null where none is: a code outlives by minutes the walk that is switched off.
 */
export async function resolveRedemptionEvent({
  eventId,
  staff,
  now,
}: Redemption): Promise<Redemption['eventId']> {
  return eventId ?? staff.eventId ?? (await findActiveEvent(now))?.id ?? null;
}

/** The refusal of a code of another event, with that event's name; a shop is told by its own (`refuseOtherShop`). */
export async function requireCodeForEvent(
  { eventId, staff }: Redemption,
  code: RedemptionCodeDocument,
): Promise<Problem<'wrong-event'> | undefined> {
  if (staff.role === 'shop' || eventId === null || eventId === code.eventId) return undefined;
  const other = await readDocument(documentPaths.event(code.eventId), eventDocument);
  return problem('wrong-event', `This code is for ${other?.data.name ?? 'another event'}.`);
}
