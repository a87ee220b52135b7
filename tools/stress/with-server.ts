import { type Server, startServer } from '../../tests/support/stress/server.ts';
import { openTarget, type Target } from '../../tests/support/stress/target.ts';
import type { Ports } from '../emulators/ports.ts';

/** Instances: 200 requests of one person at once are within the limit a minute of each (20 redemption codes). */
const instances = 10;

/** Serves the API of a stack to `work`, and ends it. `env`: the emulators' addresses. */
export async function withServer(
  { env, ports }: { env: NodeJS.ProcessEnv; ports: Ports },
  withoutGuards: boolean,
  work: (target: Target, server: Server) => Promise<void>,
): Promise<void> {
  const serving = Array.from({ length: instances }, (_, index) => ports.hosting + 10 + index);
  await using server = await startServer({
    ports: serving,
    env,
    ...(withoutGuards && { control: 'without-guards' }),
  });
  const authHost = env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
  await work(await openTarget(server.addresses, authHost, ports), server);
}
