import { buildFunctions } from './build/functions.ts';
import { buildWeb } from './build/web.ts';
import { runDemo } from './demo/run-demo.ts';
import { host } from './emulators/ports.ts';
import { printLine } from './shared/print.ts';
import { listenForStop } from './shared/signals.ts';

/** `npm start [-- --fresh]`: runs the app on this machine with the demo data. */
export async function main(args: string[]): Promise<number> {
  listenForStop();
  return runDemo({
    fresh: args.includes('--fresh'),
    prepare: build,
    begin: async ({ hosting }) => `http://${host}:${hosting}`,
  });
}

async function build(): Promise<void> {
  printLine('Building (half a minute the first time, nothing where all is unchanged) ...');
  await buildFunctions();
  await buildWeb();
}
