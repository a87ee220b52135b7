import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepts, message } from '../support/schema-results.ts';
import { documentId, instant, latitude, longitude } from './values.ts';

describe('coordinates', () => {
  it.each([0, -0, 38.3, -90, 90, 1e-7])('latitude accepts %d', (value) => {
    expect(accepts(latitude, value)).toBe(true);
  });

  // spec: S5.10
  it.each([
    90.000001,
    91,
    -91,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    'NaN',
    '38.3',
    '',
    null,
    undefined,
    true,
    [38.3],
    {},
    38n,
  ])('latitude rejects %s with a message', (value) => {
    expect(message(latitude, value)).toMatch(/^Latitude is/);
  });

  // spec: S5.10
  it.each([
    [180, true],
    [-180, true],
    [180.0001, false],
    [181, false],
    [Number.NaN, false],
  ])('longitude accepts %d: %s', (value, isFine) => {
    expect(accepts(longitude, value)).toBe(isFine);
  });
});

describe('instant', () => {
  it('accepts every ISO string of a Date from 1970 to 2999', () => {
    const dates = fc.date({
      min: new Date('1970-01-01T00:00:00.000Z'),
      max: new Date('2999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    });
    fc.assert(fc.property(dates, (date) => accepts(instant, date.toISOString())));
  });

  // spec: B12.2
  it.each([
    '2026-11-20',
    '2026-11-20T18:00:00Z',
    '2026-11-20T18:00:00.000',
    '2026-11-20T18:00:00.000+02:00',
    '2026-13-01T18:00:00.000Z',
    '2026-02-30T18:00:00.000Z',
    '2026-11-20T24:00:00.000Z',
    '1969-12-31T23:59:59.999Z',
    '3000-01-01T00:00:00.000Z',
    '0000-01-01T00:00:00.000Z',
    'NaN',
    'tomorrow',
    '',
    1_795_000_000_000,
    null,
  ])('rejects %j', (value) => {
    expect(accepts(instant, value)).toBe(false);
  });
});

describe('documentId', () => {
  it.each(['a', 'vino-veritas', 'A_1', '__x', 'x__', '___', 'x'.repeat(128)])(
    'accepts %s',
    (value) => {
      expect(accepts(documentId, value)).toBe(true);
    },
  );

  it.each([
    '',
    '.',
    '..',
    '__x__',
    '____',
    '__proto__',
    'a/b',
    'a b',
    'a\n',
    'é',
    '🍷',
    'a.b',
    'x'.repeat(129),
    1,
    null,
  ])('rejects %j', (value) => {
    expect(accepts(documentId, value)).toBe(false);
  });

  it('rejects 10,000 characters', () => {
    expect(message(documentId, 'x'.repeat(10_000))).toBe('This is not a valid id.');
  });
});
