import { randomBytes } from 'node:crypto';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';

/** Returns a random ID for a new document: 20 characters, 100 bits. */
export function newId(): string {
  return encodeCrockford32(randomBytes(20)).toLowerCase();
}
