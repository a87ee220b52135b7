import { distanceMeters } from '@wine-walk/common/lib/distance.ts';
import { maxPlausibleSpeed } from '@wine-walk/common/rules/check-in/thresholds.ts';
import { createContext, use, useSyncExternalStore } from 'react';
import { createListeners } from '../lib/listeners.ts';
import {
  type DeviceFix,
  deviceLocation,
  type LocationFailure,
  type LocationSource,
} from './location.ts';

/** Maximum age of considered fixes in milliseconds. */
const recentMs = 30_000;
/** Duration in which contradictions are reported, in milliseconds. */
const contradictingMs = 10_000;
/** Walking speed in meters per second, by which older fixes lose value. */
const walkingSpeed = 1.4;
/** Accuracy of a phone that shares its approximate location only, in meters; it does not improve. */
const approximateMeters = 1000;
/** Time for a first fix to improve, in milliseconds. */
const improvingMs = 5000;
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

export interface LocationState {
  /** `idle`: not requested, and not without a tap. */
  status: 'idle' | 'locating' | 'found' | 'failed';
  /** Most reliable recent fix if found. */
  fix: DeviceFix | null;
  /** True if recent fixes contradict each other. */
  isJumping: boolean;
  /** True if fixes stay a kilometer or more inaccurate: precise location is off, or the device has none. */
  isApproximate: boolean;
  /** Reason if failed. */
  failure: LocationFailure | null;
}

export interface PositionStore {
  current: () => LocationState;
  /** Subscribes to the position. Watches the device if that shows no prompt. */
  subscribe: (changed: () => void) => () => void;
  /** Starts watching, which may show a prompt; retries after a failure. Call in a click handler. */
  locate: () => void;
}

const idle: LocationState = {
  status: 'idle',
  fix: null,
  isJumping: false,
  isApproximate: false,
  failure: null,
};
/** A stationary device reports nothing, so its fix is renewed, in milliseconds. */
const renewMs = 45_000;
/** Interval of reevaluation, since fixes age, in milliseconds. */
const reevaluateMs = 5000;

/** Position of the device, watched once for all subscribers. */
export function createPositionStore(source: LocationSource): PositionStore {
  const listeners = createListeners();
  let position = idle;
  let fixes: DeviceFix[] = [];
  /** Time of the first of the latest approximate fixes; null after a better one. */
  let approximateSince: number | null = null;
  let stopWatching: (() => void) | null = null;
  let timers: ReturnType<typeof setInterval>[] = [];
  let isAllowed = false;

  function publish(next: Partial<LocationState>): void {
    position = { ...position, ...next };
    listeners.notify();
  }

  function addFix(fix: DeviceFix): void {
    fixes = [...recentFixes(fixes, Date.now()), fix];
    const isApproximate = (fix.accuracyMeters ?? 0) >= approximateMeters;
    approximateSince = isApproximate ? (approximateSince ?? Date.now()) : null;
    weigh();
  }

  function weigh(): void {
    if (fixes.length === 0) return;
    const now = Date.now();
    const fix = bestFix(fixes, now);
    const isVague = (fix?.accuracyMeters ?? 0) >= approximateMeters;
    publish({
      status: 'found',
      fix,
      isJumping: isUnstable(fixes, now),
      isApproximate: isVague && now - (approximateSince ?? now) >= improvingMs,
      failure: null,
    });
  }

  function failed(failure: LocationFailure): void {
    const isLost = failure === 'denied' || failure === 'unsupported';
    if (isLost) {
      isAllowed = false;
      fixes = [];
      approximateSince = null;
      end();
    }
    // A device may report a failure between fixes.
    if (isLost || position.status !== 'found') publish({ ...idle, status: 'failed', failure });
  }

  function begin(): void {
    if (stopWatching) return;
    if (!source.isSupported()) return failed('unsupported');
    fixes = recentFixes(fixes, Date.now());
    if (fixes.length === 0) publish({ ...idle, status: 'locating' });
    stopWatching = source.watch(addFix, failed);
    timers = [
      setInterval(weigh, reevaluateMs),
      setInterval(() => {
        stopWatching?.();
        stopWatching = source.watch(addFix, failed);
      }, renewMs),
    ];
  }

  function end(): void {
    stopWatching?.();
    stopWatching = null;
    for (const timer of timers) clearInterval(timer);
  }

  async function beginIfAllowed(): Promise<void> {
    isAllowed ||= source.isSupported() && (await source.permission()) === 'granted';
    if (isAllowed && listeners.count() > 0) begin();
  }

  return {
    current: () => position,
    subscribe(changed) {
      const leave = listeners.subscribe(changed);
      void beginIfAllowed();
      return () => {
        leave();
        if (listeners.count() === 0) end();
      };
    },
    locate() {
      isAllowed = true;
      end();
      begin();
    },
  };
}

/** Position of the browser; tests provide their own. */
export const PositionContext = createContext(createPositionStore(deviceLocation));

/**
 * Returns the live position. Stays idle without permission until `locate` is called; explain the reason
 * first.
 */
export function usePosition(): LocationState & Pick<PositionStore, 'locate'> {
  const store = use(PositionContext);
  return { ...useSyncExternalStore(store.subscribe, store.current), locate: store.locate };
}
