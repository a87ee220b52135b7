import { expect, it } from 'vitest';
import { clockRangeText } from './clock-range.ts';

it.each([
  ['17:30', '21:00', 'en-US', '5:30 – 9:00 PM'],
  ['17:30', '21:00', 'es-US', '5:30–9:00 p.m.'],
  ['17:30', '21:00', 'en-GB', '17:30–21:00'],
  ['21:00', '01:00', 'en-US', '9:00 PM – 1:00 AM'],
  ['17:30', '', 'en-US', '5:30 PM'],
  ['', '21:00', 'en-US', '9:00 PM'],
  ['', '', 'en-US', ''],
])('writes %s to %s in %s as %s', (from, to, locale, text) => {
  expect(clockRangeText(from, to, locale).replaceAll(/\s/g, ' ')).toBe(text);
});
