import { createHash } from 'node:crypto';
import { Bench } from 'tinybench';

/** A piece of work whose time is wanted. */
export type Computation = { name: string; run: () => unknown };

export type Measured = { name: string; milliseconds: number; ratio: number };

const megabyte = Buffer.alloc(2 ** 20, 'wine walk');

/** Reference computation: compensates for the speed of the machine. */
const yardstick: Computation = {
  name: 'SHA-256 of 1 MiB',
  run: () => createHash('sha256').update(megabyte).digest(),
};

/** The median time of each work, the yardstick's first; a ratio of 2 takes as long as hashing 2 MiB. */
export function measure(computations: readonly Computation[]): Measured[] {
  const bench = new Bench({ time: 400, iterations: 7, warmupTime: 0, warmupIterations: 1 });
  for (const { name, run } of [yardstick, ...computations]) bench.add(name, run);
  const medians = bench.runSync().map(({ name, result }) => ({
    name,
    milliseconds: 'latency' in result ? result.latency.p50 : Number.NaN,
  }));
  const unit = medians[0]?.milliseconds ?? Number.NaN;
  return medians.map((each) => ({ ...each, ratio: each.milliseconds / unit }));
}
