import { parseCsv } from '@wine-walk/common/lib/csv/csv-table.ts';
import { buildCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { fitDistrictToSize } from '@wine-walk/common/rules/districts/fit.ts';
import { streetRoutes } from '@wine-walk/common/rules/districts/street-routes.ts';
import { rankEntries } from '@wine-walk/common/rules/rewards/leaderboard.ts';
import { suggestVisitOrder } from '@wine-walk/common/rules/routes/route.ts';
import { ticketFile } from '@wine-walk/common/rules/tickets/ticket-import.ts';
import { Bench } from 'tinybench';
import { readSourceJson, readSources } from '../../tools/demo/sources.ts';
import type { Metric } from './metric.ts';

/** Ratios of the two sizes that are compared. */
const growths = [10, 100] as const;
/** Maximum time relative to the same number of small inputs: linear time is 1, sorting about 2, quadratic time 100. */
const maxGrowth = 4;

/** Computation of a given input size. */
interface GrowthCase {
  name: string;
  smallest: number;
  of: (count: number) => () => unknown;
}

const growthCases: readonly GrowthCase[] = [
  {
    name: 'the catalog of 6 businesses',
    smallest: 6,
    of: (count) => () => catalogOf(count),
  },
  {
    name: 'the leaderboard of 50 attendees',
    smallest: 50,
    of(count) {
      const entries = Array.from({ length: count }, (_, index) => ({
        displayName: `Attendee ${index}`,
        points: index % 5,
      }));
      return () => rankEntries(entries);
    },
  },
  {
    name: 'a file of 200 tickets',
    smallest: 200,
    of(count) {
      const rows = ticketRows(count);
      return () =>
        parseCsv(ticketFile, rows, { types: [], decisions: {}, remaining: {}, stored: [] });
    },
  },
];

/** Measures the route through 40 businesses, and the growth of computations at 10 and 100 times the input. */
export async function measureComputations(): Promise<Metric[]> {
  const start = { latitude: 38.1497, longitude: -79.0722 };
  const inHarlow = { attribution: '', stops: moveBusinesses(40, 'longitude', 0.0004) };
  const fitted = await fitDistrictToSize(readSourceJson('harlow.geojson'), inHarlow, () => 0);
  if ('problem' in fitted) throw new Error(fitted.problem);
  const { district: harlow } = fitted;
  const [routeMs = Number.NaN] = measure(() =>
    suggestVisitOrder(start, inHarlow.stops, streetRoutes(harlow)),
  );
  return [
    { name: 'Route of 40 businesses along the streets', value: routeMs, unit: 'ms', budget: 80 },
    ...growthCases.flatMap(growthOf),
  ];
}

function growthOf({ name, smallest, of }: GrowthCase): Metric[] {
  const small = of(smallest);
  return growths.map((times): Metric => {
    const repeated = () => {
      for (let run = 0; run < times; run += 1) small();
    };
    const [smallMs = Number.NaN, largeMs = Number.NaN] = measure(repeated, of(smallest * times));
    return {
      name: `Growth of ${name}: ${times} times the input relative to ${times} runs`,
      value: largeMs / smallMs,
      unit: 'times',
      budget: maxGrowth,
    };
  });
}

/** Returns the median time of each computation in milliseconds. */
function measure(...computations: (() => unknown)[]): number[] {
  const bench = new Bench({ time: 400, iterations: 7, warmupTime: 0, warmupIterations: 1 });
  for (const [index, run] of computations.entries()) bench.add(String(index), run);
  return bench
    .runSync()
    .map(({ result }) => ('latency' in result ? result.latency.p50 : Number.NaN));
}

const { businesses, rewards, pointRules } = withDocumentFields(readSources());

function withDocumentFields({ businesses, rewards, pointRules }: ReturnType<typeof readSources>) {
  const at = '2026-06-01T14:00:00.000Z';
  const fields = { version: 1, createdAt: at, updatedAt: at };
  return {
    businesses: businesses.map((item) => ({ ...item, ...fields })),
    rewards: rewards.map((item) => ({ ...item, ...fields })),
    pointRules: pointRules.map((item) => ({ ...item, ...fields })),
  };
}

/** Returns businesses of the demo; each repetition is moved by `degrees`. */
function moveBusinesses(count: number, axis: 'latitude' | 'longitude', degrees: number) {
  return Array.from({ length: count }, (_, index) => {
    const model = businesses[index % businesses.length];
    if (!model) throw new Error('The demo has no businesses.');
    const repetition = Math.floor(index / businesses.length);
    return {
      ...model,
      id: `${model.id}-${repetition}`,
      [axis]: model[axis] + repetition * degrees,
      isActive: true,
    };
  });
}

function catalogOf(count: number) {
  const facts = { businesses: moveBusinesses(count, 'latitude', 0.0031), rewards, pointRules };
  return buildCatalog('bench', { businessIds: null }, facts);
}

function ticketRows(count: number): string[][] {
  const row = (_: unknown, index: number) => [
    `WW2030-${String(index).padStart(6, '0')}`,
    `Guest ${index}`,
    `guest.${index}@example.com`,
  ];
  return [['ticket id', 'name', 'email'], ...Array.from({ length: count }, row)];
}
