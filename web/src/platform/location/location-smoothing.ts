import { distanceMeters } from '@wine-walk/common/lib/distance.ts';
import { maxPlausibleSpeed } from '@wine-walk/common/rules/check-in/thresholds.ts';
import type { DeviceFix } from './location.ts';

/** Maximum age of considered fixes in milliseconds. */
export const recentMs = 30_000;
/** Duration in which contradictions are reported, in milliseconds. */
const contradictingMs = 10_000;
/** Walking speed in meters per second, by which older fixes lose value. */
const walkingSpeed = 1.4;
/** Assumed accuracy in meters if none is reported. */
const presumedAccuracy = 50;

/** Returns the uncertainty of a fix at `now` in meters: its accuracy plus walking since. */
function uncertainty(fix: DeviceFix, now: number): number {
  const seconds = Math.max(0, now - fix.takenAt) / 1000;
  return (fix.accuracyMeters ?? presumedAccuracy) + walkingSpeed * seconds;
}

/** Returns the recent fixes at `now`, oldest first. */
export function recentFixes(fixes: readonly DeviceFix[], now: number): DeviceFix[] {
  return fixes.filter((fix) => now - fix.takenAt <= recentMs);
}

/** Returns the fix with the least uncertainty at `now`. */
export function bestFix(fixes: readonly DeviceFix[], now: number): DeviceFix | null {
  const recent = recentFixes(fixes, now);
  const all = recent.length > 0 ? recent : fixes.slice(-1);
  return all.reduce<DeviceFix | null>(
    (best, fix) => (best && uncertainty(best, now) < uncertainty(fix, now) ? best : fix),
    null,
  );
}

/** True if recent fixes are further apart than accuracy and walking allow. */
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
