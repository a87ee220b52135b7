import { buildFunctions } from './build/functions.ts';
import { buildWeb } from './build/web.ts';
import { runDemo } from './demo/run-demo.ts';
import { host } from './emulators/ports.ts';
import { say } from './shared/say.ts';
import { listenForStop } from './shared/signals.ts';

/** `npm start [-- --fresh]`: the whole app on this machine, with the demo data. */
export async function main(args: string[]): Promise<number> {
  listenForStop();
  say('Building (half a minute the first time, nothing where all is unchanged) ...');
  await buildFunctions();
  await buildWeb();
  const begin = async (ports: { hosting: number }) => `http://${host}:${ports.hosting}`;
  return runDemo({ fresh: args.includes('--fresh'), begin });
}
