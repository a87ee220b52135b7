import { type OperationName, operations } from '../../tests/support/firestore-cost/operations.ts';
import { randomNumbers } from '../../tests/support/random.ts';
import type { Metric } from './metric.ts';

/** Documented Firestore limits of a database, collection and document, in operations a second. */
const limits = {
  /** Of a collection that was not written to before: it grows by half every five minutes. */
  firstWritesToCollection: 500,
  /** To one and the same document, for longer than a moment. */
  writesToDocument: 1,
  /** Connections at once. */
  connections: 1_000_000,
} as const;

/** Requests that one instance of the function answers at once (functions/src/index.ts). */
const concurrency = 80;
const maxInstances = 20;

/** The evening. Seconds. */
const eveningSeconds = 5 * 60 * 60;

/** Load of one event. */
interface Load {
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
function summary(attendees: number, counts: ReadonlyMap<OperationName, Uint32Array>): Load {
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

/** Half of everybody comes in the first half hour, the rest over the next two hours. */
const firstRush = { share: 0.5, seconds: 30 * 60 };
const laterSeconds = 2.5 * 60 * 60;
const checkIns = 12;
const openings = 20;
const looksAtLeaderboard = 5;
/** Of those who come, how many claim a reward, and how many requests are sent again by a bad network. */
const redeemShare = 0.6;
const retryShare = 0.05;
/** Between two businesses. Seconds. */
const walkSeconds = { min: 8 * 60, max: 22 * 60 };
/** A group leaves a business together: this many check in within one another's half minute. */
const groupSize = 4;

/** An evening of so many attendees, second by second; the same for the same `seed`. */
export function simulate(attendees: number, seed = 1): Load {
  const random = randomNumbers(seed);
  const counts = new Map<OperationName, Uint32Array>();
  const add = (name: OperationName, at: number) => {
    const second = Math.floor(at);
    if (second < 0 || second >= eveningSeconds) return;
    const seconds = counts.get(name) ?? new Uint32Array(eveningSeconds);
    counts.set(name, seconds);
    seconds[second] = (seconds[second] ?? 0) + 1;
    if (random() < retryShare) add(name, at + 2 + random() * 8);
  };
  let groupArrival = 0;
  for (let index = 0; index < attendees; index += 1) {
    if (index % groupSize === 0) groupArrival = arrival(random);
    attend(groupArrival + random() * 30, random, add);
  }
  return summary(attendees, counts);
}

function arrival(random: () => number): number {
  return random() < firstRush.share
    ? random() * firstRush.seconds
    : firstRush.seconds + random() * laterSeconds;
}

function attend(
  arrivedAt: number,
  random: () => number,
  add: (name: OperationName, at: number) => void,
): void {
  add('register', arrivedAt - 5 * 60 + random() * 10 * 60);
  let at = arrivedAt;
  for (let visit = 0; visit < checkIns; visit += 1) {
    at += walkSeconds.min + random() * (walkSeconds.max - walkSeconds.min);
    add('checkIn', at);
  }
  const until = at - arrivedAt;
  for (let look = 0; look < openings; look += 1) add('open', arrivedAt + random() * until);
  for (let look = 0; look < looksAtLeaderboard; look += 1)
    add('leaderboard', arrivedAt + random() * until);
  if (random() < redeemShare) add('redeem', arrivedAt + random() * until);
}

/** What the design has to carry: a small walk, a town's, and one that it was not made for, which has no budget. */
const sizes: readonly (readonly [attendees: number, hasBudget: boolean])[] = [
  [500, true],
  [5000, true],
  [50_000, false],
];

/** The simulated evenings (docs/reports/scale.md), against what Firestore takes. */
export async function scaleFigures(): Promise<Metric[]> {
  return sizes.flatMap(([attendees, hasBudget]) => figuresOf(simulate(attendees), hasBudget));
}

function figuresOf(load: Load, hasBudget: boolean): Metric[] {
  const of = (name: string, value: number, budget: number | null): Metric => ({
    name: `${load.attendees.toLocaleString('en-US')} attendees: ${name}`,
    value,
    unit: '',
    budget: hasBudget ? budget : null,
  });
  const maxRead = Object.entries(load.reads).toSorted(([, a], [, b]) => b - a)[0];
  return [
    ...Object.entries(load.writes).map(([collection, max]) =>
      of(`writes a second to ${collection}`, max, limits.firstWritesToCollection),
    ),
    of(`reads a second of ${maxRead?.[0]}`, maxRead?.[1] ?? 0, null),
    of(
      'writes a second to the leaderboard’s document',
      load.leaderboardWrites,
      limits.writesToDocument,
    ),
    of('listeners told of one edit', load.pushesPerEdit, null),
    of('connections', load.connections, limits.connections),
    of('instances of the function', load.instances, maxInstances),
    of('documents read in the evening', load.totals.reads, null),
    of('documents written in the evening', load.totals.writes, null),
    of('calls in the evening', load.totals.calls, null),
  ];
}
