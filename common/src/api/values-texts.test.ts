import { describe, expect, it } from 'vitest';
import {
  email,
  httpsUrl,
  line,
  paragraph,
  requiredLine,
  timeZone,
  typedLine,
} from '../model/values.ts';
import { accepts, message } from '../support/schema-results.ts';

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

  it.each(['', '   ', '\t\n'])('requiredLine rejects %j', (value) => {
    expect(message(requiredLine(200), value)).toBe('Please fill this in.');
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
    null,
  ])('rejects %j', (value) => {
    expect(accepts(email, value)).toBe(false);
  });

  it('accepts at most 254 characters', () => {
    const domains = `${'x'.repeat(60)}.`.repeat(4);
    expect(accepts(email, `m@${domains}org`)).toBe(true);
    expect(accepts(email, `maya.reyes.of.mill.street@${domains}org`)).toBe(false);
  });
});

// spec: S5.11, B3.7
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
