import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hmacSha256 } from './keyed-hash.ts';

describe('hmacSha256', () => {
  it.each(['', 'm', 'García', '吉田', 'a'.repeat(500)])(
    'equals the HMAC of Node for %j',
    (text) => {
      for (const size of [1, 32, 64]) {
        const key = randomBytes(size);
        expect(hmacSha256(key)(text)).toEqual(createHmac('sha256', key).update(text).digest());
      }
    },
  );
});
