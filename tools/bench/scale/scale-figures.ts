import { limits, maxInstances } from '../../../tests/support/firestore-cost/operations.ts';
import type { Metric } from '../metric.ts';
import type { Load } from './load.ts';
import { simulate } from './simulate.ts';

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
