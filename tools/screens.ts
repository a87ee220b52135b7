import { rmSync } from 'node:fs';
import { runPath } from './shared/paths.ts';
import { runOnApp } from './suites/demo-stack.ts';
import { runPlaywright } from './suites/playwright.ts';

/**
 * `npm run screens [-- filter …]`: takes screenshots of every screen and state, on a phone and a desktop,
 * light and dark, in English and Spanish. `WINDOWS=390,1024,844x390 npm run screens` uses windows of these
 * sizes instead, light and dark; `TEXT=200` doubles the text size, `LOCALE=es-US` uses Spanish, `COLORS=dark`
 * dark mode only.
 */
export async function main(filters: string[]): Promise<number> {
  const folder = runPath('screens');
  if (filters.length === 0) rmSync(folder, { recursive: true, force: true });
  return runOnApp(
    (env) => runPlaywright('screens', filters, env),
    `The pictures are in ${folder}.`,
  );
}
