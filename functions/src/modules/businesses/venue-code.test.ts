import { parseVenueCode, venueCodeText } from '@wine-walk/common/rules/check-in/venue-code.ts';
import { expect, it } from 'vitest';
import { newVenueCode } from './venue-code.ts';

it('newVenueCode returns a code of 16 characters and an unused PIN of six digits', () => {
  const pinsInUse = { has: (pin: string) => !pin.startsWith('00') } as ReadonlySet<string>;
  const venue = newVenueCode(pinsInUse);
  expect(venue.venuePin).toMatch(/^00\d{4}$/);
  expect(venue.venueCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/);
  expect(newVenueCode(pinsInUse).venueCode).not.toBe(venue.venueCode);
});

it('newVenueCode returns codes that a poster can carry', () => {
  const { venueCode } = newVenueCode(new Set());
  const text = venueCodeText({ businessId: 'vino', code: venueCode }, 'https://walk.example.org');
  expect(parseVenueCode(text)).toEqual({ businessId: 'vino', code: venueCode });
});
