import { createContext, use, useSyncExternalStore } from 'react';
import { createListeners } from '../lib/listeners.ts';
import {
  type DeviceFix,
  deviceLocation,
  type LocationFailure,
  type LocationSource,
} from './location.ts';
import { bestFix, isUnstable, recentFixes } from './location-smoothing.ts';

export interface LocationState {
  /** `idle`: not asked for yet, and not to be without a press. */
  status: 'idle' | 'locating' | 'found' | 'failed';
  /** The steadiest of the last fixes; set where found. */
  fix: DeviceFix | null;
  /** The last fixes contradict each other. */
  isJumping: boolean;
  /** Set where failed. */
  failure: LocationFailure | null;
}

export interface PositionStore {
  current: () => LocationState;
  /** Follows the position. The device is watched meanwhile, if that asks the person nothing. */
  subscribe: (changed: () => void) => () => void;
  /** Call on a press: watches, although the browser may ask the person first. Tries again after a failure. */
  locate: () => void;
}

const idle: LocationState = { status: 'idle', fix: null, isJumping: false, failure: null };
/** A device that stands still reports nothing new: it is asked again before its fix is too old. */
const renewMs = 45_000;
/** How often the last fixes are looked at again, since even without a new one they age. */
const reevaluateMs = 5000;

/** The device's position, watched once for all who follow it, and only while somebody does. */
export function createPositionStore(source: LocationSource): PositionStore {
  const listeners = createListeners();
  let position = idle;
  let fixes: DeviceFix[] = [];
  let stopWatching: (() => void) | null = null;
  let timers: ReturnType<typeof setInterval>[] = [];
  let isAllowed = false;

  function publish(next: Partial<LocationState>): void {
    position = { ...position, ...next };
    listeners.notify();
  }

  function found(fix: DeviceFix): void {
    fixes = [...recentFixes(fixes, Date.now()), fix];
    weigh();
  }

  function weigh(): void {
    if (fixes.length === 0) return;
    const now = Date.now();
    const fix = bestFix(fixes, now);
    publish({ status: 'found', fix, isJumping: isUnstable(fixes, now), failure: null });
  }

  function failed(failure: LocationFailure): void {
    const isLost = failure === 'denied' || failure === 'unsupported';
    if (isLost) {
      isAllowed = false;
      fixes = [];
      end();
    }
    // Between two fixes a device may well say that it has none.
    if (isLost || position.status !== 'found') publish({ ...idle, status: 'failed', failure });
  }

  function begin(): void {
    if (stopWatching) return;
    if (!source.isSupported()) return failed('unsupported');
    fixes = recentFixes(fixes, Date.now());
    if (fixes.length === 0) publish({ ...idle, status: 'locating' });
    stopWatching = source.watch(found, failed);
    timers = [
      setInterval(weigh, reevaluateMs),
      setInterval(() => {
        stopWatching?.();
        stopWatching = source.watch(found, failed);
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

/** The browser's position; a test gives its own. */
export const PositionContext = createContext(createPositionStore(deviceLocation));

/**
 * Where the person is, live while the component is shown. Without the person's permission it stays idle
 * until `locate` is called on a press; say in one sentence why before.
 */
export function usePosition(): LocationState & Pick<PositionStore, 'locate'> {
  const store = use(PositionContext);
  return { ...useSyncExternalStore(store.subscribe, store.current), locate: store.locate };
}
