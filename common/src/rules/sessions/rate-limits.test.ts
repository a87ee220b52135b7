import { describe, expect, it } from 'vitest';
import {
  type AttemptCounter,
  activeAttempts,
  attemptDelay,
  attemptsExpireAfterMs,
  countAttempt,
  ipNetwork,
  type RateLimitPolicy,
  rateLimits,
} from './rate-limits.ts';

const start = Date.parse('2026-11-20T18:00:00.000Z');
const minute = 60_000;

/** Returns the times of attempts that are made as soon as they are allowed, in milliseconds after the start. */
function earliestAttempts(policy: RateLimitPolicy, count: number): number[] {
  let now = start;
  let counter: AttemptCounter | null = null;
  return Array.from({ length: count }, () => {
    now += attemptDelay(policy, counter, now);
    counter = countAttempt(policy, counter, now);
    return now - start;
  });
}

describe('attemptDelay with backoff', () => {
  const policy = rateLimits.staffPasswordPerAccountAndNetwork;
  const counter = (attempts: number): AttemptCounter => ({
    attempts,
    lastAttemptAt: start,
    expiresAt: start + attemptsExpireAfterMs,
  });

  it('delays nothing while attempts are free, then doubles the delay up to 15 minutes', () => {
    const attempts = earliestAttempts(policy, 14);
    const delays = attempts.map((time, index) => time - (attempts[index - 1] ?? 0));
    expect(delays.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(delays.slice(5)).toEqual(
      [15, 30, 60, 120, 240, 480, 900, 900, 900].map((seconds) => seconds * 1000),
    );
  });

  it('allows fewer than 120 attempts a day', () => {
    expect(earliestAttempts(policy, 120).at(-1)).toBeGreaterThan(24 * 60 * minute);
  });

  it('never exceeds the maximum delay after any number of attempts', () => {
    const short: RateLimitPolicy = { ...policy, maxDelayMs: minute / 2 };
    const delays = [4, 5, 6, 7, 100].map((attempts) =>
      attemptDelay(short, counter(attempts), start),
    );
    expect(delays).toEqual([0, 15_000, 30_000, 30_000, 30_000]);
  });

  it('counts down, and starts again from zero after an hour', () => {
    expect(attemptDelay(policy, counter(9), start)).toBe(4 * minute);
    expect(attemptDelay(policy, counter(9), start + minute)).toBe(3 * minute);
    expect(attemptDelay(policy, counter(9), start + 4 * minute)).toBe(0);
    expect(countAttempt(policy, counter(9), start + minute).attempts).toBe(10);
    expect(countAttempt(policy, counter(9), start + attemptsExpireAfterMs).attempts).toBe(1);
  });

  it('starts again from zero after an hour when the document is retained for longer', () => {
    const trusted = { ...counter(9), expiresAt: start + 90 * 24 * 60 * minute };
    expect(activeAttempts(policy, trusted, start + attemptsExpireAfterMs - 1)).toBe(9);
    expect(activeAttempts(policy, trusted, start + attemptsExpireAfterMs)).toBe(0);
  });
});

describe('attemptDelay with a window', () => {
  const policy: RateLimitPolicy = { algorithm: 'window', max: 3, windowMs: 10 * minute };

  it('allows the maximum in a window that starts with the first attempt', () => {
    expect(earliestAttempts(policy, 7)).toEqual([0, 0, 0, 10, 10, 10, 20].map((n) => n * minute));
  });

  it('returns the rest of the window when the maximum is reached', () => {
    let counter: AttemptCounter | null = null;
    for (const time of [0, 4, 6]) counter = countAttempt(policy, counter, start + time * minute);
    expect(attemptDelay(policy, counter, start + 7 * minute)).toBe(3 * minute);
    expect(activeAttempts(policy, counter, start + 10 * minute - 1)).toBe(3);
    expect(activeAttempts(policy, counter, start + 10 * minute)).toBe(0);
    expect(attemptDelay(policy, counter, start + 10 * minute)).toBe(0);
  });
});

describe('ipNetwork', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::7', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('maps %s to %s', (ip, network) => {
    expect(ipNetwork(ip)).toBe(network);
  });
});
