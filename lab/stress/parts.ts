import { concurrencyContests } from '../../tests/support/stress/contests.ts';
import { crashRounds } from '../../tests/support/stress/crash.ts';
import type { Scenario, Statuses } from '../../tests/support/stress/round.ts';
import type { Server } from '../../tests/support/stress/server.ts';
import {
  exchange,
  instanceUrl,
  newAttendee,
  post,
  type Target,
} from '../../tests/support/stress/target.ts';
import { notInstalled, pythonWithSchemathesis } from '../../tools/schemathesis/install.ts';
import { runSchemathesis } from '../../tools/schemathesis/run-schemathesis.ts';
import { printLine } from '../../tools/shared/print.ts';
import { runVitest } from '../../tools/suites/vitest.ts';
import type { PartResult } from './report.ts';

const atOnce = 200;
const controlRounds = 20;

/** One success a round, no answer of 500 and more, nothing left over. */
export async function runContest(
  { run }: Scenario,
  target: Target,
  rounds: number,
  goesOn: () => boolean,
): Promise<PartResult> {
  const sums = { rounds: 0, successes: 0, failures: 0, orphans: 0 };
  const statuses: Record<string, number> = {};
  let holds = true;
  while (sums.rounds < rounds && goesOn()) {
    const came = await run(target, atOnce);
    sums.rounds += 1;
    sums.successes += came.successes;
    sums.failures += came.failures;
    sums.orphans += came.orphans;
    for (const [status, count] of Object.entries(came.statuses))
      statuses[status] = (statuses[status] ?? 0) + count;
    holds &&= came.successes === 1 && came.failures === 0 && came.orphans === 0;
  }
  return {
    count: `${sums.rounds} rounds of ${atOnce}`,
    result: `${sums.successes} successes, ${sums.failures} failures, ${sums.orphans} orphans (${listed(statuses)})`,
    holds: holds && sums.rounds === rounds,
  };
}

/** The negative control: rounds until one has more than one success. */
async function runNegativeControl(
  { run }: Scenario,
  target: Target,
  goesOn: () => boolean,
): Promise<PartResult> {
  const successes: number[] = [];
  while (successes.length < controlRounds && !successes.some((count) => count > 1) && goesOn())
    successes.push((await run(target, atOnce)).successes);
  const maxSuccesses = Math.max(0, ...successes);
  return {
    count: `${successes.length} rounds of ${atOnce}`,
    result: `up to ${maxSuccesses} successes in a round`,
    holds: maxSuccesses > 1,
  };
}

async function runCrashTest(
  target: Target,
  server: Server,
  plan: Parameters<typeof crashRounds>[2],
): Promise<PartResult> {
  const came = await crashRounds(target, server, plan);
  return {
    count: `${came.kills} kills, ${came.people} people`,
    result: `${came.registered} registered, ${came.checkedIn} checked in, ${came.lost} lost, ${came.doubled} doubled, ${came.orphans} orphans${plan.isPatient ? `, ${came.otherwise} of ${2 * came.people} repeats answered otherwise` : ''}`,
    holds: came.lost + came.doubled + came.orphans + came.otherwise === 0,
  };
}

function listed(statuses: Statuses): string {
  return Object.entries(statuses)
    .toSorted(([, one], [, other]) => other - one)
    .map(([status, count]) => `${count} × ${status}`)
    .join(', ');
}

/**
 * Has schemathesis ask what the OpenAPI document allows and what it does not, as nobody, attendee, desk and admin.
 * `examples`: requests an endpoint beyond those at the edges of its schema. Where it cannot be installed, the line says
 * so and is neither a success nor a failure.
 */
const schemathesisRuns = (['nobody', 'attendee', 'desk', 'admin'] as const).map((person) => ({
  person,
  probe: async (target: Target, examples: number): Promise<PartResult> => {
    const python = await pythonWithSchemathesis();
    if (!python) return { count: 'none', result: notInstalled, holds: null };
    return probe(python, target, { token: await tokenOf(person, target), examples });
  },
}));

async function tokenOf(
  person: 'nobody' | 'attendee' | 'desk' | 'admin',
  target: Target,
): Promise<string | undefined> {
  if (person === 'nobody') return undefined;
  if (person === 'attendee') return (await newAttendee(target)).token;
  if (person === 'admin') return target.admin;
  const body = { username: 'desk', password: 'winewalk' };
  const { json } = await post('/api/admin/login', { at: instanceUrl(target, 0), body });
  return exchange(target.authHost, json.sessionId);
}

