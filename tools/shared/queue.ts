import { stopSignal } from './signals.ts';

/** Piece of work. `slot`: number of its lane, from 0. */
export type Job = (slot: number) => Promise<void>;

/** Runs each job once, until the run is stopped: a lane takes the next job of the first of its queues that has one. */
export async function runLanes(lanes: readonly (readonly Job[][])[]): Promise<void> {
  const work = async (queues: readonly Job[][], slot: number) => {
    const next = () => queues.find((queue) => queue.length > 0)?.shift();
    for (let job = next(); job && !stopSignal.aborted; job = next()) await job(slot);
  };
  await Promise.all(lanes.map(work));
}
