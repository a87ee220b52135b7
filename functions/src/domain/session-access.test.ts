import { describe, expect, it } from 'vitest';
import { firstAccess, isSessionOpen, withAllEnded, withEnded } from './session-access.ts';

const now = Date.UTC(2026, 10, 20, 18);
const day = 24 * 60 * 60 * 1000;
const token = (sessionId: string, generation = 0) => ({ generation, sessionId });

describe('a session', () => {
  it('is open until it is ended, and others go on', () => {
    const after = withEnded(firstAccess, 'phone', now);
    expect(isSessionOpen(firstAccess, token('phone'))).toBe(true);
    expect(isSessionOpen(after, token('phone'))).toBe(false);
    expect(isSessionOpen(after, token('tablet'))).toBe(true);
  });

  it('ends with all others, and none of them comes back', () => {
    const after = withAllEnded(withEnded(firstAccess, 'phone', now));
    expect(after).toEqual({ generation: 1, endedSessions: {} });
    expect(isSessionOpen(after, token('phone'))).toBe(false);
    expect(isSessionOpen(after, token('tablet'))).toBe(false);
    expect(isSessionOpen(after, token('tablet', 1))).toBe(true);
  });

  it('is forgotten once its token is too old by itself', () => {
    const first = withEnded(firstAccess, 'phone', now);
    expect(Object.keys(withEnded(first, 'tablet', now + 30 * day).endedSessions)).toEqual([
      'phone',
      'tablet',
    ]);
    expect(Object.keys(withEnded(first, 'tablet', now + 31 * day).endedSessions)).toEqual([
      'tablet',
    ]);
    // Two hours beyond the 30 days of a token, in which clocks may differ.
    const until = now + 30 * day + 2 * 60 * 60 * 1000;
    expect(withEnded(first, 'tablet', until - 1).endedSessions).toHaveProperty('phone');
    expect(withEnded(first, 'tablet', until).endedSessions).not.toHaveProperty('phone');
  });

  it('ends all where more than twenty were ended one by one', () => {
    let access = firstAccess;
    for (let count = 0; count < 20; count += 1) access = withEnded(access, `device-${count}`, now);
    expect(access.generation).toBe(0);
    expect(withEnded(access, 'one-more', now)).toEqual({ generation: 1, endedSessions: {} });
  });

  it.each(['toString', '__proto__', 'constructor'])('with the id %s is like any other', (id) => {
    expect(isSessionOpen(firstAccess, token(id))).toBe(true);
  });
});
