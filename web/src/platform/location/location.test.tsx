import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { syncServerClock } from '../device/server-clock.ts';
import {
  type DeviceFix,
  deviceLocation,
  type LocationFailure,
  locationPlatform,
} from './location.ts';

/** Whole seconds, as in a `Date` header. */
const now = Date.parse('2026-11-20T23:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => {
  vi.unstubAllGlobals();
  syncServerClock(new Date(now).toUTCString());
  vi.useRealTimers();
});

function browserWithLocation() {
  const geolocation = {
    watchPosition: vi.fn<Geolocation['watchPosition']>(() => 7),
    clearWatch: vi.fn(),
  };
  vi.stubGlobal('navigator', { userAgent: 'Test', geolocation });
  const fixes: DeviceFix[] = [];
  const failures: LocationFailure[] = [];
  const stop = deviceLocation.watch(
    (fix) => fixes.push(fix),
    (failure) => failures.push(failure),
  );
  const [onFix, failed, options] = geolocation.watchPosition.mock.calls[0] ?? [];
  return { geolocation, fixes, failures, stop, onFix, failed, options };
}

const position = (accuracy: number, timestamp: number) =>
  ({ coords: { latitude: 38.15, longitude: -79.07, accuracy }, timestamp }) as GeolocationPosition;

test('requests high accuracy within 10 seconds and fixes up to 60 seconds old', () => {
  expect(browserWithLocation().options).toEqual({
    enableHighAccuracy: true,
    timeout: 10_000,
    maximumAge: 60_000,
  });
});

test('maps coordinates, accuracy and time', () => {
  const { onFix, fixes } = browserWithLocation();
  const takenAt = now - 4000;
  onFix?.(position(12, takenAt));
  expect(fixes).toEqual([{ latitude: 38.15, longitude: -79.07, accuracyMeters: 12, takenAt }]);
});

test('treats a timestamp of another epoch as now', () => {
  const { onFix, fixes } = browserWithLocation();
  onFix?.(position(12, 698_000_000_000));
  expect(fixes[0]?.takenAt).toBe(now);
});

// GPS receivers use satellite time, independent of the device clock.
test.each([
  ['ahead', -5],
  ['behind', 5],
])('uses the nearer clock for the age of a fix on a device that is hours %s', (_, hours) => {
  const { onFix, fixes } = browserWithLocation();
  const offset = hours * 3_600_000;
  syncServerClock(new Date(now + offset).toUTCString());
  const takenAt = now - 4000;
  onFix?.(position(12, takenAt));
  onFix?.(position(12, takenAt + offset));
  expect(fixes.map((fix) => fix.takenAt)).toEqual([takenAt, takenAt]);
});

test('treats a future fix as current and an invalid accuracy as unknown', () => {
  const { onFix, fixes } = browserWithLocation();
  onFix?.(position(Number.NaN, now + 60_000));
  expect(fixes).toMatchObject([{ takenAt: now, accuracyMeters: null }]);
});

test.each([
  [1, 'denied'],
  [2, 'unavailable'],
  [3, 'timeout'],
  [99, 'unavailable'],
])('maps error code %i to %s', (code, failure) => {
  const { failed, failures } = browserWithLocation();
  failed?.({ code } as GeolocationPositionError);
  expect(failures).toEqual([failure]);
});

test('stops watching', () => {
  const { stop, geolocation } = browserWithLocation();
  stop();
  expect(geolocation.clearWatch).toHaveBeenCalledExactlyOnceWith(7);
});

test('reports the permission if supported, else unknown', async () => {
  vi.stubGlobal('navigator', { permissions: { query: async () => ({ state: 'granted' }) } });
  expect(await deviceLocation.permission()).toBe('granted');
  vi.stubGlobal('navigator', {});
  expect(await deviceLocation.permission()).toBe('unknown');
  expect(deviceLocation.isSupported()).toBe(false);
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 'iPhone', 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'MacIntel', 'ios'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9)', 'Linux armv8l', 'android'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux x86_64', 'desktop'],
])('returns for %s on %s: %s', (userAgent, platform, expected) => {
  vi.stubGlobal('navigator', { userAgent, platform, maxTouchPoints: 5 });
  expect(locationPlatform()).toBe(expected);
});
