import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { watchFunctions } from './build/functions.ts';
import { runDemo } from './demo/run-demo.ts';
import { host, offsetFromEnvironment, type Ports } from './emulators/ports.ts';
import { installedScript, root } from './shared/places.ts';
import { listenForStop } from './shared/signals.ts';

/** `npm run dev [-- --fresh]`: like `npm start`, with what is edited shown at once. */
export async function main(args: string[]): Promise<number> {
  listenForStop();
  mkdirSync(join(root, 'web', 'dist'), { recursive: true });
  const stopWatching = await watchFunctions();
  const ending = new AbortController();
  const begin = async (ports: Ports) => startVite(ports, ending.signal);
  try {
    return await runDemo({ fresh: args.includes('--fresh'), alsoWants: ['vite'], begin });
  } finally {
    ending.abort();
    await stopWatching();
  }
}

/** Starts Vite's dev server, until the signal; answers its address. */
function startVite(ports: Ports, signal: AbortSignal): string {
  const vite = [installedScript('vite', 'bin', 'vite.js'), '--clearScreen', 'false'];
  const env = { ...process.env, PORT_OFFSET: String(offsetFromEnvironment()) };
  const options = { cwd: join(root, 'web'), env, stdio: 'inherit', signal } as const;
  spawn(process.execPath, vite, options).on('error', (error) => {
    if (!signal.aborted) throw error;
  });
  return `http://${host}:${ports.vite}`;
}
