import { expect, it } from 'vitest';
import { simulate } from './scale.ts';

it('simulates the same event for the same seed, with every check-in and its repeats', () => {
  const load = simulate(200, 7);
  expect(simulate(200, 7)).toEqual(load);
  const perPerson = load.totals.writes / 200;
  // 12 check-ins of 3 documents, a registration of 4, for some a redemption of 4 and the report of an announcement;
  // 5% of the requests are repeated.
  expect(perPerson).toBeGreaterThan(12 * 3 + 4);
  expect(perPerson).toBeLessThan((12 * 3 + 4 + 4 + 1) * 1.12);
});

it('takes at most linear time in the number of attendees', () => {
  const [small, large] = [simulate(200), simulate(2000)];
  expect(large.totals.reads / small.totals.reads).toBeLessThan(10.5);
  expect(large.instances).toBeGreaterThanOrEqual(small.instances);
});
