import type { ResultsDocument } from '@wine-walk/common/model/results.ts';
import { Attendee } from './attendee.ts';
import { Desk, type DeskHall } from './desk.ts';
import { setUpEvent, staffNames, ticketIds } from './event-setup.ts';
import { type Evening, findViolations } from './invariants.ts';
import { countEvening, resultViolations } from './results.ts';
import { type Faults, Simulation, startOfEvening } from './simulation.ts';
import { StoredState } from './stored-state.ts';

const minute = 60_000;
/** Time in which everything that waits is delivered, after people have stopped acting. */
const deliveringMs = 45 * minute;

const faults: Faults = {
  loss: 0.04,
  duplication: 0.05,
  delay: 0.05,
  killAtCommit: 0.02,
  storeFailure: 0.005,
  slowOperation: 0.002,
};

/** Documents that no invariant is about. */
const unchecked = /^(?:rateLimits|catalogues|idempotentRequests)\//;

export interface Outcome {
  seed: number;
  /** Broken invariants; empty if all hold. */
  violations: string[];
  /** All that happened, with the time in seconds. */
  events: readonly string[];
}

/** Simulates the evening of a seed, and checks the invariants after every step. */
export async function simulateEvening(seed: number): Promise<Outcome> {
  const simulation = new Simulation(seed, faults);
  const { scheduler, server, network } = simulation;
  const { firestore } = server;
  await setUpEvent(firestore);
  let violations: string[] = [];
  let isChanged = false;
  firestore.onCommit = (changes) => {
    isChanged ||= changes.some(({ path }) => !unchecked.test(path));
    server.runTriggers(changes);
  };
  const end = startOfEvening + simulation.chance.integer(20, 60) * minute;
  await simulation.run(async () => {
    const { attendees, desks } = invite(simulation);
    const everyone = [...attendees, ...desks];
    const clock = () => scheduler.now;
    const { failures } = server;
    const closedTills = new Map<string, string>();
    const evening: Evening = { firestore, failures, attendees, desks, clock, closedTills };
    const check = (isOver: boolean) => {
      if (violations.length > 0 || !(isChanged || isOver)) return;
      isChanged = false;
      violations = findViolations(evening, isOver);
      for (const violation of violations) simulation.trace(`VIOLATED: ${violation}`);
    };
    for (const attendee of attendees) void attendee.spendEvening();
    for (const desk of desks) void desk.work(end);
    for (const person of everyone) void disturb(simulation, person, end);
    await scheduler.run(end, () => check(false));
    network.heal();
    server.heal();
    for (const person of everyone) {
      deviceOf(person).connect(true);
      person.flush();
    }
    await scheduler.run(end + deliveringMs, () => check(false));
    check(true);
    if (violations.length > 0) return;
    violations = await checkResults(simulation);
    for (const violation of violations) simulation.trace(`VIOLATED: ${violation}`);
  });
  return { seed, violations, events: simulation.events };
}

async function checkResults({ scheduler, server }: Simulation): Promise<string[]> {
  const { now } = scheduler;
  let results: ResultsDocument | undefined;
  let isCounted = false;
  const counting = countEvening(now).then((counted) => {
    results = counted;
    isCounted = true;
  });
  while (!isCounted) {
    await scheduler.run(scheduler.now + minute);
    // Modules that are loaded on use take no virtual time.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await counting;
  const state = new StoredState(server.firestore);
  return results ? [...resultViolations(state, results)] : ['results: not counted'];
}

function invite(simulation: Simulation) {
  const { chance } = simulation;
  const attendees = Array.from({ length: chance.integer(2, 6) }, (_, index) => {
    const ticketId = chance.is(0.6) ? (chance.pick(ticketIds.slice(0, 5)) ?? null) : null;
    return new Attendee(simulation, { name: `phone-${index}`, ticketId });
  });
  const hall: DeskHall = { attendees, registered: [], codes: [], latest: undefined, actions: 0 };
  const desks = staffNames
    .slice(0, chance.integer(2, 3))
    .map((name) => new Desk(simulation, name, hall));
  return { attendees, desks };
}

type Person = Attendee | Desk;
const deviceOf = (person: Person) => ('phone' in person ? person.phone : person.device);

/** Describes a failed seed, with its last events and the command that replays it. */
export function describeFailure({ seed, violations, events }: Outcome): string {
  const at = events.findIndex((event) => event.includes('VIOLATED'));
  return [
    `Seed ${seed}: ${violations.join('; ')}`,
    ...events.slice(Math.max(0, at - 40), at + violations.length),
    `Replay with: SIMULATION_SEED=${seed} npm test -- unit tests/simulation/evening`,
  ].join('\n');
}

/** Takes the connection of a device away and kills its pages, now and then. */
async function disturb({ chance, scheduler }: Simulation, person: Person, until: number) {
  while (scheduler.now < until) {
    await scheduler.sleep(chance.integer(5, 40) * minute);
    if (chance.is(0.4)) person.reload();
    if (chance.is(0.5)) continue;
    deviceOf(person).connect(false);
    await scheduler.sleep(chance.integer(1, 15) * minute);
    deviceOf(person).connect(true);
  }
}
