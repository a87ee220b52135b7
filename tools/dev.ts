import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { watchFunctions } from './build/functions.ts';
import { dataOptions } from './demo/data-folders.ts';
import { runDemo } from './demo/run-demo.ts';
import { host, offsetFromEnvironment, type Ports } from './emulators/ports.ts';
import { everyEmulator } from './emulators/stack.ts';
import { installedScript, root } from './shared/paths.ts';
import { runCommand } from './shared/run-command.ts';
import { listenForStop } from './shared/signals.ts';

/** `npm run dev [-- --fresh] [--empty]`: like `npm start`, with hot reload. */
export async function main(args: string[]): Promise<number> {
  listenForStop();
  mkdirSync(join(root, 'web', 'dist'), { recursive: true });
  const ending = new AbortController();
  try {
    return await runDemo({
      data: dataOptions(args),
      ports: [...everyEmulator, 'vite'],
      prepare: () => watchFunctions(ending.signal),
      begin: async (ports) => startVite(ports, ending.signal),
    });
  } finally {
    ending.abort();
  }
}

/** Starts Vite's dev server until the signal. Returns its URL. */
function startVite(ports: Ports, cancelSignal: AbortSignal): string {
  const vite = [installedScript('vite', 'bin', 'vite.js'), '--clearScreen', 'false'];
  const env = { PORT_OFFSET: String(offsetFromEnvironment()) };
  void runCommand(process.execPath, vite, { cwd: join(root, 'web'), env, cancelSignal });
  return `http://${host}:${ports.vite}`;
}
