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
import {
  notInstalled,
  pythonWithSchemathesis,
  runSchemathesis,
} from '../../tools/schemathesis/run-schemathesis.ts';
import { printLine } from '../../tools/shared/print.ts';
import { runVitest } from '../../tools/suites/vitest.ts';
import type { PartResult } from './report.ts';

const atOnce = 200;
const controlRounds = 20;

/** Runs rounds that must each have one success, no 5xx response and no orphan. */
export async function runContest(
  { run }: Scenario,
  target: Target,
  rounds: number,
  mayContinue: () => boolean,
): Promise<PartResult> {
  const sums = { rounds: 0, successes: 0, failures: 0, orphans: 0 };
  const statuses: Record<string, number> = {};
  let holds = true;
  while (sums.rounds < rounds && mayContinue()) {
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

/** Runs rounds of the negative control until one has more than one success. */
async function runNegativeControl(
  { run }: Scenario,
  target: Target,
  mayContinue: () => boolean,
): Promise<PartResult> {
  const successes: number[] = [];
  while (successes.length < controlRounds && !successes.some((count) => count > 1) && mayContinue())
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
    result: `${came.registered} registered, ${came.checkedIn} checked in, ${came.lost} lost, ${came.doubled} doubled, ${came.orphans} orphans${plan.isPatient ? `, ${came.otherwise} of ${2 * came.people} repeats with another response` : ''}`,
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
 * Runs Schemathesis as anonymous, attendee, desk and admin. `examples`: requests per endpoint besides
 * boundary values. If it cannot be installed, the row is neither a success nor a failure.
 */
const schemathesisRuns = (['anonymous', 'attendee', 'desk', 'admin'] as const).map((person) => ({
  person,
  probe: async (target: Target, examples: number): Promise<PartResult> => {
    const python = await pythonWithSchemathesis();
    if (!python) return { count: 'none', result: notInstalled, holds: null };
    return probe(python, target, { token: await tokenOf(person, target), examples });
  },
}));

async function tokenOf(
  person: 'anonymous' | 'attendee' | 'desk' | 'admin',
  target: Target,
): Promise<string | undefined> {
  if (person === 'anonymous') return undefined;
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
  { urls: [at = ''] }: Target,
  { token, examples }: Probe,
): Promise<PartResult> {
  const run = await runSchemathesis({
    python,
    at,
    token,
    phases: ['coverage', 'fuzzing'],
    examples,
  });
  const isStillSignedIn = !token || (await isSignedIn(at, token));
  const holds = run.isFine && isStillSignedIn;
  if (!holds) printLine(run.report);
  const result = `${run.isFine ? 'nothing found' : 'something found'}${isStillSignedIn ? '' : ', and the session was lost'}`;
  return { count: `${run.requests} requests`, result, holds };
}

/** True if the session is still valid; otherwise most requests were anonymous. */
async function isSignedIn(at: string, token: string): Promise<boolean> {
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
  mayContinue: () => boolean;
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
      `Server killed, clients ${isPatient ? 'retry with the same key' : 'send once'}`,
      (context) =>
        runCrashTest(context.target, context.server, {
          people: partOf(people, context),
          kills: partOf(kills, context),
          isPatient,
        }),
    ),
  ),
  ...concurrencyContests.map((contest) =>
    guarded(`Concurrent: ${contest.name}`, (context) =>
      runContest(contest, context.target, partOf(maxRounds, context), context.mayContinue),
    ),
  ),
  guarded('Check-in queue: 500 attempts, 20 losses, two tabs, killed, evicted', (context) =>
    repeated(
      context,
      ['mocks', 'check-in-queue'],
      { QUEUE_SEEDS: String(partOf(queueSeeds, context)) },
      'tests, one device each',
    ),
  ),
  ...concurrencyContests.map((contest) => ({
    name: `Without preconditions (must fail): ${contest.name}`,
    isUnguarded: true,
    run: ({ target, mayContinue }: RunContext) => runNegativeControl(contest, target, mayContinue),
  })),
  guarded('Valid requests by schema, as anonymous, attendee, desk and admin', (context) =>
    repeated(
      context,
      ['api', 'schema-driven'],
      { SCHEMA_REQUESTS: String(partOf(requests, context)) },
      `endpoints, ${partOf(requests, context)} requests each`,
    ),
  ),
  ...schemathesisRuns.map(({ person, probe }) =>
    guarded(`Requests by Schemathesis, as ${person}`, (context) =>
      probe(context.target, partOf(examples, context)),
    ),
  ),
];

/** Runs a test file with larger numbers than `npm test`. */
async function repeated(
  { env }: RunContext,
  [project, file]: readonly [string, string],
  more: NodeJS.ProcessEnv,
  unit: string,
): Promise<PartResult> {
  const { passed, failed } = await runVitest([project], [file], { ...env, ...more });
  return {
    count: `${passed + failed} ${unit}`,
    result: `${failed} failed`,
    holds: failed === 0 && passed > 0,
  };
}
