import { say } from '../shared/say.ts';
import { runVitest } from '../suites/vitest.ts';
import { crashRounds } from './crash.ts';
import type { Figure } from './report.ts';
import type { Contest } from './round.ts';
import type { Server } from './server.ts';
import type { Target } from './target.ts';

const atOnce = 200;
const controlRounds = 20;

/** The requests of tests/api/schema-driven.test.ts, more often than `npm test` sends them. */
export async function described(env: NodeJS.ProcessEnv, asked: number): Promise<Figure> {
  const { passed, failed } = await runVitest(['api'], ['schema-driven'], {
    ...env,
    SCHEMA_REQUESTS: String(asked),
  });
  return {
    what: 'Requests that the OpenAPI document allows, as nobody, attendee, desk and admin',
    count: `${passed + failed} endpoints, ${asked} requests each`,
    came: `${failed} endpoints with an answer that the document does not have`,
    holds: failed === 0 && passed > 0,
  };
}

export async function contended(
  { name, run }: Contest,
  target: Target,
  rounds: number,
  goesOn: () => boolean,
) {
  const came = { rounds: 0, answers: 0, successes: 0, failures: 0, orphans: 0 };
  let holds = true;
  while (came.rounds < rounds && goesOn()) {
    const { answers, successes, failures, orphans } = await run(target, atOnce);
    came.rounds += 1;
    came.answers += answers;
    came.successes += successes;
    came.failures += failures;
    came.orphans += orphans;
    holds &&= successes === 1 && failures === 0 && orphans === 0;
  }
  return figure(
    name,
    `${came.rounds} rounds of ${atOnce} at once`,
    `${came.successes} successes, ${came.failures} failures, ${came.orphans} orphans`,
    holds && came.rounds > 0,
  );
}

export async function controlled({ name, run }: Contest, target: Target, goesOn: () => boolean) {
  const successes: number[] = [];
  while (successes.length < controlRounds && !successes.some((count) => count > 1) && goesOn())
    successes.push((await run(target, atOnce)).successes);
  const maxSuccesses = Math.max(0, ...successes);
  return figure(
    `${name}, without the commits' guards (has to fail)`,
    `${successes.length} rounds of ${atOnce} at once`,
    `up to ${maxSuccesses} successes in a round`,
    maxSuccesses > 1,
  );
}

export async function crashed(
  target: Target,
  server: Server,
  plan: Parameters<typeof crashRounds>[2],
): Promise<Figure> {
  const came = await crashRounds(target, server, plan);
  return figure(
    `The server killed, clients ${plan.isPatient ? 'ask again with the same key' : 'ask once'}`,
    `${came.kills} kills, ${came.people} people`,
    `${came.registered} registered, ${came.checkedIn} checked in, ${came.lost} lost, ${came.doubled} doubled, ${came.orphans} orphans`,
    came.lost + came.doubled + came.orphans === 0,
  );
}

function figure(what: string, count: string, came: string, holds: boolean): Figure {
  say(`${holds ? '✓' : '✗'} ${what}: ${count}: ${came}`);
  return { what, count, came, holds };
}
