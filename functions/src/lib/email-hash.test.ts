import { describe, expect, it } from 'vitest';
import { emailHash } from './email-hash.ts';

describe('emailHash', () => {
  it('returns the stored IDs of requests and of entries in a waiting list', () => {
    expect(emailHash('ana@example.com')).toBe('8e43ca37701228e74983efdbd0cff5c16b3b1e5d');
    expect(emailHash('ana@example.com', 'spring')).toBe('c01c17399b608b317accc29048366e41b0c5267d');
  });
});
