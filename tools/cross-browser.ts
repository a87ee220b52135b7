import { findEngines } from './engines/find-engines.ts';
import { runPath } from './shared/paths.ts';
import { runOnApp } from './suites/demo-stack.ts';
import { runVitest } from './suites/vitest.ts';

/**
 * `npm run engines [-- filter …]`: the journeys of `tests/engines` in Firefox and in WebKit, with a picture of
 * each step in `.run/engines`. Installs the engines where they are missing and it may.
 */
export async function main(filters: string[]): Promise<number> {
  const engines = await findEngines();
  return runOnApp(
    (env) => runVitest(['engines'], filters, { ...env, ...engines }),
    `The pictures are in ${runPath('engines')}.`,
  );
}
