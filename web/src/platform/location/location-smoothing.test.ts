import { expect, test } from 'vitest';
import type { DeviceFix } from './location.ts';
import { bestFix, isUnstable, recentFixes } from './location-smoothing.ts';

const now = Date.parse('2026-11-20T22:00:00.000Z');
/** Metres north of a corner, taken so many seconds ago. */
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

test('of fixes as old, the most accurate counts', () => {
  const fixes = [fix(0, 1, 60), fix(3, 1, 12), fix(9, 1, 35)];
  expect(bestFix(fixes, now)).toBe(fixes[1]);
});

test('while walking the newest counts, as the others fall behind', () => {
  const fixes = [fix(0, 10, 10), fix(7, 5, 11), fix(14, 0, 12)];
  expect(bestFix(fixes, now)).toBe(fixes[2]);
});

test('a good fix outlives a poor one that came after it, for a while', () => {
  const good = fix(0, 8, 8);
  const poor = fix(40, 0, 95);
  expect(bestFix([good, poor], now)).toBe(good);
  expect(bestFix([good, poor], now + 60_000)).toBe(poor);
});

test('a device that does not say how sure it is is presumed to be middling', () => {
  const silent = fix(0, 0, null);
  expect(bestFix([silent, fix(0, 0, 51)], now)).toBe(silent);
  expect(bestFix([silent, fix(0, 0, 49)], now)).not.toBe(silent);
});

test('no fix, no position', () => {
  expect(bestFix([], now)).toBeNull();
});

test('fixes older than half a minute do not take part', () => {
  const fixes = [fix(0, 31, 5), fix(0, 30, 50)];
  expect(recentFixes(fixes, now)).toEqual([fixes[1]]);
});

test('a walk is not a jump, and neither is noise within the accuracies', () => {
  expect(isUnstable([fix(0, 10, 10), fix(14, 0, 10)], now)).toBe(false);
  expect(isUnstable([fix(0, 1, 40), fix(75, 0, 40)], now)).toBe(false);
});

test('a stride no person makes is a jump', () => {
  expect(isUnstable([fix(0, 1, 10), fix(200, 0, 10)], now)).toBe(true);
});

test('a jump is forgotten once both fixes are some seconds old', () => {
  const jump = [fix(0, 1, 10), fix(200, 0, 10)];
  expect(isUnstable(jump, now + 9000)).toBe(true);
  expect(isUnstable(jump, now + 11_000)).toBe(false);
});
