import { isInAppBrowser, isIos } from '../device/install.ts';
import { toDeviceTime } from '../device/server-clock.ts';

/** Location reported by the device. */
export interface DeviceFix {
  /** Degrees north, WGS 84. */
  latitude: number;
  /** Degrees east, WGS 84. */
  longitude: number;
  /** Accuracy in meters (68 % confidence); null if not reported. */
  accuracyMeters: number | null;
  /** Time of the measurement by the device clock, in epoch milliseconds. */
  takenAt: number;
}

export type LocationFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout';
export type LocationPermission = 'granted' | 'denied' | 'prompt' | 'unknown';

/** Source of fixes: the browser, or a test. */
export interface LocationSource {
  isSupported: () => boolean;
  /** Permission without a prompt; `unknown` if the browser does not report it. */
  permission: () => Promise<LocationPermission>;
  /** Watches the device; the first call shows the prompt. Returns a stop function. */
  watch: (
    onFix: (fix: DeviceFix) => void,
    failed: (failure: LocationFailure) => void,
  ) => () => void;
}

/** High accuracy, 10 s timeout, 60 s maximum age (specification, section 5). */
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
  watch: (onFix, failed) => {
    const id = navigator.geolocation.watchPosition(
      (position) => onFix(fixOf(position)),
      (error) => failed(failures[error.code] ?? 'unavailable'),
      locationOptions,
    );
    return () => navigator.geolocation.clearWatch(id);
  },
};

/** Failures by the code of `GeolocationPositionError`. */
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
 * Returns the time by the device clock. Satellite time may differ from a wrong clock by hours, so the reading
 * nearer to now is used. Some devices use another epoch; a fix is never in the future.
 */
function measuredAt(timestamp: number, now: number): number {
  const [own, satellites] = [timestamp, toDeviceTime(timestamp)];
  const nearer = Math.abs(now - satellites) < Math.abs(now - own) ? satellites : own;
  return Math.abs(now - nearer) < dayMs ? Math.min(nearer, now) : now;
}

const dayMs = 24 * 60 * 60 * 1000;

type LocationPlatform = 'ios' | 'android' | 'desktop';

/** Returns the platform, by which settings and maps apps differ. */
export function locationPlatform(): LocationPlatform {
  if (isIos()) return 'ios';
  return /Android/i.test(navigator.userAgent) ? 'android' : 'desktop';
}

/** Returns the platform whose settings hold a denied permission; `inApp` in the browser of another app, which has none. */
export function permissionPlatform(): LocationPlatform | 'inApp' {
  return isInAppBrowser() ? 'inApp' : locationPlatform();
}
