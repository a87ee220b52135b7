import { describe, expect, it } from 'vitest';
import type { StaffLimit } from '../../model/sessions.ts';
import {
  activeStaffLimit,
  correctionLimit,
  initialSessionAccess,
  isSessionOpen,
  withAllSessionsEnded,
  withSessionEnded,
} from './session-access.ts';

const now = Date.UTC(2026, 10, 20, 18);
const day = 24 * 60 * 60 * 1000;
const token = (sessionId: string, generation = 0) => ({ generation, sessionId });

describe('session access', () => {
  it('leaves a session open until it is ended, and others open after it', () => {
    const after = withSessionEnded(initialSessionAccess, 'phone', now);
    expect(isSessionOpen(initialSessionAccess, token('phone'))).toBe(true);
    expect(isSessionOpen(after, token('phone'))).toBe(false);
    expect(isSessionOpen(after, token('tablet'))).toBe(true);
  });

  it('ends all sessions permanently', () => {
    const after = withAllSessionsEnded(withSessionEnded(initialSessionAccess, 'phone', now));
    expect(after).toEqual({ generation: 1, endedSessions: {} });
    expect(isSessionOpen(after, token('phone'))).toBe(false);
    expect(isSessionOpen(after, token('tablet'))).toBe(false);
    expect(isSessionOpen(after, token('tablet', 1))).toBe(true);
  });

  it('removes an ended session after its token has expired', () => {
    const first = withSessionEnded(initialSessionAccess, 'phone', now);
    expect(Object.keys(withSessionEnded(first, 'tablet', now + 30 * day).endedSessions)).toEqual([
      'phone',
      'tablet',
    ]);
    expect(Object.keys(withSessionEnded(first, 'tablet', now + 31 * day).endedSessions)).toEqual([
      'tablet',
    ]);
    // Two hours beyond the 30 days of a token, for clock differences.
    const until = now + 30 * day + 2 * 60 * 60 * 1000;
    expect(withSessionEnded(first, 'tablet', until - 1).endedSessions).toHaveProperty('phone');
    expect(withSessionEnded(first, 'tablet', until).endedSessions).not.toHaveProperty('phone');
  });

  it('ends all sessions after more than twenty individual ends', () => {
    let access = initialSessionAccess;
    for (let count = 0; count < 20; count += 1)
      access = withSessionEnded(access, `device-${count}`, now);
    expect(access.generation).toBe(0);
    expect(withSessionEnded(access, 'one-more', now)).toEqual({ generation: 1, endedSessions: {} });
  });

  it.each(['toString', '__proto__', 'constructor'])('treats the id %s like any other', (id) => {
    expect(isSessionOpen(initialSessionAccess, token(id))).toBe(true);
  });
});

describe('activeStaffLimit', () => {
  const code: StaffLimit = { issuedBy: 'desk', redeemedAtMs: now, reason: 'staff-code' };
  const correction = correctionLimit({
    emailCorrection: { by: 'rosa', startedAt: new Date(now + 1).toISOString() },
  });

  it('limits a session for 24 hours, and none without a code or a correction', () => {
    expect(activeStaffLimit([code], now + day - 1)).toBe(code);
    expect(activeStaffLimit([code], now + day)).toBeUndefined();
    expect(activeStaffLimit([undefined, correctionLimit({})], now)).toBeUndefined();
  });

  it('returns the later of a code and a correction of the email', () => {
    expect(activeStaffLimit([code, correction], now + day - 1)).toEqual({
      issuedBy: 'rosa',
      redeemedAtMs: now + 1,
      reason: 'email-corrected',
    });
  });
});
