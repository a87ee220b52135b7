import { describe, expect, test } from 'vitest';
import { defaultUnits } from '../platform/device/units.ts';
import { distanceText, distanceUnit, formats } from './format.ts';

const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

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

test('formats dates, percentages and numbers for the locale', () => {
  const spanish = formats('es-ES');
  expect(spanish.shortDate('2026-11-20T22:42:00.000Z', 'America/New_York')).toBe('20 nov 2026');
  expect(plain(spanish.percent(36))).toBe('36 %');
  expect(spanish.number(4.5, 1)).toBe('4,5');
});

describe('distanceText', () => {
  test('shows the check-in radius of 50 m as 165 ft, or as it is', () => {
    expect(distanceText(50, 'en-US', 'imperial')).toBe('165\u00a0ft');
    expect(distanceText(50, 'en-GB', 'metric')).toBe('50\u00a0m');
  });

  test('shows short distances in feet rounded to fives, and longer ones in miles', () => {
    expect(distanceText(84, 'en-US', 'imperial')).toBe('275\u00a0ft');
    expect(distanceText(82, 'en-US', 'imperial')).toBe('270\u00a0ft');
    expect(distanceText(304.5, 'es-US', 'imperial')).toBe('1,000\u00a0ft');
    expect(distanceText(305, 'en-US', 'imperial')).toBe('0.2\u00a0mi');
    expect(distanceText(1609.344, 'en-US', 'imperial')).toBe('1\u00a0mi');
  });

  test('shows short distances in meters rounded to tens, and longer ones in kilometers', () => {
    expect(distanceText(82, 'es-ES', 'metric')).toBe('80\u00a0m');
    expect(distanceText(994, 'en-GB', 'metric')).toBe('990\u00a0m');
    expect(distanceText(1000, 'en-GB', 'metric')).toBe('1\u00a0km');
    expect(distanceText(2530, 'es-ES', 'metric')).toBe('2,5\u00a0km');
  });

  test.each([
    ['imperial', [80, 310, 900], ['260 ft', '1,015 ft', '2,955 ft']],
    ['imperial', [310, 900], ['0.2 mi', '0.6 mi']],
    ['imperial', [80, 1609.344], ['0.05 mi', '1 mi']],
    ['imperial', [400, undefined], ['0.2 mi']],
    ['imperial', [2, 80, 1700, undefined], ['0.01 mi', '0.05 mi', '1.1 mi']],
    ['metric', [80, 1200], ['80 m', '1,200 m']],
    ['metric', [80, 2530], ['0.08 km', '2.5 km']],
  ] as const)('shows the distances of a list in one unit (%s, %j)', (units, meters, texts) => {
    const unit = distanceUnit(meters, units);
    const known = meters.filter((one) => one !== undefined);
    expect(known.map((one) => plain(distanceText(one, 'en-US', units, unit)))).toEqual(texts);
  });

  test('formats distances in the unit of their list', () => {
    expect(plain(formats('en-US', 'imperial', 'long').distance(80))).toBe('0.05 mi');
    expect(plain(formats('en-US', 'imperial').distance(80))).toBe('260 ft');
  });

  test('never shows zero, because location accuracy is limited', () => {
    expect(distanceText(0, 'en-US', 'imperial')).toBe('10\u00a0ft');
  });

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
});
