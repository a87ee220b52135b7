import { concurrencyContests } from '../../tests/support/stress/contests.ts';
import type { Server } from '../../tests/support/stress/server.ts';
import type { Target } from '../../tests/support/stress/target.ts';
import { runVitest } from '../suites/vitest.ts';
import type { PartResult } from './report.ts';
import { runContest, runCrashTest, runNegativeControl } from './run-parts.ts';
import { schemathesisRuns } from './schemathesis.ts';

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
