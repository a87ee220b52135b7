import { describe, it } from 'vitest';
import { describeFailure, simulateEvening } from './evening.ts';

const seedCount = Number(process.env.SIMULATION_SEEDS ?? (process.env.TEST_FULL ? 1000 : 50));
/** First seed, an even number. A full run plays other evenings each time. */
const firstSeed = 2 * (Number(process.env.TEST_SEED ?? 0) % 1_000_000);
/** Seeds of one test: a failure ends only its own. */
const seedsPerTest = 25;
const timeoutMs = 30 * 60_000;
const replayed = process.env.SIMULATION_SEED;

/**
 * Defines the tests of the even seeds (remainder 0) or the odd ones (1), or of the seed to replay if it is one of them.
 * Each half is a test file, so that two cores share the seeds.
 */
export function describeEvenings(remainder: 0 | 1): void {
  const seeds =
    replayed === undefined
      ? Array.from({ length: seedCount / 2 }, (_, index) => firstSeed + 2 * index + remainder)
      : [Number(replayed)].filter((seed) => seed % 2 === remainder);
  const starts = seeds.filter((_, index) => index % seedsPerTest === 0);
  describe.skipIf(seeds.length === 0)('the evening of a seed', () => {
    it.each(starts)(
      'holds all invariants, from seed %d on',
      { timeout: timeoutMs },
      async (first) => {
        const start = seeds.indexOf(first);
        for (const seed of seeds.slice(start, start + seedsPerTest)) {
          const outcome = await simulateEvening(seed);
          if (outcome.violations.length > 0) throw new Error(describeFailure(outcome));
        }
      },
    );
  });
}
