import { maxFixAgeMs } from '@wine-walk/common/rules/check-in/thresholds.ts';
import { useEffect, useEffectEvent } from 'react';
import { toDeviceTime } from '../../../platform/device/server-clock.ts';
import type { LocationState, PositionStore } from '../../../platform/location/location-position.ts';
import type { CheckInDelivery } from './check-in-queue.ts';

interface Given {
  position: LocationState & Pick<PositionStore, 'locate'>;
  /** What came of the last attempt; null where it was not refused. */
  failed: CheckInDelivery | null;
  /** A venue code was scanned, and no attempt was made with it yet. */
  hasNewCode: boolean;
  /** Nothing stands in the way of an attempt now. */
  isPossible: boolean;
  /** Milliseconds since 1970, by the server's clock. */
  now: number;
}

/**
 * Makes the attempts that need no press: with a scanned code as soon as there is a location, since scanning it at
 * the business was the press, and after one with a stale fix as soon as there is a fresh one.
 */
export function useAutomaticAttempt(given: Given, attempt: () => void): void {
  const { position, failed, hasNewCode, isPossible, now } = given;
  const { fix } = position;
  const isStale = failed?.refusal?.code === 'fix-too-old';
  const isFresh = fix !== null && toDeviceTime(now) - fix.takenAt < maxFixAgeMs;
  const isRenewed = isStale && isFresh && fix.takenAt > (failed.payload.fix?.takenAt ?? 0);
  const isDue = isPossible && (isRenewed || (hasNewCode && fix !== null));
  const act = useEffectEvent(attempt);
  useEffect(() => {
    if (isDue) act();
  }, [isDue]);
  const renew = useEffectEvent(() => position.locate());
  useEffect(() => {
    if (isStale) renew();
  }, [isStale]);
}
