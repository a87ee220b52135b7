import { randomBytes, randomInt } from 'node:crypto';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';

const pins = 1_000_000;

/**
 * A business's own venue code (80 bits) and PIN; the PIN is none of those taken, so that one poster's digits
 * never fit another business. Two businesses made in the same instant could still draw the same in a million.
 */
export function newVenueCode(pinsInUse: ReadonlySet<string>): {
  venueCode: string;
  venuePin: string;
} {
  let venuePin: string;
  do venuePin = randomInt(pins).toString().padStart(6, '0');
  while (pinsInUse.has(venuePin));
  return { venueCode: encodeCrockford32(randomBytes(16)), venuePin };
}
