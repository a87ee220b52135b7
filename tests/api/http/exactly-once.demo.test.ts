import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offsetFromEnvironment, portsAt } from '../../../tools/emulators/ports.ts';
import { concurrencyContests } from '../../support/stress/contests.ts';
import { type Server, type ServerOptions, startServer } from '../../support/stress/server.ts';
import { openTarget, type Target } from '../../support/stress/target.ts';
import '../../support/api/urls.ts';

/** Instances with their own limits per minute, so that the requests of the test pass. */
const instances = 3;
const atOnce = 40;
/** Maximum rounds of the negative control; the first that shows the race is enough. */
const controlRounds = 20;

const offset = offsetFromEnvironment();
const portsFrom = (first: number) =>
  Array.from({ length: instances }, (_, index) => first + offset + index);
const authHost = () => process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';

async function openServer(first: number, options: Pick<ServerOptions, 'control'> = {}) {
  const server = await startServer({ ports: portsFrom(first), env: {}, ...options });
  return { server, target: await openTarget(server.urls, authHost(), portsAt(offset)) };
}

describe('simultaneous requests for a single-use resource', () => {
  let server: Server;
  let target: Target;
  beforeAll(async () => {
    ({ server, target } = await openServer(6110));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it.each(concurrencyContests)('$name: one success, no failure, no orphan', async ({ run }) => {
    const { answers, statuses, ...came } = await run(target, atOnce);
    expect(answers).toBe(atOnce);
    expect(came, JSON.stringify(statuses)).toEqual({ successes: 1, failures: 0, orphans: 0 });
  });
});

// The negative control, of full runs only.
describe.runIf(process.env.TEST_FULL)('without preconditions in commits', () => {
  let server: Server;
  let target: Target;
  beforeAll(async () => {
    ({ server, target } = await openServer(6120, { control: 'without-guards' }));
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it.each(concurrencyContests)('$name: succeeds more than once', async ({ run }) => {
    const successes: number[] = [];
    while (successes.length < controlRounds && !successes.some((count) => count > 1))
      successes.push((await run(target, atOnce)).successes);
    expect(Math.max(...successes)).toBeGreaterThan(1);
  });
});
