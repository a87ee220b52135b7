import { createHash, randomBytes } from 'node:crypto';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';

/**
 * The id of a document to be created, 20 characters (100 bits): at random, or with an idempotency key the
 * same again for the same caller and purpose, so that a repeated request meets what the first one made.
 */
export function newId(purpose: string, callerId: string, idempotencyKey: string | null): string {
  const bytes = idempotencyKey
    ? createHash('sha256').update([purpose, callerId, idempotencyKey].join('\n')).digest()
    : randomBytes(20);
  return encodeCrockford32(bytes.subarray(0, 20)).toLowerCase();
}
