import { rmSync } from 'node:fs';
import { findChromium } from './browser/chromium.ts';
import { runPath } from './shared/places.ts';
import { say } from './shared/say.ts';
import { listenForStop } from './shared/signals.ts';
import { countWords } from './suites/count.ts';
import { openDoors, withApp } from './suites/demo-stack.ts';
import { runPlaywright } from './suites/playwright.ts';

/**
 * `npm run screens [-- filter …]`: pictures of every screen and state, on a phone and a desktop,
 * light and dark, in English and Spanish, for a person to look at.
 */
export async function main(filters: string[]): Promise<number> {
  listenForStop();
  const folder = runPath('screens');
  if (filters.length === 0) rmSync(folder, { recursive: true, force: true });
  const count = await withApp(async ({ stack, env }) => {
    await openDoors(stack);
    const CHROME_PATH = await findChromium();
    return runPlaywright('tests/screens', filters, { ...env, CHROME_PATH });
  });
  say(`\n${countWords(count)}. The pictures are in ${folder}.`);
  return count.failed === 0 ? 0 : 1;
}
