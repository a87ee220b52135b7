import { findEngines } from './cross-browser/find-engines.ts';
import { runPath } from './shared/paths.ts';
import { runOnApp } from './suites/demo-stack.ts';
import { runVitest } from './suites/vitest.ts';

/**
 * `npm run cross-browser [-- filter …]`: runs the journeys of `tests/cross-browser` in Firefox and WebKit, with a screenshot
 * of each step in `.run/cross-browser`. Installs missing browsers if it runs as root.
 */
export async function main(filters: string[]): Promise<number> {
  const engines = await findEngines();
  return runOnApp(
    (env) => runVitest(['cross-browser'], filters, { ...env, ...engines }),
    `Screenshots: ${runPath('cross-browser')}`,
  );
}
