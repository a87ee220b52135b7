import { runVitest } from '../suites/vitest.ts';
import { concurrencyContests } from './contests.ts';
import type { PartResult } from './report.ts';
import { runContest, runCrashTest, runNegativeControl } from './run-parts.ts';
import { schemathesisRuns } from './schemathesis.ts';
import type { Server } from './server.ts';
import type { Target } from './target.ts';

const maxRounds = 50;
const people = 400;
const kills = 30;
/** Devices, each with 500 attempts and 20 losses. */
const queueSeeds = 60;
/** Of each endpoint, as the OpenAPI document allows them. */
const requests = 200;
/** Of each endpoint and each of four people, by schemathesis, beyond those at the edges of its schema. */
const examples = 10;

/** Where a part is run, and how much of it. */
export interface RunContext {
  /** Of the whole, up to 1. */
  share: number;
  /** False once nothing is to be begun any more. */
  goesOn: () => boolean;
  /** The emulators' addresses. */
  env: NodeJS.ProcessEnv;
  target: Target;
  server: Server;
}

/** What comes to one line of docs/reports/stress-test.md. */
export interface Part {
  name: string;
  /** Needs the server whose commits have no guards. */
  isUnguarded: boolean;
  run: (context: RunContext) => Promise<PartResult>;
}

const guarded = (name: string, run: Part['run']): Part => ({ name, isUnguarded: false, run });
const partOf = (whole: number, { share }: RunContext) => Math.max(1, Math.round(whole * share));

/** All there is, in the order it is run: last what changes the demo's data whichever way an admin can. */
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
