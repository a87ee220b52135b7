import type { Ports } from '../../../tools/emulators/ports.ts';
import { type Metric, median, quantile } from '../metric.ts';
import {
  cashForms,
  checkIn,
  type DemoBusiness,
  type Job,
  latencies,
  readDemoBusinesses,
  registerAttendees,
  type TestAttendee,
} from './requests.ts';
import { serve } from './served.ts';

const rounds = 5;
/** Concurrent clients and their check-ins per round. */
const levels = [
  { clients: 1, jobs: 30 },
  { clients: 10, jobs: 60 },
  { clients: 50, jobs: 100 },
] as const;
/** Number of attendees: more than the concurrent requests, so that no attendee's check-ins wait for each other. */
const people = 100;

/**
 * Measures a check-in by the API relative to one by a bare server, in turns: median of the ratios of the
 * rounds.
 */
export async function measureEndpoints(ports: Ports): Promise<Metric[]> {
  await using api = await serve('built-api');
  await using bare = await serve('bare-server');
  const [first, ...places] = await readDemoBusinesses(ports);
  if (!first) throw new Error('The demo has no businesses.');
  const queues = [];
  for (const { at } of [api, bare]) {
    const attendees = await registerAttendees(api.at, cashForms(people));
    // The first visit reads two more documents and is not measured.
    await latencies(
      attendees.map((attendee) => () => checkIn(api.at, attendee, first)),
      10,
    );
    await latencies(
      attendees.slice(0, 20).map((attendee) => () => checkIn(at, attendee, last(places))),
      10,
    );
    queues.push(checkIns(at, attendees, places.slice(0, -1)));
  }
  const ratios = levels.map(() => ({ p50: [] as number[], p95: [] as number[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const [level, { clients, jobs }] of levels.entries()) {
      const taken = [];
      for (const queue of queues) taken.push(await latencies(queue.splice(0, jobs), clients));
      const [ofApi = [], ofBare = []] = taken;
      ratios[level]?.p50.push(median(ofApi) / median(ofBare));
      ratios[level]?.p95.push(quantile(ofApi, 0.95) / quantile(ofBare, 0.95));
    }
  return levels.flatMap(({ clients }, level) => {
    const name = `Check-in beside a bare server, ${clients} client${clients > 1 ? 's' : ''}`;
    const { p50 = [], p95 = [] } = ratios[level] ?? {};
    return [
      { name: `${name}: p50`, value: median(p50), unit: 'times', budget: 1.3 },
      { name: `${name}: p95`, value: median(p95), unit: 'times', budget: 1.6 },
    ] satisfies Metric[];
  });
}

/** Returns check-ins of all attendees at one business after another. */
function checkIns(
  at: string,
  attendees: readonly TestAttendee[],
  places: readonly DemoBusiness[],
): Job[] {
  return places.flatMap((place) => attendees.map((attendee) => () => checkIn(at, attendee, place)));
}

function last(places: readonly DemoBusiness[]): DemoBusiness {
  const place = places.at(-1);
  if (!place) throw new Error('The demo has one business.');
  return place;
}
