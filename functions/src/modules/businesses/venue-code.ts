import { randomBytes, randomInt } from 'node:crypto';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';

const pins = 1_000_000;

/**
 * Returns a random venue code (80 bits) and a PIN that is not in use, so that a poster's digits never match
 * another business. Two businesses created at the same time could draw the same PIN, with a chance of one in
 * a million.
 */
export function newVenueCode(pinsInUse: ReadonlySet<string>): {
  venueCode: string;
  venuePin: string;
  venueCodeRenewedAt: null;
} {
  let venuePin: string;
  do venuePin = randomInt(pins).toString().padStart(6, '0');
  while (pinsInUse.has(venuePin));
  return { venueCode: encodeCrockford32(randomBytes(16)), venuePin, venueCodeRenewedAt: null };
}
