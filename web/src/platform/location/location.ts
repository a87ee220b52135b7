import { isIos } from '../device/install.ts';
import { toDeviceTime } from '../device/server-clock.ts';

/** Where the device is, as it says. */
export interface DeviceFix {
  /** Degrees north, WGS 84. */
  latitude: number;
  /** Degrees east, WGS 84. */
  longitude: number;
  /** Metres, 68 % confidence; null where the device does not say. */
  accuracyMeters: number | null;
  /** When it was measured, in milliseconds since 1970 by the device's clock. */
  takenAt: number;
}

export type LocationFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout';
export type LocationPermission = 'granted' | 'denied' | 'prompt' | 'unknown';

/** Where fixes come from: the browser, or a test's own. */
export interface LocationSource {
  isSupported: () => boolean;
  /** Whether asking would show a question; `unknown` where the browser does not tell. Asks nothing itself. */
  permission: () => Promise<LocationPermission>;
  /** Follows the device; the first call makes the browser ask. Answers how to stop. */
  watch: (
    found: (fix: DeviceFix) => void,
    failed: (failure: LocationFailure) => void,
  ) => () => void;
}

/** High accuracy, 10 second timeout, 60 second maximum age (specification, section 5). */
export const locationOptions: PositionOptions = {
  enableHighAccuracy: true,
  timeout: 10_000,
  maximumAge: 60_000,
};

export const deviceLocation: LocationSource = {
  isSupported: () => 'geolocation' in navigator,
  permission: async () => {
    try {
      return (await navigator.permissions.query({ name: 'geolocation' })).state;
    } catch {
      return 'unknown';
    }
  },
  watch: (found, failed) => {
    const id = navigator.geolocation.watchPosition(
      (position) => found(fixOf(position)),
      (error) => failed(failures[error.code] ?? 'unavailable'),
      locationOptions,
    );
    return () => navigator.geolocation.clearWatch(id);
  },
};

/** By GeolocationPositionError's code. */
const failures: Record<number, LocationFailure> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

function fixOf({ coords, timestamp }: GeolocationPosition): DeviceFix {
  return {
    latitude: coords.latitude,
    longitude: coords.longitude,
    accuracyMeters: Number.isFinite(coords.accuracy) ? coords.accuracy : null,
    takenAt: measuredAt(timestamp, Date.now()),
  };
}

/**
 * By the device's clock. A receiver of satellites has their time instead, which a wrong clock is hours away from: the
 * reading that is nearer to now is meant. Some devices count from another year; a fix cannot be from the future either.
 */
function measuredAt(timestamp: number, now: number): number {
  const [own, satellites] = [timestamp, toDeviceTime(timestamp)];
  const nearer = Math.abs(now - satellites) < Math.abs(now - own) ? satellites : own;
  return Math.abs(now - nearer) < dayMs ? Math.min(nearer, now) : now;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Whose settings hold the permission once it is denied, for the words that help out of it. */
export function locationPlatform(): 'ios' | 'android' | 'desktop' {
  if (isIos()) return 'ios';
  return /Android/i.test(navigator.userAgent) ? 'android' : 'desktop';
}
