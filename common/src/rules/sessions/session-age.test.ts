import { describe, expect, it } from 'vitest';
import { attendeeSessionMs, isSessionExpired, staffSessionMs } from './session-age.ts';

const hour = 3_600_000;

describe('isSessionExpired', () => {
  it.each([
    ['an attendee’s', attendeeSessionMs, 30 * 24 * hour],
    ['a staff member’s', staffSessionMs, 12 * hour],
  ])('%s expires after its lifetime, not at it', (_, lifetime, expected) => {
    expect(lifetime).toBe(expected);
    const signedInAt = Date.UTC(2026, 10, 20);
    expect(isSessionExpired(signedInAt, signedInAt, lifetime)).toBe(false);
    expect(isSessionExpired(signedInAt, signedInAt + lifetime, lifetime)).toBe(false);
    expect(isSessionExpired(signedInAt, signedInAt + lifetime + 1, lifetime)).toBe(true);
  });
});
