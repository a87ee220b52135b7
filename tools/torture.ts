import { demoExport } from './demo/data-folders.ts';
import { runEventNow } from './demo/run-event-now.ts';
import { host, offsetFromEnvironment, type Ports, portsAt } from './emulators/ports.ts';
import { type Stack, startStack } from './emulators/stack.ts';
import { Failure } from './shared/failure.ts';
import { say, sinceText } from './shared/say.ts';
import { listenForStop, stopping } from './shared/signals.ts';
import { runVitest } from './suites/vitest.ts';
import { contests } from './torture/contests.ts';
import { crashRounds } from './torture/crash.ts';
import { type Figure, writeReport } from './torture/report.ts';
import { type Server, startServer } from './torture/server.ts';
import { openWorld, type World } from './torture/world.ts';

/** Between the ports of a stack of `npm start` and this one's. */
const ownOffset = 1500;
const atOnce = 200;
const maxRounds = 50;
const controlRounds = 20;
/** Instances: together they let through what their limits a minute would refuse at one. */
const instances = 7;
const people = 400;
const kills = 30;
/** Of each endpoint, as the OpenAPI document allows them. */
const requests = 200;
/** No round begins later than this. Milliseconds. */
const maxDurationMs = 25 * 60 * 1000;

/**
 * `npm run torture [-- <share>]`: the full form of what `npm test` shows in small; writes docs/torture.md. With a
 * share, such as 0.1, only so many of the rounds, people and kills.
 */
export async function main([share = '1']: string[]): Promise<number> {
  listenForStop();
  if (!(Number(share) > 0 && Number(share) <= 1)) throw new Failure(`"${share}" is no share of 1.`);
  const part = (whole: number) => Math.max(1, Math.round(whole * Number(share)));
  const plan = { rounds: part(maxRounds), people: part(people), kills: part(kills) };
  const asked = part(requests);
  const start = Date.now();
  const stack = await startStack({
    offset: offsetFromEnvironment(ownOffset),
    only: ['auth', 'firestore'],
    importFrom: demoExport,
  });
  const figures: Figure[] = [];
  const goesOn = () => !stopping.aborted && Date.now() - start < maxDurationMs;
  try {
    await runEventNow(stack.ports);
    await withServer(stack, false, async (world, server) => {
      for (const isPatient of [true, false])
        figures.push(await crashed(world, server, { ...plan, isPatient }));
      for (const contest of contests)
        figures.push(await contended(contest, world, plan.rounds, goesOn));
    });
    await withServer(stack, true, async (world) => {
      for (const contest of contests) figures.push(await controlled(contest, world, goesOn));
    });
    if (goesOn()) figures.push(await described(stack, asked));
  } finally {
    await stack.stop();
  }
  writeReport(figures);
  say(`docs/torture.md is written (${sinceText(start)}).`);
  return figures.every(({ holds }) => holds) && !stopping.aborted ? 0 : 1;
}

type Contest = (typeof contests)[number];

/** The requests of tests/api/schema-driven.test.ts, more often than `npm test` sends them. */
async function described({ ports }: Stack, asked: number): Promise<Figure> {
  const { passed, failed } = await runVitest(['api'], ['schema-driven'], {
    ...environmentOf(ports),
    PORT_OFFSET: String(offsetFromEnvironment(ownOffset)),
    SCHEMA_REQUESTS: String(asked),
  });
  return {
    what: 'Requests that the OpenAPI document allows, as nobody, attendee, desk and admin',
    count: `${passed + failed} endpoints, ${asked} requests each`,
    came: `${failed} endpoints with an answer that the document does not have`,
    holds: failed === 0 && passed > 0,
  };
}

function environmentOf(ports: Ports) {
  return {
    FIRESTORE_EMULATOR_HOST: `${host}:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `${host}:${ports.auth}`,
    GCLOUD_PROJECT: 'demo-wine-walk',
    METADATA_SERVER_DETECTION: 'none',
  };
}

async function withServer(
  { ports }: Stack,
  withoutGuards: boolean,
  work: (world: World, server: Server) => Promise<void>,
): Promise<void> {
  const authHost = `${host}:${ports.auth}`;
  const env = environmentOf(ports);
  const first = portsAt(0).hosting + offsetFromEnvironment(ownOffset) + 10;
  const serving = Array.from({ length: instances }, (_, index) => first + index);
  const server = await startServer({ ports: serving, env, withoutGuards });
  try {
    await work(await openWorld(server.addresses, authHost, ports), server);
  } finally {
    await server.stop();
  }
}

async function contended(
  { name, run }: Contest,
  world: World,
  rounds: number,
  goesOn: () => boolean,
) {
  const came = { rounds: 0, answers: 0, successes: 0, failures: 0, orphans: 0 };
  let holds = true;
  while (came.rounds < rounds && goesOn()) {
    const { answers, successes, failures, orphans } = await run(world, atOnce);
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

async function controlled({ name, run }: Contest, world: World, goesOn: () => boolean) {
  const successes: number[] = [];
  while (successes.length < controlRounds && !successes.some((count) => count > 1) && goesOn())
    successes.push((await run(world, atOnce)).successes);
  const maxSuccesses = Math.max(0, ...successes);
  return figure(
    `${name}, without the commits' guards (has to fail)`,
    `${successes.length} rounds of ${atOnce} at once`,
    `up to ${maxSuccesses} successes in a round`,
    maxSuccesses > 1,
  );
}

async function crashed(
  world: World,
  server: Server,
  plan: Parameters<typeof crashRounds>[2],
): Promise<Figure> {
  const came = await crashRounds(world, server, plan);
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
