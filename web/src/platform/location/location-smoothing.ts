import { distanceMeters } from '@wine-walk/common/lib/distance.ts';
import { maxPlausibleSpeed } from '@wine-walk/common/rules/check-in/capture-plausibility.ts';
import type { DeviceFix } from './location.ts';

/** How long a fix takes part in the choice of the steadiest. Milliseconds. */
export const recentMs = 30_000;
/** How long a contradiction between fixes is told. Milliseconds. */
const contradictingMs = 10_000;
/** Metres a second that a person walks: how fast an older fix loses its worth. */
const walkingSpeed = 1.4;
/** For a device that does not say how sure it is. Metres. */
const presumedAccuracy = 50;

/** Metres that the person may be from the fix at `now`: its accuracy, and the steps since it was taken. */
function uncertainty(fix: DeviceFix, now: number): number {
  const seconds = Math.max(0, now - fix.takenAt) / 1000;
  return (fix.accuracyMeters ?? presumedAccuracy) + walkingSpeed * seconds;
}

/** The fixes that still count at `now`, oldest first. */
export function recentFixes(fixes: readonly DeviceFix[], now: number): DeviceFix[] {
  return fixes.filter((fix) => now - fix.takenAt <= recentMs);
}

/** Of fixes as they came in, the one that says most about where the person is at `now`. */
export function bestFix(fixes: readonly DeviceFix[], now: number): DeviceFix | null {
  const recent = recentFixes(fixes, now);
  const all = recent.length > 0 ? recent : fixes.slice(-1);
  return all.reduce<DeviceFix | null>(
    (best, fix) => (best && uncertainty(best, now) < uncertainty(fix, now) ? best : fix),
    null,
  );
}

/**
 * Whether the fixes of the last seconds contradict each other: further apart than their accuracies and any
 * walk between them allow.
 */
export function isUnstable(fixes: readonly DeviceFix[], now: number): boolean {
  const last = fixes.filter((fix) => now - fix.takenAt <= contradictingMs);
  return last.some((fix, at) => {
    const before = last[at - 1];
    if (!before) return false;
    const seconds = Math.abs(fix.takenAt - before.takenAt) / 1000;
    const slack =
      (fix.accuracyMeters ?? presumedAccuracy) + (before.accuracyMeters ?? presumedAccuracy);
    return distanceMeters(fix, before) > slack + maxPlausibleSpeed * Math.max(1, seconds);
  });
}
