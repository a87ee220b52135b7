import { createHash } from 'node:crypto';
import type { ProgressDocument } from '@wine-walk/common/model/participants.ts';
import { buildCatalogue } from '@wine-walk/common/rules/catalog/catalog.ts';
import { fitDistrictToSize } from '@wine-walk/common/rules/districts/fit.ts';
import { streetRoutes } from '@wine-walk/common/rules/districts/street-routes.ts';
import { points } from '@wine-walk/common/rules/rewards/points.ts';
import { rankEntries } from '@wine-walk/common/rules/rewards/rank-entries.ts';
import { emptyProgress, rewardProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { suggestVisitOrder } from '@wine-walk/common/rules/routes/route.ts';
import { parseTicketRows } from '@wine-walk/common/rules/tickets/ticket-import.ts';
import { Bench } from 'tinybench';
import { readSourceJson, readSources } from '../../tools/demo/sources.ts';
import type { Metric } from './metric.ts';

/** A piece of work whose time is wanted. */
type Computation = { name: string; run: () => unknown };

type Measured = { name: string; milliseconds: number; ratio: number };

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

const at = '2026-06-01T14:00:00.000Z';

/** Returns frequent or large computations of the app, at design size. */
export async function appComputations(): Promise<Computation[]> {
  const catalogue = catalogueOf(60);
  const progress = everyBusiness(catalogue.businesses.map(({ id }) => id));
  const start = { latitude: 38.1497, longitude: -79.0722 };
  const rows = ticketRows(20_000);
  const inHarlow = { attribution: '', stops: alongStreets(40) };
  const fitted = await fitDistrictToSize(readSourceJson('harlow.geojson'), inHarlow, () => 0);
  if ('problem' in fitted) throw new Error(fitted.problem);
  const { district: harlow } = fitted;
  return [
    {
      name: 'a route of 9 businesses',
      run: () => suggestVisitOrder(start, catalogue.businesses.slice(0, 9)),
    },
    {
      name: 'a route of 40 businesses',
      run: () => suggestVisitOrder(start, catalogue.businesses.slice(0, 40)),
    },
    {
      name: 'a route of 40 businesses along the streets',
      run: () => suggestVisitOrder(start, inHarlow.stops, streetRoutes(harlow)),
    },
    { name: 'the catalogue of 60 businesses', run: () => catalogueOf(60) },
    { name: 'rewards after 60 visits', run: () => rewardProgress(catalogue, progress) },
    { name: 'points after 60 visits', run: () => points(catalogue, progress) },
    { name: 'a file of 20,000 tickets', run: () => parseTicketRows(rows) },
  ];
}

/** The demo's businesses and others between them, so that each has a street of Harlow beside it. */
function alongStreets(count: number) {
  const { businesses } = readDemo();
  return Array.from({ length: count }, (_, index) => {
    const model = businesses[index % businesses.length];
    if (!model) throw new Error('The demo has no businesses.');
    const round = Math.floor(index / businesses.length);
    const longitude = model.longitude + round * 0.0004;
    return { ...model, id: `${model.id}-${round}`, longitude };
  });
}

/** The demo's event with as many businesses, each moved a little from one of the demo's. */
export function catalogueOf(count: number) {
  const { businesses, rewards, pointRules } = readDemo();
  const many = Array.from({ length: count }, (_, index) => {
    const model = businesses[index % businesses.length];
    if (!model) throw new Error('The demo has no businesses.');
    const round = Math.floor(index / businesses.length);
    const latitude = model.latitude + round * 0.0031;
    return { ...model, id: `${model.id}-${round}`, latitude, isActive: true };
  });
  return buildCatalogue('bench', { businessIds: null }, { businesses: many, rewards, pointRules });
}

let demo: ReturnType<typeof edited> | undefined;

function readDemo() {
  demo ??= edited();
  return demo;
}

function edited() {
  const { businesses, rewards, pointRules } = readSources();
  const bookkeeping = { version: 1, createdAt: at, updatedAt: at };
  return {
    businesses: businesses.map((item) => ({ ...item, ...bookkeeping })),
    rewards: rewards.map((item) => ({ ...item, ...bookkeeping })),
    pointRules: pointRules.map((item) => ({ ...item, ...bookkeeping })),
  };
}

function everyBusiness(ids: readonly string[]): ProgressDocument {
  const visit = { checkInTime: at, state: 'verified' } as const;
  return {
    ...emptyProgress('bench', 'bench'),
    visits: Object.fromEntries(ids.map((id) => [id, visit])),
  };
}

export function ticketRows(count: number): string[][] {
  const row = (_: unknown, index: number) => [
    `WW2030-${String(index).padStart(6, '0')}`,
    `Guest ${index}`,
    `guest.${index}@example.com`,
  ];
  return [['ticket id', 'name', 'email'], ...Array.from({ length: count }, row)];
}

const growths = [10, 100] as const;
/** Beside as many small ones: 1 is linear, a sort of a hundred times as much is at about 2, every one beside every other at 100. */
const budget = 4;

/** What is computed, of so many. */
interface GrowthCase {
  what: string;
  smallest: number;
  of: (count: number) => () => unknown;
}

const grown: readonly GrowthCase[] = [
  {
    what: 'the catalogue of 6 businesses',
    smallest: 6,
    of: (count) => () => catalogueOf(count),
  },
  {
    what: 'the standings of 50 attendees',
    smallest: 50,
    of(count) {
      const joined = Array.from({ length: count }, (_, index) => ({
        displayName: `Walker ${index}`,
        points: index % 5,
      }));
      return () => rankEntries(joined);
    },
  },
  {
    what: 'a file of 200 tickets',
    smallest: 200,
    of(count) {
      const rows = ticketRows(count);
      return () => parseTicketRows(rows);
    },
  },
];

/** What is computed of businesses, attendees and tickets, at 10 and 100 times as many of each: nothing worse than linear. */
export function measureGrowth(): Promise<Metric[]> {
  return Promise.resolve(
    grown.flatMap(({ what, smallest, of }) => {
      const few = of(smallest);
      return growths.map((times): Metric => {
        const [, small, large] = measure([
          {
            name: 'many small ones',
            run: () => {
              for (let run = 0; run < times; run += 1) few();
            },
          },
          { name: 'a large one', run: of(smallest * times) },
        ]);
        const value = (large?.milliseconds ?? Number.NaN) / (small?.milliseconds ?? Number.NaN);
        const name = `Growth of ${what}: ${times} times as large beside ${times} such`;
        return { name, value, unit: 'times', budget };
      });
    }),
  );
}
