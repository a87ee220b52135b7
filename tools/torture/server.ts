import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('serve.ts', import.meta.url));

export interface Server {
  addresses: readonly string[];
  /** Ends it without a chance to finish anything, and starts it again at the same addresses. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** As many instances as ports. */
  ports: readonly number[];
  /** The emulators' addresses, as tools/suites/demo-stack.ts has them. */
  env: NodeJS.ProcessEnv;
  /** The negative control: commits without preconditions. */
  withoutGuards?: boolean;
}

/** Serves the API in a process of its own, on loopback. */
export async function startServer({ ports, env, withoutGuards }: ServerOptions): Promise<Server> {
  const controls = withoutGuards ? { TORTURE_WITHOUT_GUARDS: '1' } : {};
  const start = async () => {
    const child = fork(script, ports.map(String), {
      env: { ...process.env, ...env, ...controls },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const [message] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit'),
    ])) as unknown[];
    if (message !== 'ready') throw new Error('The server ended before it was ready.');
    return child;
  };
  let child = await start();
  return {
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
    async crash() {
      await kill(child);
      child = await start();
    },
    stop: () => kill(child),
  };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
