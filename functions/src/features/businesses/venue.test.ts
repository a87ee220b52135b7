import { expect, it } from 'vitest';
import { parseVenueCode, venueCodeText } from '../../domain/venue-code.ts';
import { newVenue } from './venue.ts';

// spec: A4.14
it('makes a code of 16 and a PIN of six digits that nobody has', () => {
  const taken = { has: (pin: string) => !pin.startsWith('00') } as ReadonlySet<string>;
  const venue = newVenue(taken);
  expect(venue.venuePin).toMatch(/^00\d{4}$/);
  expect(venue.venueCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  expect(newVenue(taken).venueCode).not.toBe(venue.venueCode);
});

it('makes codes that a poster can carry', () => {
  const { venueCode } = newVenue(new Set());
  const text = venueCodeText({ businessId: 'vino', code: venueCode }, 'https://walk.example.org');
  expect(parseVenueCode(text)).toEqual({ businessId: 'vino', code: venueCode });
});
