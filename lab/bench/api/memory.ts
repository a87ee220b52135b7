import type { Ports } from '../../../tools/emulators/ports.ts';
import { type Metric, median } from '../metric.ts';
import {
  cashForms,
  checkIn,
  fetchOk,
  type Job,
  latencies,
  readDemoBusinesses,
  registerAttendees,
  signInAdmin,
} from './requests.ts';
import { serve } from './served.ts';

const clients = 50;
const requests = 10_000;
/** The memory is looked at after each of these many. */
const part = 500;
/** Everybody at each of the demo's 15 businesses is a third of the requests. */
const people = 230;

/** The heap that Node gives itself in an instance of 512 MB, 259 MB in all: with more it collects its garbage later. */
const heapOfInstance = ['--max-old-space-size=256', '--max-semi-space-size=1'];

/** The memory of one instance that answers 10,000 mixed requests of 50 clients: what it has, and whether it grows. */
export async function measureMemory(ports: Ports): Promise<Metric[]> {
  await using api = await serve('built-api', heapOfInstance);
  const { at } = api;
  const admin = await signInAdmin(at);
  const [places, walkers] = [
    await readDemoBusinesses(ports),
    await registerAttendees(at, cashForms(people)),
  ];
  const jobs = places.flatMap((place) =>
    walkers.flatMap((walker): Job[] => [
      () => checkIn(at, walker, place),
      () => fetchOk(`${at}/api/events/active`, walker.token),
      () => fetchOk(`${at}/api/admin/tickets?limit=50`, admin),
    ]),
  );
  const memory: number[] = [];
  for (let sent = 0; sent < requests; sent += part) {
    await latencies(jobs.slice(sent, sent + part), clients);
    memory.push(await api.memoryMb());
  }
  // The first half is warm-up; the medians of the two quarters after it are the same where nothing is kept.
  const [third, fourth] = [memory.slice(10, 15), memory.slice(15)];
  return [
    {
      name: 'Functions: most memory in 10,000 mixed requests of 50 clients',
      value: Math.max(...memory),
      unit: 'MB',
      budget: 300,
    },
    {
      name: 'Functions: memory in the last quarter of them beside the third',
      value: median(fourth) / median(third),
      unit: 'times',
      budget: 1.1,
    },
  ];
}
