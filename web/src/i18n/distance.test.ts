import { expect, test } from 'vitest';
import { defaultUnits } from '../platform/device/units.ts';
import { distanceText } from './distance.ts';

// spec: A7.4
test('shows short distances in feet rounded to tens, and longer ones in miles', () => {
  expect(distanceText(82, 'en-US', 'imperial')).toBe('270\u00a0ft');
  expect(distanceText(304, 'es-US', 'imperial')).toBe('1,000\u00a0ft');
  expect(distanceText(305, 'en-US', 'imperial')).toBe('0.2\u00a0mi');
  expect(distanceText(1609.344, 'en-US', 'imperial')).toBe('1\u00a0mi');
});

// spec: A13.9
test('shows short distances in meters rounded to tens, and longer ones in kilometers', () => {
  expect(distanceText(82, 'es-ES', 'metric')).toBe('80\u00a0m');
  expect(distanceText(994, 'en-GB', 'metric')).toBe('990\u00a0m');
  expect(distanceText(1000, 'en-GB', 'metric')).toBe('1\u00a0km');
  expect(distanceText(2530, 'es-ES', 'metric')).toBe('2,5\u00a0km');
});

test('never shows zero, because location accuracy is limited', () => {
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
])('defaults for locale %s to %s units', (locale, units) => {
  expect(defaultUnits(locale)).toBe(units);
});
