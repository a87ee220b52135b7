import { stopSignal } from './signals.ts';

/** Piece of work. `slot`: its number among those that run at the same time, from 0. */
export type Job = (slot: number) => Promise<void>;

/** Runs the jobs in this order, `width` at a time, until the run is stopped. */
export async function runQueue(jobs: readonly Job[], width: number): Promise<void> {
  const queue = [...jobs];
  const work = async (slot: number) => {
    for (let job = queue.shift(); job && !stopSignal.aborted; job = queue.shift()) await job(slot);
  };
  await Promise.all(Array.from({ length: width }, (_, slot) => work(slot)));
}
