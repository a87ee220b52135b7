import { type CheckInInput, decideCheckIn } from '@wine-walk/common/rules/check-in/check-in.ts';
import { buildCheckInInput } from '@wine-walk/common/rules/check-in/check-in-input.ts';
import { toDeviceTime } from '../../../../platform/device/server-clock.ts';
import type { DeviceFix } from '../../../../platform/location/location.ts';
import type { BusinessView } from '../../../../shared/business-view.ts';
import type { ReadyEventData } from '../../../shared/event-data/event-data.ts';
import { toLocationFields } from '../check-in-queue.ts';

/** Expected result of an attempt now, as decided on this device. */
export type ProximityHint =
  | 'at-business'
  | 'come-inside'
  | 'cannot-tell'
  | 'come-closer'
  | 'out-of-reach';

/** Distance beyond which the sheet offers directions instead of an attempt, in meters. */
export const maxAttemptDistanceMeters = 500;

export interface HypotheticalAttempt {
  eventData: Pick<ReadyEventData, 'event' | 'catalog' | 'progress'>;
  business: BusinessView;
  fix: DeviceFix | null;
  hasVenueCode: boolean;
  /** Epoch milliseconds, by the server's clock. */
  now: number;
}

/** Returns the decision input that the server would build for an attempt sent now. */
export function toCheckInInput({
  eventData,
  business,
  fix,
  hasVenueCode,
  now,
}: HypotheticalAttempt): CheckInInput {
  const circumstances = { ...eventData, hasVenueCode, capturedAt: now, now };
  return buildCheckInInput(toLocationFields(fix, toDeviceTime(now)), business, circumstances);
}

/** Returns the hint for the current fix by the server's rule. Only the server's decision counts. */
export function proximityHint(attempt: HypotheticalAttempt): ProximityHint {
  const decision = decideCheckIn(toCheckInInput(attempt));
  if (decision.outcome === 'refused') {
    if (decision.refusal.problem === 'venue-code-required') return 'come-inside';
    if (decision.refusal.problem !== 'too-far') return 'cannot-tell';
    const { distanceMeters = 0, accuracyMeters = 0 } = decision.refusal.details ?? {};
    const isFar = distanceMeters - accuracyMeters > maxAttemptDistanceMeters;
    return isFar ? 'out-of-reach' : 'come-closer';
  }
  const isClear = decision.outcome === 'verified' || !decision.reasons.includes('unclear-fix');
  return isClear ? 'at-business' : 'cannot-tell';
}
