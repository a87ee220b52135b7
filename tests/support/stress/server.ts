import { fileURLToPath } from 'node:url';
import { execaNode } from 'execa';

const script = fileURLToPath(new URL('serve.ts', import.meta.url));

export interface Server extends AsyncDisposable {
  urls: readonly string[];
  /**
   * Resolves during a commit. Only a server with split commits reports it. Rejects if the server ends before.
   */
  midCommit(): Promise<void>;
  /** Kills the process and starts it again with the same URLs. */
  crash(): Promise<void>;
}

export interface ServerOptions {
  /** One instance per port. */
  ports: readonly number[];
  /** Addresses of the emulators, as in tools/suites/demo-stack.ts. */
  env: NodeJS.ProcessEnv;
  /** Negative control: commits without preconditions, or split into one commit per write. */
  control?: 'without-guards' | 'torn-commits';
}

/** Serves the API in a separate process on the loopback interface. */
export async function startServer({ ports, env, control }: ServerOptions): Promise<Server> {
  const controls = control ? { STRESS_CONTROL: control } : {};
  const launch = () =>
    execaNode(script, ports.map(String), {
      env: { ...env, ...controls },
      nodeOptions: [],
      stdio: ['ignore', 'ignore', 'inherit'],
      reject: false,
    });
  let child = launch();
  await child.getOneMessage();
  const kill = async () => {
    child.kill('SIGKILL');
    await child;
  };
  return {
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    async midCommit() {
      await child.getOneMessage({ filter: (message) => message === 'mid-commit' });
    },
    async crash() {
      await kill();
      child = launch();
      await child.getOneMessage();
    },
    [Symbol.asyncDispose]: kill,
  };
}
