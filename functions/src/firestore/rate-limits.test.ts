import { setImmediate as nextTurn } from 'node:timers/promises';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { RateLimitDocument } from '@wine-walk/common/model/fields/requests.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { limitWrongGuesses, type RateLimit, rateLimit } from './rate-limits.ts';
import type { Stored } from './read.ts';
import { commit } from './write.ts';

const counters = vi.hoisted(() => new Map<string, Stored<RateLimitDocument>>());

vi.mock('./read.ts', () => ({
  readDocument: async (path: string) => {
    await nextTurn();
    return counters.get(path);
  },
}));
vi.mock('./write.ts', () => ({ commit: vi.fn() }));

const now = Date.parse('2026-09-12T22:00:00.000Z');
const storeCounter = (path: string, data: RateLimitDocument) =>
  counters.set(path, { id: path, path, data, revision: `${data.tries}` } as never);

beforeEach(() => {
  counters.clear();
  vi.mocked(commit).mockImplementation(async (writes) => {
    await nextTurn();
    const isChanged = writes.some(
      (write) =>
        counters.get(write.path)?.revision !== ('revision' in write ? write.revision : undefined),
    );
    if (isChanged) return 'conflict';
    for (const write of writes) if ('data' in write) storeCounter(write.path, write.data as never);
    return 'committed';
  });
});

/** Uses up the free attempts of a limit, whose delay has just ended. */
const useUp = ({ key, policy }: RateLimit) =>
  storeCounter(`rateLimits/${key}`, {
    tries: policy.algorithm === 'window' ? policy.max : policy.freeAttempts,
    lastTriedAt: new Date(now - 16_000).toISOString(),
    signedInAt: null,
    expiresAt: new Date(now + 3_600_000).toISOString(),
  });

/** Sends guesses at once and returns the answers, the number of guesses checked, and the most checked at once. */
async function guess(count: number, limits: (index: number) => RateLimit[], isRight: boolean) {
  let checked = 0;
  let running = 0;
  let most = 0;
  const check = async () => {
    checked += 1;
    running += 1;
    most = Math.max(most, running);
    await nextTurn();
    running -= 1;
    return isRight ? 'right' : problem('unknown-venue-pin');
  };
  const guesses = Array.from({ length: count }, (_, index) =>
    limitWrongGuesses(limits(index), now, check, isProblem),
  );
  return { answers: await Promise.all(guesses), checked, most };
}

const outcomes = (answers: readonly (string | Problem)[]) =>
  answers.map((answer) => (isProblem(answer) ? answer.problem : answer));
const tickets = rateLimit('wrongTicketsPerNetwork', '203.0.113.7');
const ofEvent = rateLimit('venuePinSearchPerEvent', 'autumn');
const ofPerson = (index: number) => rateLimit('venuePinSearchPerParticipant', `walker${index}`);

describe('limitWrongGuesses', () => {
  it('checks one of 50 simultaneous guesses when the free ones are used and the delay is over', async () => {
    useUp(tickets);
    const { checked, answers } = await guess(50, () => [tickets], false);
    expect(checked).toBe(1);
    expect(outcomes(answers).filter((code) => code === 'unknown-venue-pin')).toHaveLength(1);
  });

  it('checks one of 50 simultaneous guesses of 50 people at a limit that they share', async () => {
    useUp(ofEvent);
    const { checked } = await guess(50, (index) => [ofPerson(index), ofEvent], false);
    expect(checked).toBe(1);
  });

  it('checks the 60 free guesses of 200 simultaneous ones, and at most three more', async () => {
    const { checked } = await guess(200, () => [tickets], false);
    expect(checked).toBeGreaterThanOrEqual(60);
    expect(checked).toBeLessThan(64);
  });

  it('admits 300 simultaneous right guesses, four at a time', async () => {
    const { answers, most } = await guess(300, () => [tickets], true);
    expect(new Set(answers)).toEqual(new Set(['right']));
    expect(most).toBe(4);
    expect(commit).not.toHaveBeenCalled();
  });

  it('admits 300 simultaneous right guesses when the free ones are used and the delay is over', async () => {
    useUp(tickets);
    const { answers } = await guess(300, () => [tickets], true);
    expect(new Set(answers)).toEqual(new Set(['right']));
  });

  it('delays the guesses of one network only', async () => {
    useUp(tickets);
    const { answers } = await guess(
      8,
      (index) => [index < 4 ? tickets : rateLimit('wrongTicketsPerNetwork', '203.0.113.8')],
      false,
    );
    expect(outcomes(answers).toSorted()).toEqual([
      ...Array<string>(3).fill('too-many-attempts'),
      ...Array<string>(5).fill('unknown-venue-pin'),
    ]);
  });
});
