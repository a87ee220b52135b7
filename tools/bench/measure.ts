import { createHash } from 'node:crypto';

/** A piece of work whose time is wanted. */
export type Work = { name: string; run: () => unknown };

export type Measured = { name: string; milliseconds: number; ratio: number };

const enough = 400;
const leastRuns = 7;
const megabyte = Buffer.alloc(2 ** 20, 'wine walk');

/** What everything is compared with: it takes as much longer on a slower machine as the rest does. */
const yardstick: Work = {
  name: 'SHA-256 of 1 MiB',
  run: () => createHash('sha256').update(megabyte).digest(),
};

/** Times each work, the yardstick first; a ratio of 2 takes as long as hashing 2 MiB. */
export function measure(works: readonly Work[]): Measured[] {
  const unit = median(yardstick);
  return [yardstick, ...works].map((work) => {
    const milliseconds = work === yardstick ? unit : median(work);
    return { name: work.name, milliseconds, ratio: milliseconds / unit };
  });
}

/** The median run in milliseconds, after a first one that is not counted. */
function median({ run }: Work): number {
  run();
  const times: number[] = [];
  const start = performance.now();
  while (times.length < leastRuns || performance.now() - start < enough) {
    const before = performance.now();
    run();
    times.push(performance.now() - before);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
