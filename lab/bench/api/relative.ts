import { randomUUID } from 'node:crypto';
import { post } from '../../../tests/support/stress/target.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import type { Ports } from '../../../tools/emulators/ports.ts';
import { type Metric, median } from '../metric.ts';
import {
  checkIn,
  type Job,
  latencies,
  newTickets,
  readDemoBusinesses,
  registerAttendees,
  requireSuccess,
  signInAdmin,
  ticketForms,
} from './requests.ts';
import { serve } from './served.ts';

const rounds = 5;
const perRound = 20;
/** Reward of the demo for the first visit. */
const reward = 'first-pour';

/**
 * Measures a redemption and a registration with a ticket relative to a check-in, with one client, in turns.
 */
export async function measureRelative(ports: Ports): Promise<Metric[]> {
  await using api = await serve('built-api');
  const { at } = api;
  const admin = await signInAdmin(at);
  const [first, second] = await readDemoBusinesses(ports);
  if (!first || !second) throw new Error('The demo has no businesses.');
  const tickets = await newTickets(at, admin, 2 * rounds * perRound);
  const attendees = await registerAttendees(at, ticketForms(tickets.splice(0, rounds * perRound)));
  await latencies(
    attendees.map((attendee) => () => checkIn(at, attendee, first)),
    10,
  );
  const codes: string[] = [];
  const issue = attendees.map(({ uid, token }) => async () => {
    const path = `/api/participants/${uid}/rewards/${demoEventId}/${reward}/code`;
    codes.push(
      (await requireSuccess(post(path, { at, token, key: randomUUID() }))).json.code ?? '',
    );
  });
  await latencies(issue, 10);
  const works = {
    checkIn: attendees.map(
      (attendee): Job =>
        () =>
          checkIn(at, attendee, second),
    ),
    redemption: codes.map(
      (code): Job =>
        () => {
          const body = { code, eventId: demoEventId };
          const sent = { at, token: admin, key: randomUUID(), body };
          return requireSuccess(post('/api/admin/redemptions', sent));
        },
    ),
    registration: ticketForms(tickets).map(
      (body): Job =>
        () => {
          return requireSuccess(post('/api/waiver/submit', { at, key: randomUUID(), body }));
        },
    ),
  };
  const ratios = { redemption: [] as number[], registration: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    const middle = async (work: keyof typeof works) =>
      median(await latencies(works[work].splice(0, perRound), 1));
    const ofCheckIn = await middle('checkIn');
    ratios.redemption.push((await middle('redemption')) / ofCheckIn);
    ratios.registration.push((await middle('registration')) / ofCheckIn);
  }
  const figure = (what: string, values: readonly number[], budget: number): Metric => ({
    name: `${what} beside a check-in, 1 client: p50`,
    value: median(values),
    unit: 'times',
    budget,
  });
  // 5 ms and 9 ms at 4.6 ms per check-in.
  return [
    figure('Redemption', ratios.redemption, 1.09),
    figure('Registration with a ticket', ratios.registration, 1.96),
  ];
}
