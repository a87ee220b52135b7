import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeviceFix, LocationFailure, LocationPermission, LocationSource } from './location.ts';
import { createPositionStore } from './location-position.ts';

const start = Date.parse('2026-11-20T22:00:00.000Z');

function fakeSource(permission: LocationPermission = 'prompt', isSupported = true) {
  let report: {
    found: (fix: DeviceFix) => void;
    failed: (failure: LocationFailure) => void;
  } | null = null;
  let watches = 0;
  const source: LocationSource = {
    isSupported: () => isSupported,
    permission: async () => permission,
    watch: (found, failed) => {
      watches += 1;
      report = { found, failed };
      return () => {
        report = null;
      };
    },
  };
  return {
    source,
    fix: (accuracyMeters: number | null, latitude = 38.1498) =>
      report?.found({ latitude, longitude: -79.0754, accuracyMeters, takenAt: Date.now() }),
    fail: (failure: LocationFailure) => report?.failed(failure),
    isWatched: () => report !== null,
    watches: () => watches,
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

// spec: A6.2
test('nothing is asked before a press', async () => {
  const device = fakeSource('prompt');
  const store = createPositionStore(device.source);
  store.subscribe(() => undefined);
  await settled();
  expect(store.current().status).toBe('idle');
  expect(device.isWatched()).toBe(false);
});

test('where the permission is there already, following is enough', async () => {
  const device = fakeSource('granted');
  const store = createPositionStore(device.source);
  store.subscribe(() => undefined);
  await settled();
  expect(store.current().status).toBe('locating');
  device.fix(12);
  expect(store.current()).toMatchObject({ status: 'found', fix: { accuracyMeters: 12 } });
});

test('a press asks for the location, and every fix reaches each listener', () => {
  const device = fakeSource();
  const store = createPositionStore(device.source);
  const changed = vi.fn();
  store.subscribe(changed);
  store.locate();
  expect(store.current().status).toBe('locating');
  device.fix(80);
  device.fix(20);
  expect(store.current().fix?.accuracyMeters).toBe(20);
  expect(changed).toHaveBeenCalledTimes(3);
});

test('the device is watched once for all, and not at all once nobody follows', async () => {
  const device = fakeSource('granted');
  const store = createPositionStore(device.source);
  const leave = [store.subscribe(() => undefined), store.subscribe(() => undefined)];
  await settled();
  expect(device.watches()).toBe(1);
  leave[0]?.();
  expect(device.isWatched()).toBe(true);
  leave[1]?.();
  expect(device.isWatched()).toBe(false);
});

test('leaving before the permission is known watches nothing', async () => {
  const device = fakeSource('granted');
  const store = createPositionStore(device.source);
  store.subscribe(() => undefined)();
  await settled();
  expect(device.watches()).toBe(0);
});

test('a fix that is renewed in time never gets old while the device stands still', async () => {
  const device = fakeSource('granted');
  const store = createPositionStore(device.source);
  store.subscribe(() => undefined);
  await settled();
  device.fix(12);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(device.watches()).toBe(2);
  device.fix(14);
  expect(store.current().fix?.takenAt).toBe(start + 45_000);
});

// spec: A14.2
test('a browser without location says so on the press, and not before', async () => {
  const device = fakeSource('granted', false);
  const store = createPositionStore(device.source);
  store.subscribe(() => undefined);
  await settled();
  expect(store.current().status).toBe('idle');
  store.locate();
  expect(store.current()).toMatchObject({ status: 'failed', failure: 'unsupported', fix: null });
});

test('a denial ends the watch and takes the fix away; the next press asks again', () => {
  const device = fakeSource();
  const store = createPositionStore(device.source);
  store.subscribe(() => undefined);
  store.locate();
  device.fix(12);
  device.fail('denied');
  expect(store.current()).toMatchObject({ status: 'failed', failure: 'denied', fix: null });
  expect(device.isWatched()).toBe(false);
  store.locate();
  expect(device.isWatched()).toBe(true);
});

test('a timeout before the first fix is a failure that a later fix mends', () => {
  const device = fakeSource();
  const store = createPositionStore(device.source);
  store.subscribe(() => undefined);
  store.locate();
  device.fail('timeout');
  expect(store.current()).toMatchObject({ status: 'failed', failure: 'timeout' });
  device.fix(12);
  expect(store.current()).toMatchObject({ status: 'found', failure: null });
});

test('a timeout between two fixes changes nothing', () => {
  const device = fakeSource();
  const store = createPositionStore(device.source);
  store.subscribe(() => undefined);
  store.locate();
  device.fix(12);
  device.fail('timeout');
  expect(store.current()).toMatchObject({ status: 'found', fix: { accuracyMeters: 12 } });
});

// spec: A14.4
test('one outlying fix does not replace a good one, and is reported as jumping', () => {
  const device = fakeSource();
  const store = createPositionStore(device.source);
  store.subscribe(() => undefined);
  store.locate();
  device.fix(10);
  vi.advanceTimersByTime(1000);
  device.fix(90, 38.1598);
  expect(store.current()).toMatchObject({ isJumping: true, fix: { latitude: 38.1498 } });
});

test('a good fix gives way to a poor newer one as it ages, though none comes after', () => {
  const device = fakeSource();
  const store = createPositionStore(device.source);
  store.subscribe(() => undefined);
  store.locate();
  device.fix(12);
  vi.advanceTimersByTime(1000);
  device.fix(45);
  expect(store.current().fix?.accuracyMeters).toBe(12);
  vi.advanceTimersByTime(35_000);
  expect(store.current().fix?.accuracyMeters).toBe(45);
});
