import { expect, test } from 'vitest';
import { distanceText } from './distance.ts';

test('a short way is said in feet where people use them, in tens', () => {
  expect(distanceText(82, 'en-US')).toBe('270 ft');
  expect(distanceText(304, 'es-US')).toBe('1,000 ft');
});

test('a short way is said in metres elsewhere', () => {
  expect(distanceText(82, 'es-ES')).toBe('80 m');
  expect(distanceText(994, 'en-GB')).toBe('990 m');
});

test('a longer way is said in miles everywhere, with one decimal', () => {
  expect(distanceText(305, 'en-US')).toBe('0.2 mi');
  expect(distanceText(1609.344, 'en-US')).toBe('1 mi');
  expect(distanceText(2500, 'es-ES')).toBe('1,6 mi');
});

test('no distance is said to be nothing: a phone does not know its place that well', () => {
  expect(distanceText(0, 'en-US')).toBe('10 ft');
});

test('a locale without a region is that of its most likely one', () => {
  expect(distanceText(100, 'en')).toBe('330 ft');
  expect(distanceText(100, 'es')).toBe('100 m');
});
