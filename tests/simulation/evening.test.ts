import { describe, expect, it } from 'vitest';
import { describeFailure, simulateEvening } from '../support/simulation/evening.ts';

const seedCount = process.env.TEST_FULL ? 10_000 : 200;
/** Seeds of one test: a failure ends only its own. */
const seedsPerTest = 25;
const timeoutMs = 30 * 60_000;
const replayed = process.env.SIMULATION_SEED;

/** Seeds from `first` on, or the one to replay. */
function seedsFrom(first: number): number[] {
  return replayed === undefined
    ? Array.from({ length: seedsPerTest }, (_, index) => first + index)
    : [Number(replayed)];
}

const starts = Array.from({ length: seedCount / seedsPerTest }, (_, index) => index * seedsPerTest);

describe('the evening of a seed', () => {
  it.each(replayed === undefined ? starts : [Number(replayed)])(
    'holds all invariants, from seed %d on',
    { timeout: timeoutMs },
    async (first) => {
      for (const seed of seedsFrom(first)) {
        const outcome = await simulateEvening(seed);
        if (outcome.violations.length > 0) throw new Error(describeFailure(outcome));
      }
    },
  );

  it('is the same every time', { timeout: timeoutMs }, async () => {
    for (const seed of [3, 11]) {
      const { events } = await simulateEvening(seed);
      expect(events.length).toBeGreaterThan(50);
      expect((await simulateEvening(seed)).events).toEqual(events);
    }
  });
});
