import { requireStackPorts } from './emulators/stack.ts';
import { findEngines } from './engines/find-engines.ts';
import { runPath } from './shared/places.ts';
import { say } from './shared/say.ts';
import { listenForStop } from './shared/signals.ts';
import { countText } from './suites/count.ts';
import { buildApp, testOffset, withStack } from './suites/demo-stack.ts';
import { runVitest } from './suites/vitest.ts';

/**
 * `npm run engines [-- filter …]`: the journeys of `tests/engines` in Firefox and in WebKit, with a picture of
 * each step in `.run/engines`. Installs the engines where they are missing and it may.
 */
export async function main(filters: string[]): Promise<number> {
  listenForStop();
  const offset = testOffset();
  await requireStackPorts(offset);
  const engines = await findEngines();
  await buildApp();
  const count = await withStack({ offset }, (env) =>
    runVitest(['engines'], filters, { ...env, ...engines }),
  );
  say(`\n${countText(count)}. The pictures are in ${runPath('engines')}.`);
  return count.failed === 0 ? 0 : 1;
}
