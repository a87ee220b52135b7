import { buildFunctions } from './build/functions.ts';
import { buildWeb } from './build/web.ts';
import { dataOptions } from './demo/data-folders.ts';
import { runDemo } from './demo/run-demo.ts';
import { host } from './emulators/ports.ts';
import { printLine } from './shared/print.ts';
import { listenForStop } from './shared/signals.ts';

/** `npm start [-- --fresh] [--empty]`: runs the app on this machine with the demo data, or without any. */
export async function main(args: string[]): Promise<number> {
  listenForStop();
  return runDemo({
    data: dataOptions(args),
    prepare: build,
    begin: async ({ hosting }) => `http://${host}:${hosting}`,
  });
}

async function build(): Promise<void> {
  printLine('Building (half a minute the first time, nothing where all is unchanged) ...');
  await buildFunctions();
  await buildWeb();
}
