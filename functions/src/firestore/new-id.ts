import { createHash, randomBytes } from 'node:crypto';
import { encodeCrockford32 } from '@wine-walk/common/lib/crockford.ts';

/**
 * Returns the ID of a new document, 20 characters (100 bits): random, or with an idempotency key derived from
 * caller, purpose and key.
 */
export function newId(purpose: string, callerId: string, idempotencyKey: string | null): string {
  const bytes = idempotencyKey
    ? createHash('sha256').update([purpose, callerId, idempotencyKey].join('\n')).digest()
    : randomBytes(20);
  return encodeCrockford32(bytes.subarray(0, 20)).toLowerCase();
}
