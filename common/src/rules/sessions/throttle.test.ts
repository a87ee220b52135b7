import { describe, expect, it } from 'vitest';
import {
  type AttemptCount,
  attemptsExpireAfterMs,
  countAttempt,
  ipNetwork,
  throttleDelay,
  waitText,
} from './throttle.ts';

const start = Date.parse('2026-11-20T18:00:00.000Z');
const minute = 60_000;

/** Somebody who tries as soon as they may; answers when each try could be made, in ms from the start. */
function eager(tries: number, free: number): number[] {
  let now = start;
  let stored: AttemptCount | null = null;
  return Array.from({ length: tries }, () => {
    now += throttleDelay(stored, free, now);
    stored = countAttempt(stored, now);
    return now - start;
  });
}

describe('waitBeforeTry', () => {
  // spec: B11.3
  it('leaves the free tries alone, then doubles the wait up to 15 minutes', () => {
    const waits = eager(14, 5).map((at, index, all) => at - (all[index - 1] ?? 0));
    expect(waits.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(waits.slice(5)).toEqual(
      [15, 30, 60, 120, 240, 480, 900, 900, 900].map((seconds) => seconds * 1000),
    );
  });

  it('lets a guesser have fewer than 120 tries a day', () => {
    expect(eager(120, 5).at(-1)).toBeGreaterThan(24 * 60 * minute);
  });

  // spec: B11.7
  it('lets nobody wait longer than announced, however many attempts there were', () => {
    const waits = [4, 5, 6, 7, 100].map((tries) =>
      throttleDelay({ tries, lastTriedAt: start }, 5, start, minute / 2),
    );
    expect(waits).toEqual([0, 15_000, 30_000, 30_000, 30_000]);
  });

  it('counts down and forgets after an hour', () => {
    const stored = { tries: 9, lastTriedAt: start };
    expect(throttleDelay(stored, 5, start)).toBe(4 * minute);
    expect(throttleDelay(stored, 5, start + minute)).toBe(3 * minute);
    expect(throttleDelay(stored, 5, start + 4 * minute)).toBe(0);
    expect(countAttempt(stored, start + minute).tries).toBe(10);
    expect(countAttempt(stored, start + attemptsExpireAfterMs).tries).toBe(1);
  });
});

describe('networkOf', () => {
  // spec: B11.5
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::7', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is in %s', (address, network) => {
    expect(ipNetwork(address)).toBe(network);
  });
});

it('says waits in words', () => {
  expect([400, 1000, 15_000, 59_001, 90_000].map(waitText)).toEqual([
    '1 second',
    '1 second',
    '15 seconds',
    '1 minute',
    '2 minutes',
  ]);
});
