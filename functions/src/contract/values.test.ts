import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  documentId,
  email,
  httpsUrl,
  instant,
  latitude,
  line,
  longitude,
  paragraph,
  requiredLine,
  timeZone,
} from './values.ts';

const takes = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;
/** What people are told; undefined where the value is fine. */
const message = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('coordinates', () => {
  it.each([0, -0, 38.3, -90, 90, 1e-7])('latitude takes %d', (value) => {
    expect(takes(latitude, value)).toBe(true);
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
  ])('latitude refuses %s, in words', (value) => {
    expect(message(latitude, value)).toMatch(/^Latitude is/);
  });

  // spec: S5.10
  it.each([
    [180, true],
    [-180, true],
    [180.0001, false],
    [181, false],
    [Number.NaN, false],
  ])('longitude takes %d: %s', (value, isFine) => {
    expect(takes(longitude, value)).toBe(isFine);
  });
});

describe('instants', () => {
  it('takes every moment a Date writes, from 1970 to 2999', () => {
    const dates = fc.date({
      min: new Date('1970-01-01T00:00:00.000Z'),
      max: new Date('2999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    });
    fc.assert(fc.property(dates, (date) => takes(instant, date.toISOString())));
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
  ])('refuses %j', (value) => {
    expect(takes(instant, value)).toBe(false);
  });
});

describe('ids', () => {
  it.each(['a', 'vino-veritas', 'A_1', '__x', 'x__', '___', 'x'.repeat(128)])(
    'takes %s',
    (value) => {
      expect(takes(documentId, value)).toBe(true);
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
  ])('refuses %j', (value) => {
    expect(takes(documentId, value)).toBe(false);
  });

  it('refuses 10,000 characters', () => {
    expect(message(documentId, 'x'.repeat(10_000))).toBe('This is not a valid id.');
  });
});

describe('texts', () => {
  it.each(['Maya Reyes', 'ليلى حداد', '👩🏽‍🍳', "O'Brien", 'x'.repeat(200), '<b>"&', ''])(
    'a line takes %j',
    (value) => {
      expect(line(200).parse(value)).toBe(value);
    },
  );

  it.each(['a\nb', 'a\tb', 'a\u0000b', 'a\u0007', 'a\u007f', '\u0085x'])(
    'a line refuses the control character in %j',
    (value) => {
      expect(message(line(200), value)).toContain('control characters');
    },
  );

  it('a line is trimmed before it is measured', () => {
    expect(line(3).parse('  abc \n')).toBe('abc');
    expect(message(line(3), 'abcd')).toBe('Use at most 3 characters.');
    expect(takes(line(200), 'x'.repeat(10_000))).toBe(false);
  });

  it.each(['', '   ', '\t\n'])('a required line refuses %j', (value) => {
    expect(message(requiredLine(200), value)).toBe('Please fill this in.');
  });

  it('a paragraph may have line breaks and tabs, and no other control character', () => {
    expect(paragraph(100).parse('One.\r\n\tTwo.\n')).toBe('One.\r\n\tTwo.');
    expect(takes(paragraph(100), 'One.\u0000')).toBe(false);
    expect(takes(paragraph(100), 'One.\u001b[31m')).toBe(false);
  });
});

describe('an email address', () => {
  it('has one spelling', () => {
    expect(email.parse('  Maya.Reyes+walk@Example.COM ')).toBe('maya.reyes+walk@example.com');
  });

  it.each([
    '',
    'maya',
    'maya@',
    '@example.com',
    'maya@example',
    'maya reyes@example.com',
    'maya@example.com\nbcc: all@example.com',
    null,
  ])('is not %j', (value) => {
    expect(takes(email, value)).toBe(false);
  });

  it('has at most 254 characters', () => {
    const domains = `${'x'.repeat(60)}.`.repeat(4);
    expect(takes(email, `m@${domains}org`)).toBe(true);
    expect(takes(email, `maya.reyes.of.mill.street@${domains}org`)).toBe(false);
  });
});

// spec: S5.11, B3.7
describe('an address of an image', () => {
  it.each(['', 'https://example.com/a.jpg', 'HTTPS://EXAMPLE.COM', '  https://example.com '])(
    'takes %j',
    (value) => {
      expect(takes(httpsUrl, value)).toBe(true);
    },
  );

  it.each([
    'http://example.com/a.jpg',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:image/png;base64,AAAA',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    '//example.com/a.jpg',
    'example.com',
    'https://',
  ])('refuses %j', (value) => {
    expect(takes(httpsUrl, value)).toBe(false);
  });
});

describe('a time zone', () => {
  it.each(['America/New_York', 'Europe/Berlin', 'UTC'])('takes %s', (value) => {
    expect(takes(timeZone, value)).toBe(true);
  });

  it.each(['', 'Mars/Phobos', '+05:00', '-0500', 'New York', 5])('refuses %j', (value) => {
    expect(takes(timeZone, value)).toBe(false);
  });
});
