import { expect, test } from 'vitest';
import { defaultUnits } from '../platform/device/units.ts';
import { distanceText } from './distance.ts';

// spec: A7.4
test('a short distance is in feet, rounded to tens, and a longer one in miles', () => {
  expect(distanceText(82, 'en-US', 'imperial')).toBe('270\u00a0ft');
  expect(distanceText(304, 'es-US', 'imperial')).toBe('1,000\u00a0ft');
  expect(distanceText(305, 'en-US', 'imperial')).toBe('0.2\u00a0mi');
  expect(distanceText(1609.344, 'en-US', 'imperial')).toBe('1\u00a0mi');
});

// spec: A13.9
test('or a short way in metres, in tens, and a longer one in kilometres', () => {
  expect(distanceText(82, 'es-ES', 'metric')).toBe('80\u00a0m');
  expect(distanceText(994, 'en-GB', 'metric')).toBe('990\u00a0m');
  expect(distanceText(1000, 'en-GB', 'metric')).toBe('1\u00a0km');
  expect(distanceText(2530, 'es-ES', 'metric')).toBe('2,5\u00a0km');
});

test('no distance is shown as zero: a phone does not know its place that well', () => {
  expect(distanceText(0, 'en-US', 'imperial')).toBe('10\u00a0ft');
});

// spec: A13.9
test.each([
  ['en-US', 'imperial'],
  ['es-US', 'imperial'],
  ['es-ES', 'metric'],
  ['en-GB', 'metric'],
  ['en', 'imperial'],
  ['es', 'metric'],
])('the locale %s has %s units', (locale, units) => {
  expect(defaultUnits(locale)).toBe(units);
});
