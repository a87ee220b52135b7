import { type CheckInInput, decideCheckIn } from '@wine-walk/common/rules/check-in/check-in.ts';
import { buildCheckInInput } from '@wine-walk/common/rules/check-in/check-in-input.ts';
import { toDeviceTime } from '../../../platform/device/server-clock.ts';
import type { DeviceFix } from '../../../platform/location/location.ts';
import type { BusinessView } from '../../../shared/business-view.ts';
import type { ReadyEventData } from '../../shared/event-data.ts';
import { sentLocation } from './attempt.ts';

/** What an attempt now would come to, as far as this device can tell. */
export type ProximityHint = 'at-business' | 'cannot-tell' | 'come-closer';

export interface HypotheticalAttempt {
  walk: Pick<ReadyEventData, 'event' | 'catalogue' | 'progress'>;
  business: BusinessView;
  fix: DeviceFix | null;
  hasVenueCode: boolean;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
}

/** The facts that the server would put together of an attempt sent at once. */
export function toCheckInInput({
  walk,
  business,
  fix,
  hasVenueCode,
  now,
}: HypotheticalAttempt): CheckInInput {
  const circumstances = { ...walk, hasVenueCode, capturedAt: now, now };
  return buildCheckInInput(sentLocation(fix, toDeviceTime(now)), business, circumstances);
}

/** Words for the fix while it improves, by the server's own rule: what counts is the server's decision. */
export function proximityHint(attempt: HypotheticalAttempt): ProximityHint {
  const decision = decideCheckIn(toCheckInInput(attempt));
  if (decision.outcome === 'refused') {
    return decision.reason === 'too-far' ? 'come-closer' : 'cannot-tell';
  }
  const isClear = decision.outcome === 'verified' || !decision.reasons.includes('unclear-fix');
  return isClear ? 'at-business' : 'cannot-tell';
}
