import { expect, it } from 'vitest';
import { type Scenario, summarizeRound } from '../../tests/support/stress/round.ts';
import type { Target } from '../../tests/support/stress/target.ts';
import { runContest } from './parts.ts';

const target = {} as Target;
const contest = (...codes: [status: number, code?: string][]): Scenario => ({
  name: 'one seat',
  run: async () =>
    summarizeRound(
      codes.map(([status, code]) => ({ status, json: code ? { code } : {} })),
      1,
      0,
    ),
});

it('fails a round for a 5xx response or no response, but not for a rejection', async () => {
  const of = (...codes: Parameters<typeof contest>) =>
    runContest(contest(...codes), target, 2, () => true);
  expect(await of([200], [409, 'ticket-used'])).toMatchObject({ holds: true });
  expect(await of([200], [503, 'unavailable'])).toMatchObject({ holds: false });
  expect(await of([200], [0, 'ECONNRESET'])).toMatchObject({ holds: false });
});

it('reports the number of each response across all rounds', async () => {
  const came = await runContest(
    contest([200], [503, 'unavailable'], [503, 'unavailable'], [0, 'ECONNRESET']),
    target,
    50,
    () => true,
  );
  expect(came).toEqual({
    count: '50 rounds of 200',
    result:
      '50 successes, 150 failures, 0 orphans (100 × 503 unavailable, 50 × 200, 50 × none ECONNRESET)',
    holds: false,
  });
});

it('reports no result for fewer rounds than required', async () => {
  let left = 2;
  const came = await runContest(contest([200]), target, 3, () => left-- > 0);
  expect(came).toMatchObject({ count: '2 rounds of 200', holds: false });
});
