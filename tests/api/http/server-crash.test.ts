import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { offsetFromEnvironment, portsAt } from '../../../tools/emulators/ports.ts';
import { crashRounds } from '../../support/stress/crash.ts';
import { type Server, type ServerOptions, startServer } from '../../support/stress/server.ts';
import { openTarget, type Target } from '../../support/stress/target.ts';
import '../../support/api/urls.ts';

/*
 * The server is killed while people register and check in; no assertion depends on time. The stress test in
 * lab runs 400 people and 30 kills.
 */

const people = 24;
const kills = 2;
const timeoutMs = 600_000;

const offset = offsetFromEnvironment();
let server: Server;
let target: Target;

async function open(port: number, options: Pick<ServerOptions, 'control'> = {}) {
  server = await startServer({ ports: [port + offset], env: {}, ...options });
  const authHost = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
  target = await openTarget(server.urls, authHost, portsAt(offset));
}

describe('server crash', () => {
  beforeAll(() => open(6130), timeoutMs);
  afterAll(() => server[Symbol.asyncDispose]());

  it('stores each action once for clients that retry', { timeout: timeoutMs }, async () => {
    const came = await crashRounds(target, server, { people, kills, isPatient: true });
    const everyone = { registered: people, checkedIn: people };
    const none = { lost: 0, doubled: 0, orphans: 0, otherwise: 0 };
    expect(came).toEqual({ people, kills, ...everyone, ...none });
  });

  it('stores each action once or not at all for clients that do not retry', {
    timeout: timeoutMs,
  }, async () => {
    const came = await crashRounds(target, server, { people, kills, isPatient: false });
    expect(came).toMatchObject({ lost: 0, doubled: 0, orphans: 0 });
    expect(came.registered).toBeGreaterThan(0);
  });
});

describe('a server with split commits', () => {
  beforeAll(() => open(6131, { control: 'torn-commits' }), timeoutMs);
  afterAll(() => server[Symbol.asyncDispose]());

  it('leaves partial data when it is killed', { timeout: timeoutMs }, async () => {
    const plan = { people, kills, isPatient: false, isMidCommit: true };
    const { orphans } = await crashRounds(target, server, plan);
    expect(orphans).toBeGreaterThan(0);
  });
});
