import { decideCheckIn } from '@wine-walk/common/rules/check-in/check-in.ts';
import { useEffect, useEffectEvent } from 'react';
import { toDeviceTime } from '../../../platform/device/server-clock.ts';
import { useNow } from '../../../platform/live/use-now.ts';
import { usePosition } from '../../../platform/location/location-position.ts';
import { useEventData } from '../../shared/event-data.ts';
import type { Outcome } from './outcome.ts';
import { toCheckInInput } from './proximity-hint.ts';
import type { PendingUpgrade } from './stage.ts';
import type { AttemptInput } from './use-sheet-attempt.ts';

/** Between two attempts to upgrade the same check-in. Milliseconds. */
export const retryPendingIntervalMs = 20_000;

/**
 * Tries a pending check-in again by itself once this device would call it verified: a better fix, or enough time
 * since the last business. While it is shown, and not more often than `upgradeRestMs`.
 */
export function usePendingUpgrade(
  outcome: Outcome,
  upgrade: PendingUpgrade,
  submit: (attempt: AttemptInput) => void,
): void {
  const walk = useEventData();
  const { fix } = usePosition();
  const now = useNow(5000);
  const { business, attempt, attemptedAt } = outcome;
  const { venueCode } = attempt;
  const isIntervalOver =
    toDeviceTime(now) - attemptedAt >= retryPendingIntervalMs ||
    fix?.takenAt !== attempt.fix?.takenAt;
  const isDue =
    upgrade === 'due' &&
    isIntervalOver &&
    walk.status === 'ready' &&
    fix !== null &&
    decideCheckIn(toCheckInInput({ walk, business, fix, hasVenueCode: venueCode !== null, now }))
      .outcome === 'verified';
  const act = useEffectEvent(() => {
    if (walk.status === 'ready') submit({ walk, business, fix, venueCode, upgrades: outcome });
  });
  useEffect(() => {
    if (isDue) act();
  }, [isDue]);
}
