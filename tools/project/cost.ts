import { printLine } from '../shared/print.ts';
import {
  eveningDeletes,
  eveningPlan,
  eveningReads,
  eveningWrites,
  total,
  usualDesks,
} from './evening-cost.ts';

/** Calls of one attendee, an assumption on the safe side: 12 check-ins, lists, rewards and repeats. */
const callsPerAttendee = 60;
/** Transferred by Hosting for a first visit, in megabytes: the app, its fonts and its map. */
const firstVisitMegabytes = 1;

/** List prices of us-central1 in US dollars, November 2026. They change: compare the pages before a large event. */
const prices = {
  /** https://cloud.google.com/firestore/pricing, per 100,000 documents. */
  reads: 0.03,
  writes: 0.09,
  deletes: 0.01,
  /** https://firebase.google.com/pricing, per gigabyte. */
  transfer: 0.15,
  /** https://cloud.google.com/run/pricing, per second of one vCPU and 512 MiB: while a request runs, and idle. */
  busySecond: 0.000024 + 0.5 * 0.0000025,
  idleSecond: 0.0000025 + 0.5 * 0.0000025,
} as const;
/** Free on every day: https://firebase.google.com/pricing */
const freeDaily = { reads: 50_000, writes: 20_000, deletes: 20_000 } as const;
/** Assumed duration of a call in seconds, without the savings of concurrent calls. */
const callSeconds = 0.2;

export interface CostInput {
  attendees: number;
  /** Instances that run during the event without calls (MIN_INSTANCES). */
  minInstances: number;
}

/** Returns the lines of an estimate: amounts and cost in US dollars. */
export function estimateCost({ attendees, minInstances }: CostInput) {
  const evening = { attendees, desks: usualDesks(attendees) };
  const idleSeconds = minInstances * eveningPlan.hours * 3600;
  const lines = [
    documents('Documents read', 'reads', total(eveningReads(evening))),
    documents('Documents written', 'writes', total(eveningWrites(evening))),
    documents('Documents deleted', 'deletes', eveningDeletes(evening)),
    line(
      'Calls of the API',
      attendees * callsPerAttendee,
      attendees * callsPerAttendee * callSeconds * prices.busySecond,
    ),
    line('Seconds of idle instances', idleSeconds, idleSeconds * prices.idleSecond),
    line(
      'Megabytes transferred',
      attendees * firstVisitMegabytes,
      (attendees * firstVisitMegabytes * prices.transfer) / 1000,
    ),
  ];
  return { lines, totalDollars: lines.reduce((total, { dollars }) => total + dollars, 0) };
}

const documents = (what: string, kind: keyof typeof freeDaily, amount: number) =>
  line(what, amount, (Math.max(0, amount - freeDaily[kind]) / 100_000) * prices[kind]);

const line = (what: string, amount: number, dollars: number) => ({ what, amount, dollars });

/** `cost`: prints the expected cost of one event. */
export function printCost(input: CostInput): number {
  const { lines, totalDollars } = estimateCost(input);
  printLine(`One event of ${eveningPlan.hours} hours with ${input.attendees} attendees:`);
  for (const { what, amount, dollars } of lines)
    printLine(
      `  ${what.padEnd(26)} ${amount.toLocaleString('en-US').padStart(11)}  $${dollars.toFixed(2)}`,
    );
  printLine(`  ${'In total'.padEnd(38)}  $${totalDollars.toFixed(2)}`);
  printLine(
    'An instance that runs all month costs more than an event: set MIN_INSTANCES back to 0 afterwards.',
  );
  return 0;
}
