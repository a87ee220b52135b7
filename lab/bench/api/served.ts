import { fileURLToPath } from 'node:url';
import { execaNode } from 'execa';
import type { ServerMessage } from './listen.ts';

/** Server in a separate process. */
export interface ServerProcess extends AsyncDisposable {
  at: string;
  /** Current resident memory in MB. */
  memoryMb: () => Promise<number>;
  /** Processor time since the start in milliseconds. */
  cpuMs: () => Promise<number>;
}

/** Heap of Node in an instance of 512 MB, 259 MB in all; with more heap, garbage is collected later. */
export const heapOfInstance = ['--max-old-space-size=256', '--max-semi-space-size=1'];

/**
 * Starts the deployed API, or the bare server with the same Firestore operations. `nodeOptions`: options of
 * Node for its process.
 */
export async function serve(
  script: 'built-api' | 'bare-server',
  nodeOptions: string[] = [],
): Promise<ServerProcess> {
  const child = execaNode(fileURLToPath(new URL(`${script}.ts`, import.meta.url)), {
    nodeOptions,
    stdio: ['ignore', 'ignore', 'inherit'],
    reject: false,
  });
  const nextMessage = async () => (await child.getOneMessage()) as ServerMessage;
  const first = await nextMessage();
  if (!('port' in first)) throw new Error('The server did not say where it listens.');
  const usage = async () => {
    const [answer] = await Promise.all([nextMessage(), child.sendMessage('usage')]);
    if (!('rss' in answer)) throw new Error('The server did not say what it uses.');
    return answer;
  };
  return {
    at: `http://127.0.0.1:${first.port}`,
    memoryMb: async () => (await usage()).rss / 1_000_000,
    cpuMs: async () => (await usage()).cpuMs,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL');
      await child;
    },
  };
}
