import type { OfflineConflictReason } from '../../model/categories.ts';
import { maxUploadDelayMs } from '../check-in/capture-plausibility.ts';

/** How far a device's word for when may lie before what it rests on: clocks differ. Milliseconds. */
const clockToleranceMs = 2 * 60 * 1000;

/** When something was done at the desk, by the desk's own word: never later than now. Milliseconds since 1970, UTC. */
export function offlineActionTime(doneAt: string | null | undefined, now: number): number {
  return doneAt ? Math.min(Date.parse(doneAt), now) : now;
}

/**
 * Why the desk's word for when it handed something over is doubted; undefined where it is not. `notBefore`: since
 * when it could have been at all. All in milliseconds since 1970, UTC.
 */
export function offlineTimeConflict(
  at: number,
  { notBefore, now }: { notBefore: number; now: number },
): Extract<OfflineConflictReason, 'late-arrival' | 'implausible-time'> | undefined {
  if (at < notBefore - clockToleranceMs) return 'implausible-time';
  return now - at > maxUploadDelayMs ? 'late-arrival' : undefined;
}
