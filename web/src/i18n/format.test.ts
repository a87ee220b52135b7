import { expect, test } from 'vitest';
import { formats } from './format.ts';

const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

// spec: A13.8
test('formats times in the given zone, not in the zone of the device', () => {
  const { time } = formats('en-US');
  expect(plain(time('2026-11-20T22:42:00.000Z', 'America/New_York'))).toBe('5:42 PM');
  expect(plain(time('2026-11-20T22:42:00.000Z', 'Europe/Madrid'))).toBe('11:42 PM');
});

test('prevents line breaks within a time of a range', () => {
  const { timeRange } = formats('en-US');
  const [start, end] = ['2026-11-20T16:40:00.000Z', '2026-11-21T01:00:00.000Z'];
  const zone = 'America/New_York';
  expect(timeRange(start, end, zone)).toMatch(/^11:40\u00a0AM\u00a0–\s8:00\u00a0PM$/);
});

test('shows AM or PM once for a range within one half of the day', () => {
  const { timeRange } = formats('en-US');
  expect(
    plain(timeRange('2026-11-20T21:00:00.000Z', '2026-11-21T01:00:00.000Z', 'America/New_York')),
  ).toBe('4:00 – 8:00 PM');
});

test('shows two times without dates for a range across midnight', () => {
  const { timeRange } = formats('en-US');
  expect(
    plain(timeRange('2026-11-21T02:00:00.000Z', '2026-11-21T06:30:00.000Z', 'America/New_York')),
  ).toBe('9:00 PM – 1:30 AM');
});

// spec: A13.7
test('formats dates, percentages and numbers for the locale', () => {
  const spanish = formats('es-ES');
  expect(spanish.shortDate('2026-11-20T22:42:00.000Z', 'America/New_York')).toBe('20 nov 2026');
  expect(plain(spanish.percent(36))).toBe('36 %');
  expect(spanish.number(4.5, 1)).toBe('4,5');
});
