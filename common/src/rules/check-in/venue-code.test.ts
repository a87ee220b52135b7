import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseVenueCode, venueCodeText } from './venue-code.ts';

describe('venue code', () => {
  it('returns the code of a poster for any origin of the app', () => {
    const venue = fc.record({
      businessId: fc.stringMatching(/^[A-Za-z0-9_-]{1,128}$/),
      code: fc.stringMatching(/^[A-Z0-9]{6,32}$/),
    });
    const origin = fc.constantFrom('https://walk.example.org', 'http://127.0.0.1:5002');
    fc.assert(
      fc.property(venue, origin, (written, where) => {
        expect(parseVenueCode(venueCodeText(written, where))).toEqual(written);
      }),
    );
  });

  it.each([
    '',
    'WW2024-001234',
    'VINO7K2Q',
    'vino-veritas.VINO7K2Q',
    'https://example.com/',
    'https://example.com/?venue=',
    'https://example.com/?venue=vino-veritas',
    'https://example.com/?venue=vino-veritas.SHORT',
    'https://example.com/?venue=vino-veritas.vino7k2q',
    'https://example.com/?venue=.VINO7K2Q',
    'https://example.com/?venue=a/b.VINO7K2Q',
    'https://example.com/?venue=vino.VINO7K2Q.more',
    `https://example.com/?venue=${'x'.repeat(129)}.VINO7K2Q`,
    `https://example.com/?venue=vino.${'A'.repeat(33)}`,
    'https://example.com/#venue=vino.VINO7K2Q',
    'WIFI:S:Vino Guests;T:WPA;P:secret;;',
    'javascript:alert(1)',
    'BEGIN:VCARD\nFN:Vino\nEND:VCARD',
  ])('returns undefined for %j', (text) => {
    expect(parseVenueCode(text)).toBeUndefined();
  });

  it('returns undefined for any foreign text, and never throws', () => {
    const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code));
    const text = fc.oneof(
      fc.string(),
      fc.array(anyCharacter).map((all) => all.join('')),
    );
    const address = text.map((query) => `https://shop.example/menu?${query}`);
    fc.assert(
      fc.property(fc.oneof(text, address), (printed) => {
        expect(parseVenueCode(printed)).toBeUndefined();
      }),
    );
  });
});
