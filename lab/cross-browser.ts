import { runPath } from '../tools/shared/paths.ts';
import { runOnApp } from '../tools/suites/demo-stack.ts';
import { runVitest } from '../tools/suites/vitest.ts';
import { findEngines } from './cross-browser/find-engines.ts';

/**
 * `npm run cross-browser [-- filter …]`: runs the journeys of `lab/cross-browser` in Firefox and WebKit, with a screenshot
 * of each step in `.run/cross-browser`. Installs missing browsers if it runs as root.
 */
export async function main(filters: string[]): Promise<number> {
  const engines = await findEngines();
  return runOnApp(
    (env) =>
      runVitest(['cross-browser'], ['--config', 'lab/vitest.config.ts', ...filters], {
        ...env,
        ...engines,
      }),
    `Screenshots: ${runPath('cross-browser')}`,
  );
}
