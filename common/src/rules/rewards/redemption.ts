import type { Instant } from '../../model/fields/values.ts';
import type { RegistrationDocument } from '../../model/registrations.ts';
import type { RedemptionCodeDocument, RewardDocument } from '../../model/rewards.ts';
import type { EventTimes } from '../events/event-status.ts';
import { isExcluded } from './rewards.ts';

/** Time after an event's end in which rewards can be redeemed, in milliseconds. */
const redemptionGraceMs = 2 * 60 * 60 * 1000;

/** Returns when the rewards of an event can be redeemed no more. */
export function redemptionEnd({ endTime }: Pick<EventTimes, 'endTime'>): Instant {
  return new Date(Date.parse(endTime) + redemptionGraceMs).toISOString();
}

/** True until the end of redemptions. `now`: epoch milliseconds. */
export function isRedemptionOpen(event: Pick<EventTimes, 'endTime'>, now: number): boolean {
  return now < Date.parse(redemptionEnd(event));
}

/**
 * Returns why a reward is not given to a participant with this registration; undefined if it is. Decided when a code is
 * issued, and again at its redemption only if the preapproval was revoked or is not enough.
 */
export function ineligibility(
  reward: Pick<RewardDocument, 'excludedTypeIds'>,
  registration: Pick<RegistrationDocument, 'isVerified' | 'typeId'> | undefined,
): 'not-paid' | 'reward-locked' | undefined {
  if (!registration?.isVerified) return 'not-paid';
  return isExcluded(reward, registration.typeId) ? 'reward-locked' : undefined;
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
  code: Pick<RedemptionCodeDocument, 'preapproval' | 'eventId' | 'participantId' | 'rewardId'>,
  change: PreapprovalChange,
): boolean {
  if (code.preapproval === null) return false;
  return 'rewardId' in change
    ? code.rewardId === change.rewardId
    : code.eventId === change.eventId && change.participantIds.includes(code.participantId);
}
