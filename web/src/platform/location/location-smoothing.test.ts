import { expect, test } from 'vitest';
import type { DeviceFix } from './location.ts';
import { bestFix, isUnstable, recentFixes } from './location-smoothing.ts';

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
