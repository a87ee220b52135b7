import { rmSync } from 'node:fs';
import { runPath } from './shared/paths.ts';
import { runOnApp } from './suites/demo-stack.ts';
import { runPlaywright } from './suites/playwright.ts';

/**
 * `npm run screens [-- filter …]`: pictures of every screen and state, on a phone and a desktop,
 * light and dark, in English and Spanish, for a person to look at. `WINDOWS=390,1024,844x390 npm run screens` pictures
 * each state in windows of these sizes instead, light and dark; `TEXT=200` with text twice as large, `LOCALE=es-US` in
 * Spanish, `COLORS=dark` in the dark alone.
 */
export async function main(filters: string[]): Promise<number> {
  const folder = runPath('screens');
  if (filters.length === 0) rmSync(folder, { recursive: true, force: true });
  return runOnApp(
    (env) => runPlaywright('screens', filters, env),
    `The pictures are in ${folder}.`,
  );
}
