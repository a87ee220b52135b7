import {
  concurrency,
  type OperationName,
  operations,
} from '../../../tests/support/firestore-cost/operations.ts';

/** The evening. Seconds. */
export const eveningSeconds = 5 * 60 * 60;

/** Load of one event. */
export interface Load {
  attendees: number;
  /** The most in any one second, by collection. */
  reads: Record<string, number>;
  writes: Record<string, number>;
  /** Over the evening. */
  totals: { reads: number; writes: number; calls: number };
  /** To the one document that everybody's leaderboard is; a second, over the busiest minute. */
  leaderboardWrites: number;
  /** Documents pushed to listeners when staff edit the catalogue once while everybody is there. */
  pushesPerEdit: number;
  connections: number;
  /** By Little's law, at the busiest second. */
  instances: number;
}

/** Sums up what was done in each second of the evening. */
export function summary(attendees: number, counts: ReadonlyMap<OperationName, Uint32Array>): Load {
  const reads: Record<string, Float64Array> = {};
  const writes: Record<string, Float64Array> = {};
  const busyMs = new Float64Array(eveningSeconds);
  let calls = 0;
  for (const [name, seconds] of counts) {
    const { serverMs, ...documents } = operations[name];
    seconds.forEach((count, second) => {
      if (serverMs > 0) calls += count;
      busyMs[second] = (busyMs[second] ?? 0) + count * serverMs;
      collect(reads, documents.reads, second, count);
      collect(writes, documents.writes, second, count);
    });
  }
  const busiest = busyMs.reduce((max, each) => Math.max(max, each), 0);
  return {
    attendees,
    reads: peaks(reads),
    writes: peaks(writes),
    totals: { reads: sum(reads), writes: sum(writes), calls },
    leaderboardWrites: 2 / 15,
    pushesPerEdit: attendees,
    connections: attendees,
    instances: Math.max(1, Math.ceil(busiest / 1000 / concurrency)),
  };
}

function collect(
  into: Record<string, Float64Array>,
  documents: Readonly<Record<string, number>>,
  second: number,
  count: number,
): void {
  for (const [collection, each] of Object.entries(documents)) {
    into[collection] ??= new Float64Array(eveningSeconds);
    const seconds = into[collection];
    seconds[second] = (seconds[second] ?? 0) + count * each;
  }
}

const peaks = (all: Record<string, Float64Array>) =>
  Object.fromEntries(
    Object.entries(all).map(([name, seconds]) => [
      name,
      seconds.reduce((max, each) => Math.max(max, each), 0),
    ]),
  );

const sum = (all: Record<string, Float64Array>) =>
  Object.values(all).reduce(
    (total, seconds) => total + seconds.reduce((inner, each) => inner + each, 0),
    0,
  );
