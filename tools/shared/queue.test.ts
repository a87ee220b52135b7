import { expect, it } from 'vitest';
import { type Job, runLanes } from './queue.ts';

/** Jobs that take a moment, which note their lane. */
const jobs = (...names: string[]): Job[] =>
  names.map((name) => async (slot) => {
    done.push(`${name} in ${slot}`);
    await Promise.resolve();
  });
let done: string[] = [];

it('runs each job once, and a lane without work takes over from another', async () => {
  done = [];
  const shared = jobs('b', 'c');
  await runLanes([[jobs('a')], [shared], [[], shared]]);
  expect(done).toEqual(['a in 0', 'b in 1', 'c in 2']);
});

it('takes from the next queue only when the first is empty', async () => {
  done = [];
  await runLanes([[jobs('a', 'b'), jobs('c')]]);
  expect(done).toEqual(['a in 0', 'b in 0', 'c in 0']);
});