interface Probe {
  token: string | undefined;
  examples: number;
}

async function probe(
  python: string,
  { addresses: [at = ''] }: Target,
  { token, examples }: Probe,
): Promise<PartResult> {
  const asked = await runSchemathesis({
    python,
    at,
    token,
    phases: ['coverage', 'fuzzing'],
    examples,
  });
  const isStillIn = !token || (await isSomebody(at, token));
  const holds = asked.isFine && isStillIn;
  if (!holds) printLine(asked.report);
  const result = `${asked.isFine ? 'nothing found' : 'something found'}${isStillIn ? '' : ', and the session was lost'}`;
  return { count: `${asked.requests} requests`, result, holds };
}

/** Whether the session is still one: otherwise most was asked as nobody. */
async function isSomebody(at: string, token: string): Promise<boolean> {
  const headers = { Authorization: `Bearer ${token}` };
  const answers = await Promise.all(
    ['/api/admin/session', '/api/session/walks'].map((path) => fetch(at + path, { headers })),
  );
  return answers.some(({ ok }) => ok);
}

const maxRounds = 50;
const people = 400;
const kills = 30;
/** Devices, each with 500 attempts and 20 losses. */
const queueSeeds = 60;
/** Requests per endpoint that the OpenAPI document allows. */
const requests = 200;
/** Schemathesis examples per endpoint and role, besides boundary values. */
const examples = 10;

/** Environment and size of a part. */
export interface RunContext {
  /** Share of the full size, above 0 and up to 1. */
  share: number;
  /** False if no further round may start. */
  goesOn: () => boolean;
  /** Addresses of the emulators. */
  env: NodeJS.ProcessEnv;
  target: Target;
  server: Server;
}

/** Row of docs/reports/stress-test.md. */
export interface Part {
  name: string;
  /** True if it needs the server without preconditions in its commits. */
  isUnguarded: boolean;
  run: (context: RunContext) => Promise<PartResult>;
}

const guarded = (name: string, run: Part['run']): Part => ({ name, isUnguarded: false, run });
const partOf = (whole: number, { share }: RunContext) => Math.max(1, Math.round(whole * share));

/** All parts in the order of execution. The last ones change the demo data in every way that an admin can. */
export const parts: readonly Part[] = [
  ...[true, false].map((isPatient) =>
    guarded(
      `The server killed, clients ${isPatient ? 'ask again with the same key' : 'ask once'}`,
      (context) =>
        runCrashTest(context.target, context.server, {
          people: partOf(people, context),
          kills: partOf(kills, context),
          isPatient,
        }),
    ),
  ),
  ...concurrencyContests.map((contest) =>
    guarded(`At once: ${contest.name}`, (context) =>
      runContest(contest, context.target, partOf(maxRounds, context), context.goesOn),
    ),
  ),
  guarded('The check-in queue: 500 attempts, 20 losses, two tabs, killed, evicted', (context) =>
    repeated(
      context,
      ['mocks', 'check-in-queue'],
      { QUEUE_SEEDS: String(partOf(queueSeeds, context)) },
      'tests: a device each, and what is sent',
    ),
  ),
  ...concurrencyContests.map((contest) => ({
    name: `Without the commits’ guards (has to fail): ${contest.name}`,
    isUnguarded: true,
    run: ({ target, goesOn }: RunContext) => runNegativeControl(contest, target, goesOn),
  })),
  guarded(
    'Requests that the OpenAPI document allows, as nobody, attendee, desk and admin',
    (context) =>
      repeated(
        context,
        ['api', 'schema-driven'],
        { SCHEMA_REQUESTS: String(partOf(requests, context)) },
        `endpoints, ${partOf(requests, context)} requests each`,
      ),
  ),
  ...schemathesisRuns.map(({ person, probe }) =>
    guarded(`Requests by schemathesis, as ${person}`, (context) =>
      probe(context.target, partOf(examples, context)),
    ),
  ),
];

/** A file of the tests, with more of what it does than `npm test` has. */
async function repeated(
  { env }: RunContext,
  [project, file]: readonly [string, string],
  more: NodeJS.ProcessEnv,
  each: string,
): Promise<PartResult> {
  const { passed, failed } = await runVitest([project], [file], { ...env, ...more });
  return {
    count: `${passed + failed} ${each}`,
    result: `${failed} failed`,
    holds: failed === 0 && passed > 0,
  };
}
