import { fileURLToPath } from 'node:url';
import { execaNode } from 'execa';

const script = fileURLToPath(new URL('serve.ts', import.meta.url));

export interface Server extends AsyncDisposable {
  addresses: readonly string[];
  /** Once it is in the midst of a commit. Only one whose commits are in pieces ever says so; one that ends before throws. */
  midCommit(): Promise<void>;
  /** Ends it without a chance to finish anything, and starts it again at the same addresses. */
  crash(): Promise<void>;
}

export interface ServerOptions {
  /** As many instances as ports. */
  ports: readonly number[];
  /** The emulators' addresses, as tools/suites/demo-stack.ts has them. */
  env: NodeJS.ProcessEnv;
  /** A negative control: commits without preconditions, or each in as many pieces as it has writes. */
  control?: 'without-guards' | 'torn-commits';
}

/** Serves the API in a process of its own, on loopback. */
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
    addresses: ports.map((port) => `http://127.0.0.1:${port}`),
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
