import { describe, expect, it } from 'vitest';
import { mailboxHash } from './mailbox-hash.ts';

describe('mailboxHash', () => {
  it('returns the stored IDs of requests and of entries in a waiting list', () => {
    expect(mailboxHash('ana@example.com')).toBe('8e43ca37701228e74983efdbd0cff5c16b3b1e5d');
    expect(mailboxHash('ana@example.com', 'spring')).toBe(
      'c01c17399b608b317accc29048366e41b0c5267d',
    );
  });

  it('returns one ID for all spellings of a mailbox', () => {
    expect(mailboxHash('ana+1@example.com')).toBe(mailboxHash('ana@example.com'));
  });
});
