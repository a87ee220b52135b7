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
import { heapOfInstance, serve } from './served.ts';

const clients = 50;
const requests = 10_000;
/** Requests between two measurements. */
const part = 500;
/** Check-ins of all people at each of the demo's 15 businesses are a third of the requests. */
const people = 230;

/** Measures the memory of one instance that answers 10,000 mixed requests of 50 clients, and its growth. */
export async function measureMemory(ports: Ports): Promise<Metric[]> {
  await using api = await serve('built-api', heapOfInstance);
  const { at } = api;
  const admin = await signInAdmin(at);
  const [places, attendees] = [
    await readDemoBusinesses(ports),
    await registerAttendees(at, cashForms(people)),
  ];
  const jobs = places.flatMap((place) =>
    attendees.flatMap((attendee): Job[] => [
      () => checkIn(at, attendee, place),
      () => fetchOk(`${at}/api/events/active`, attendee.token),
      () => fetchOk(`${at}/api/admin/tickets?limit=50`, admin),
    ]),
  );
  const memory: number[] = [];
  for (let sent = 0; sent < requests; sent += part) {
    await latencies(jobs.slice(sent, sent + part), clients);
    memory.push(await api.memoryMb());
  }
  // The first half is warm-up. The medians of the next two quarters are equal if nothing leaks.
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
