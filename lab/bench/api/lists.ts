import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import type { Ports } from '../../../tools/emulators/ports.ts';
import { type Metric, median } from '../metric.ts';
import {
  fetchOk,
  importSize,
  latencies,
  moreRegistrations,
  newTickets,
  signInAdmin,
} from './requests.ts';
import { serve } from './served.ts';

/** Numbers of documents: from 200 to a hundred times as many. */
const sizes = [200, 2000, 20_000] as const;
const repetitions = 5;

const ofEvent = `eventId=${demoEventId}`;
const tickets = '/api/admin/tickets?limit=50';
const registrations = `/api/admin/registrations?limit=50&${ofEvent}`;
/** Requests of the portal. A search without a result compares every field. */
const requests = {
  'tickets, first page': tickets,
  'tickets, search': `${tickets}&search=ada`,
  'tickets, search for nobody': `${tickets}&search=zzz`,
  'registrations, first page': registrations,
  'registrations, search': `${registrations}&search=ada`,
  'registrations, search for nobody': `${registrations}&search=zzz`,
  'registrations, counts of the states': `/api/admin/registration-counts?${ofEvent}`,
};

/**
 * Measures lists of 200, 2,000 and 20,000 tickets and registrations: the longest import request, and the
 * median of the first page and of searches.
 */
export async function measureLists(ports: Ports): Promise<Metric[]> {
  await using api = await serve('built-api');
  const { at } = api;
  const admin = await signInAdmin(at);
  const bareOf = await bareQuery(ports);
  const taken: Record<string, number[]> = {};
  const bare: Record<string, number> = {};
  let longestImport = 0;
  let there = 0;
  for (const size of sizes) {
    for (let from = there; from < size; from += importSize) {
      const count = Math.min(importSize, size - from);
      const [imported = 0] = await latencies([() => newTickets(at, admin, count)], 1);
      longestImport = Math.max(longestImport, imported);
    }
    await moreRegistrations(ports, { at, count: size - there });
    there = size;
    for (const [name, path] of Object.entries(requests))
      (taken[name] ??= []).push(await medianDuration(() => fetchOk(at + path, admin)));
    for (const name of ['tickets', 'registrations'] as const)
      bare[name] = await medianDuration(bareOf(name));
  }
  return [
    {
      name: 'Import of 20,000 tickets: the longest request',
      value: longestImport,
      unit: 'ms',
      budget: 1000,
    },
    ...Object.entries(taken).flatMap(([name, values]): Metric[] => {
      const [few = Number.NaN, many = Number.NaN] = [values.at(0), values.at(-1)];
      return [
        { name: `20,000 ${name}`, value: many, unit: 'ms', budget: 1000 },
        {
          name: `Growth from 200 to 20,000 ${name}`,
          value: many / few,
          unit: 'times',
          budget: 100,
        },
      ];
    }),
    ...Object.entries(bare).map(([name, value]): Metric => {
      return { name: `20,000 ${name}, a bare query for a page`, value, unit: 'ms', budget: null };
    }),
  ];
}

/** Returns the median duration in milliseconds, without the first request. */
async function medianDuration(ask: () => Promise<unknown>): Promise<number> {
  await ask();
  const jobs = Array.from({ length: repetitions }, () => ask);
  return median(await latencies(jobs, 1));
}

/**
 * Returns a query that Firestore answers from one index: the rest of a request's time is spent in the
 * emulator.
 */
async function bareQuery(ports: Ports) {
  const database = await openDatabase(ports);
  const orders = { tickets: 'holderNameKey', registrations: 'nameKey' } as const;
  return (name: keyof typeof orders) => () =>
    database.collection(documentPaths[name]).orderBy(orders[name]).limit(51).get();
}
