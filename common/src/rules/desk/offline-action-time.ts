import type { OfflineConflictReason } from '../../model/categories.ts';
import { maxUploadDelayMs } from '../check-in/thresholds.ts';

/** Tolerated difference between device clocks, in milliseconds. */
const clockToleranceMs = 2 * 60 * 1000;

/** Returns the time of a desk action by the desk's clock, never later than now, in epoch milliseconds. */
export function offlineActionTime(doneAt: string | null | undefined, now: number): number {
  return doneAt ? Math.min(Date.parse(doneAt), now) : now;
}

/**
 * Returns why the time of an offline desk action is implausible; undefined if it is plausible. `notBefore`:
 * earliest possible time. All in epoch milliseconds.
 */
export function offlineTimeConflict(
  at: number,
  { notBefore, now }: { notBefore: number; now: number },
): Extract<OfflineConflictReason, 'late-arrival' | 'implausible-time'> | undefined {
  if (at < notBefore - clockToleranceMs) return 'implausible-time';
  return now - at > maxUploadDelayMs ? 'late-arrival' : undefined;
}
