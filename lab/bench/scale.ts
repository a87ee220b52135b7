import { randomNumbers } from '../../tests/support/random.ts';
import { type OperationName, operations } from '../../tools/project/operations.ts';
import type { Metric } from './metric.ts';

/** Documented Firestore limits in operations per second, of a database, a collection and a document. */
const limits = {
  /** Writes to a collection without earlier ones; the limit grows by half every five minutes. */
  firstWritesToCollection: 500,
  /** Sustained writes to one document. */
  writesToDocument: 1,
  /** Concurrent connections. */
  connections: 1_000_000,
} as const;

/** Concurrent requests of one function instance (functions/src/index.ts). */
const concurrency = 80;
const maxInstances = 20;

/** Duration of the event in seconds. */
const eveningSeconds = 5 * 60 * 60;

/** Load of one event. */
interface Load {
  attendees: number;
  /** Maximum in any one second, by collection. */
  reads: Record<string, number>;
  writes: Record<string, number>;
  /** Totals of the whole event. */
  totals: { reads: number; writes: number; calls: number };
  /** Writes to the leaderboard document, per second over the busiest minute. */
  leaderboardWrites: number;
  /** Documents pushed to listeners when staff edit the catalog once while all attendees are connected. */
  pushesPerEdit: number;
  connections: number;
  /** Instances at the busiest second, by Little's law. */
  instances: number;
}

/** Sums up the operations of each second of the event. */
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
  const busiest = busyMs.reduce((max, count) => Math.max(max, count), 0);
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
  for (const [collection, perOperation] of Object.entries(documents)) {
    into[collection] ??= new Float64Array(eveningSeconds);
    const seconds = into[collection];
    seconds[second] = (seconds[second] ?? 0) + count * perOperation;
  }
}

const peaks = (all: Record<string, Float64Array>) =>
  Object.fromEntries(
    Object.entries(all).map(([name, seconds]) => [
      name,
      seconds.reduce((max, count) => Math.max(max, count), 0),
    ]),
  );

const sum = (all: Record<string, Float64Array>) =>
  Object.values(all).reduce(
    (total, seconds) => total + seconds.reduce((inner, count) => inner + count, 0),
    0,
  );

/** Half of the attendees arrive in the first half hour, the rest over the next two hours. */
const firstRush = { share: 0.5, seconds: 30 * 60 };
const laterSeconds = 2.5 * 60 * 60;
const checkIns = 12;
const openings = 20;
const leaderboardViews = 5;
/** Share of attendees who claim a reward, and of requests repeated because of a bad network. */
const redeemShare = 0.6;
const retryShare = 0.05;
/** Time between two businesses in seconds. */
const betweenBusinesses = { min: 8 * 60, max: 22 * 60 };
/** Attendees who leave a business together and check in within half a minute of each other. */
const groupSize = 4;

/** Time of one urgent announcement in seconds, and the longest delay of a phone's report that it was shown. */
const urgent = { at: 2 * 60 * 60, spreadSeconds: 60 };

/** Simulates an event second by second; deterministic for a `seed`. */
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
    at += betweenBusinesses.min + random() * (betweenBusinesses.max - betweenBusinesses.min);
    add('checkIn', at);
  }
  const until = at - arrivedAt;
  for (let index = 0; index < openings; index += 1) add('open', arrivedAt + random() * until);
  for (let index = 0; index < leaderboardViews; index += 1)
    add('leaderboard', arrivedAt + random() * until);
  if (arrivedAt < urgent.at && urgent.at < at)
    add('shown', urgent.at + random() * urgent.spreadSeconds);
  if (random() < redeemShare) add('redeem', arrivedAt + random() * until);
}

/** Sizes of events: a small one, one of a town, and one beyond the design, which has no budget. */
const sizes: readonly (readonly [attendees: number, hasBudget: boolean])[] = [
  [500, true],
  [5000, true],
  [50_000, false],
];

/** Returns the loads of the simulated events (docs/reports/scale.md) with the Firestore limits as budgets. */
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
