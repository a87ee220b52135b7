import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { accepts, message } from '../../support/schema-results.ts';
import {
  documentId,
  email,
  httpsUrl,
  instant,
  latitude,
  line,
  longitude,
  paragraph,
  personName,
  requiredLine,
  timeZone,
  typedLine,
} from './values.ts';

describe('text schemas', () => {
  it.each(['Maya Reyes', 'ليلى حداد', '👩🏽‍🍳', "O'Brien", 'x'.repeat(200), '<b>"&', ''])(
    'line accepts %j',
    (value) => {
      expect(line(200).parse(value)).toBe(value);
    },
  );

  it.each(['a\nb', 'a\tb', 'a\u0000b', 'a\u0007', 'a\u007f', '\u0085x'])(
    'line rejects the control character in %j',
    (value) => {
      expect(message(line(200), value)).toContain('control characters');
    },
  );

  it.each([
    ['\u202eMaya Reyes', 'Maya Reyes'],
    ['\u2068Maya\u2069 Reyes\u200f', 'Maya Reyes'],
    ['\u202a+1 540 555 0100\u202c', '+1 540 555 0100'],
    ['Maya\u2028Reyes', 'Maya Reyes'],
    ['\u2029Maya\u2028', 'Maya'],
    ['\u061cليلى حداد', 'ليلى حداد'],
  ])('line removes marks that change the direction of text: %j', (pasted, parsed) => {
    expect(line(200).parse(pasted)).toBe(parsed);
    expect(accepts(requiredLine(200), pasted)).toBe(true);
  });

  it('line preserves joiners of letters and emoji, and typedLine preserves every mark', () => {
    for (const text of ['می\u200cخواهم', '👩\u200d👩\u200d👧'])
      expect(line(200).parse(text)).toBe(text);
    expect(typedLine(200).parse('\u202eadA')).toBe('\u202eadA');
  });

  it('line returns empty text for such marks only', () => {
    expect(message(requiredLine(200), '\u202e\u2028')).toBe('Please fill this in.');
  });

  it('line trims before it checks the length', () => {
    expect(line(3).parse('  abc \n')).toBe('abc');
    expect(message(line(3), 'abcd')).toBe('Use at most 3 characters.');
    expect(accepts(line(200), 'x'.repeat(10_000))).toBe(false);
  });

  it.each([
    ['typedLine', typedLine(200)],
    ['line', line(200)],
    ['requiredLine', requiredLine(200)],
    ['paragraph', paragraph(200)],
  ])('checks no text beyond the maximum length of %s', (_, schema) => {
    const later = vi.fn(() => true);
    const checked = schema.refine(later);
    expect(message(checked, 'x'.repeat(201))).toBe('Use at most 200 characters.');
    expect(later).not.toHaveBeenCalled();
    expect(accepts(checked, 'x'.repeat(200))).toBe(true);
    expect(later).toHaveBeenCalledOnce();
  });

  it.each(['', '   ', '\t\n'])('requiredLine rejects %j', (value) => {
    expect(message(requiredLine(200), value)).toBe('Please fill this in.');
  });

  it.each(['\u200b', '\u2800', '\u3164', '.', '– –'])('personName rejects %j', (value) => {
    expect(message(personName, value)).toBe('Please fill this in.');
  });

  it.each(['李', 'ليلى', 'O’N.', '7'])('personName accepts %j', (value) => {
    expect(accepts(personName, value)).toBe(true);
  });

  it('paragraph accepts line breaks and tabs, and no other control character', () => {
    expect(paragraph(100).parse('One.\r\n\tTwo.\n')).toBe('One.\r\n\tTwo.');
    expect(accepts(paragraph(100), 'One.\u0000')).toBe(false);
    expect(accepts(paragraph(100), 'One.\u001b[31m')).toBe(false);
  });
});

describe('email', () => {
  it('normalizes to one spelling', () => {
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
    'maya@b\u00fccher.example\nbcc: all@example.com',
    'maya@b\u00fccher.example/x',
    'maya@ex ample.com',
    'maya..reyes@example.com',
    'maya@127.0.0.1',
    'maya@-example.com',
    null,
  ])('rejects %j', (value) => {
    expect(accepts(email, value)).toBe(false);
  });

  it.each([
    ['ana@B\u00fccher.example', 'ana@xn--bcher-kva.example'],
    ['ana@xn--bcher-kva.example', 'ana@xn--bcher-kva.example'],
    ['ana@example.xn--p1ai', 'ana@example.xn--p1ai'],
    ['ben&ana@example.com', 'ben&ana@example.com'],
    ["o'brien/office@example.com", "o'brien/office@example.com"],
    ['ana@mail.example.museum', 'ana@mail.example.museum'],
  ])('accepts %j as %j', (typed, stored) => {
    expect(email.parse(typed)).toBe(stored);
  });

  it('accepts at most 254 characters', () => {
    const domains = `${'x'.repeat(60)}.`.repeat(4);
    expect(accepts(email, `m@${domains}org`)).toBe(true);
    expect(accepts(email, `maya.reyes.of.mill.street@${domains}org`)).toBe(false);
  });

  it('converts no domain beyond its maximum length', () => {
    const canParse = vi.spyOn(URL, 'canParse');
    expect(message(email, `ana@${'é'.repeat(300)}.example`)).toBe('Use at most 254 characters.');
    expect(canParse).not.toHaveBeenCalled();
    canParse.mockRestore();
  });
});

describe('pictureUrl', () => {
  it.each(['', 'https://example.com/a.jpg', 'HTTPS://EXAMPLE.COM', '  https://example.com '])(
    'accepts %j',
    (value) => {
      expect(accepts(httpsUrl, value)).toBe(true);
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
  ])('rejects %j', (value) => {
    expect(accepts(httpsUrl, value)).toBe(false);
  });
});

describe('timeZone', () => {
  it.each(['America/New_York', 'Europe/Berlin', 'UTC'])('accepts %s', (value) => {
    expect(accepts(timeZone, value)).toBe(true);
  });

  it.each(['', 'Mars/Phobos', '+05:00', '-0500', 'New York', 5])('rejects %j', (value) => {
    expect(accepts(timeZone, value)).toBe(false);
  });
});

describe('coordinates', () => {
  it.each([0, -0, 38.3, -90, 90, 1e-7])('latitude accepts %d', (value) => {
    expect(accepts(latitude, value)).toBe(true);
  });

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
    expect(message(latitude, value)).toMatch(/^Enter (the|a) latitude/);
  });

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
    expect(message(documentId, 'x'.repeat(10_000))).toBe('This ID isn’t valid.');
  });
});
