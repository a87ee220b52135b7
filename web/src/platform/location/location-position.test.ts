import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeviceFix, LocationFailure, LocationPermission, LocationSource } from './location.ts';
import { bestFix, createPositionStore, isUnstable, recentFixes } from './location-position.ts';

const start = Date.parse('2026-11-20T22:00:00.000Z');

function fakeSource(permission: LocationPermission = 'prompt', isSupported = true) {
  let report: {
    onFix: (fix: DeviceFix) => void;
    failed: (failure: LocationFailure) => void;
  } | null = null;
  let watches = 0;
  const source: LocationSource = {
    isSupported: () => isSupported,
    permission: async () => permission,
    watch: (onFix, failed) => {
      watches += 1;
      report = { onFix, failed };
      return () => {
        report = null;
      };
    },
  };
  return {
    source,
    fix: (accuracyMeters: number | null, latitude = 38.1498) =>
      report?.onFix({ latitude, longitude: -79.0754, accuracyMeters, takenAt: Date.now() }),
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

test('requests nothing before a tap', async () => {
  const device = fakeSource('prompt');
  const store = createPositionStore(device.source);
  store.subscribe(() => undefined);
  await settled();
  expect(store.current().status).toBe('idle');
  expect(device.isWatched()).toBe(false);
});

test('watches without a tap if permission was granted', async () => {
  const device = fakeSource('granted');
  const store = createPositionStore(device.source);
  store.subscribe(() => undefined);
  await settled();
  expect(store.current().status).toBe('locating');
  device.fix(12);
  expect(store.current()).toMatchObject({ status: 'found', fix: { accuracyMeters: 12 } });
});

test('requests the location on a tap and reports every fix to each subscriber', () => {
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

test('watches once for all subscribers and stops without any', async () => {
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

test('does not watch after unsubscribing before the permission is known', async () => {
  const device = fakeSource('granted');
  const store = createPositionStore(device.source);
  store.subscribe(() => undefined)();
  await settled();
  expect(device.watches()).toBe(0);
});

test('renews the fix of a stationary device before it is stale', async () => {
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

test('reports missing support on a tap only', async () => {
  const device = fakeSource('granted', false);
  const store = createPositionStore(device.source);
  store.subscribe(() => undefined);
  await settled();
  expect(store.current().status).toBe('idle');
  store.locate();
  expect(store.current()).toMatchObject({ status: 'failed', failure: 'unsupported', fix: null });
});

test('stops and clears the fix after a denial, and requests again on the next tap', () => {
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

test('reports a timeout before the first fix as a failure that a later fix clears', () => {
  const device = fakeSource();
  const store = createPositionStore(device.source);
  store.subscribe(() => undefined);
  store.locate();
  device.fail('timeout');
  expect(store.current()).toMatchObject({ status: 'failed', failure: 'timeout' });
  device.fix(12);
  expect(store.current()).toMatchObject({ status: 'found', failure: null });
});

test('ignores a timeout between fixes', () => {
  const device = fakeSource();
  const store = createPositionStore(device.source);
  store.subscribe(() => undefined);
  store.locate();
  device.fix(12);
  device.fail('timeout');
  expect(store.current()).toMatchObject({ status: 'found', fix: { accuracyMeters: 12 } });
});

test('retains a good fix after an outlier and reports jumping', () => {
  const device = fakeSource();
  const store = createPositionStore(device.source);
  store.subscribe(() => undefined);
  store.locate();
  device.fix(10);
  vi.advanceTimersByTime(1000);
  device.fix(90, 38.1598);
  expect(store.current()).toMatchObject({ isJumping: true, fix: { latitude: 38.1498 } });
});

test('replaces a stale good fix by a newer inaccurate one', () => {
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

describe('with approximate fixes of a kilometer or more', () => {
  const located = () => {
    const device = fakeSource();
    const store = createPositionStore(device.source);
    store.subscribe(() => undefined);
    store.locate();
    return { device, store };
  };

  test('reports an approximate fix after 5 s without a better one', () => {
    const { device, store } = located();
    device.fix(3000);
    vi.advanceTimersByTime(4000);
    device.fix(2600);
    expect(store.current().isApproximate).toBe(false);
    vi.advanceTimersByTime(6000);
    expect(store.current()).toMatchObject({ status: 'found', isApproximate: true });
    device.fix(12);
    expect(store.current().isApproximate).toBe(false);
  });

  test('does not report a single outlier after a good fix, nor a vague fix below a kilometer', () => {
    const { device, store } = located();
    device.fix(15);
    vi.advanceTimersByTime(1000);
    device.fix(3000);
    vi.advanceTimersByTime(10_000);
    expect(store.current().isApproximate).toBe(false);
    const other = located();
    other.device.fix(999);
    vi.advanceTimersByTime(10_000);
    expect(other.store.current().isApproximate).toBe(false);
  });
});

describe('bestFix', () => {
  const now = Date.parse('2026-11-20T22:00:00.000Z');
  /** Fix this many meters north and seconds ago. */
  const fix = (
    metersNorth: number,
    secondsAgo: number,
    accuracyMeters: number | null,
  ): DeviceFix => ({
    latitude: 38.15 + metersNorth / 111_195,
    longitude: -79.07,
    accuracyMeters,
    takenAt: now - secondsAgo * 1000,
  });

  test('prefers the most accurate of equally old fixes', () => {
    const fixes = [fix(0, 1, 60), fix(3, 1, 12), fix(9, 1, 35)];
    expect(bestFix(fixes, now)).toBe(fixes[1]);
  });

  test('prefers the newest fix while walking', () => {
    const fixes = [fix(0, 10, 10), fix(7, 5, 11), fix(14, 0, 12)];
    expect(bestFix(fixes, now)).toBe(fixes[2]);
  });

  test('prefers a good older fix over an inaccurate newer one for a while', () => {
    const good = fix(0, 8, 8);
    const poor = fix(40, 0, 95);
    expect(bestFix([good, poor], now)).toBe(good);
    expect(bestFix([good, poor], now + 60_000)).toBe(poor);
  });

  test('assumes medium accuracy if none is reported', () => {
    const silent = fix(0, 0, null);
    expect(bestFix([silent, fix(0, 0, 51)], now)).toBe(silent);
    expect(bestFix([silent, fix(0, 0, 49)], now)).not.toBe(silent);
  });

  test('returns null without a fix', () => {
    expect(bestFix([], now)).toBeNull();
  });

  test('ignores fixes older than 30 seconds', () => {
    const fixes = [fix(0, 31, 5), fix(0, 30, 50)];
    expect(recentFixes(fixes, now)).toEqual([fixes[1]]);
  });

  test('does not report walking or noise as jumping', () => {
    expect(isUnstable([fix(0, 10, 10), fix(14, 0, 10)], now)).toBe(false);
    expect(isUnstable([fix(0, 1, 40), fix(75, 0, 40)], now)).toBe(false);
  });

  test('reports an impossible step as jumping', () => {
    expect(isUnstable([fix(0, 1, 10), fix(200, 0, 10)], now)).toBe(true);
  });

  test('stops reporting a jump after some seconds', () => {
    const jump = [fix(0, 1, 10), fix(200, 0, 10)];
    expect(isUnstable(jump, now + 9000)).toBe(true);
    expect(isUnstable(jump, now + 11_000)).toBe(false);
  });
});
