import { type RedemptionCodeDocument } from '../../model/rewards.ts';
import type { EventTimes } from '../events/event-status.ts';

/** Time after an event's end in which rewards can be redeemed, in milliseconds. */
export const redemptionGraceMs = 2 * 60 * 60 * 1000;

/** True until `redemptionGraceMs` after the end. `now`: epoch milliseconds. */
export function isRedemptionOpen(event: Pick<EventTimes, 'endTime'>, now: number): boolean {
  return now < Date.parse(event.endTime) + redemptionGraceMs;
}

/**
 * Change that may invalidate a preapproval: of a reward's terms, or of the payment of participants of an
 * event.
 */
export type PreapprovalChange =
  | { rewardId: string }
  | { eventId: string; participantIds: readonly string[] };

/**
 * True if a code is preapproved and the change may invalidate that: its redemption has to read everything
 * again.
 */
export function isPreapprovalAffected(
  code: Pick<RedemptionCodeDocument, 'promised' | 'eventId' | 'participantId' | 'rewardId'>,
  change: PreapprovalChange,
): boolean {
  if (code.promised === null) return false;
  return 'rewardId' in change
    ? code.rewardId === change.rewardId
    : code.eventId === change.eventId && change.participantIds.includes(code.participantId);
}
