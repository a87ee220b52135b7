import { rmSync } from 'node:fs';
import { requireStackPorts } from './emulators/stack.ts';
import { runPath } from './shared/places.ts';
import { say } from './shared/say.ts';
import { listenForStop } from './shared/signals.ts';
import { countText } from './suites/count.ts';
import { buildApp, testOffset, withStack } from './suites/demo-stack.ts';
import { runPlaywright } from './suites/playwright.ts';

/**
 * `npm run screens [-- filter …]`: pictures of every screen and state, on a phone and a desktop,
 * light and dark, in English and Spanish, for a person to look at.
 */
export async function main(filters: string[]): Promise<number> {
  listenForStop();
  const folder = runPath('screens');
  if (filters.length === 0) rmSync(folder, { recursive: true, force: true });
  const offset = testOffset();
  await requireStackPorts(offset);
  await buildApp();
  const count = await withStack({ offset }, (env) => runPlaywright('screens', filters, env));
  say(`\n${countText(count)}. The pictures are in ${folder}.`);
  return count.failed === 0 ? 0 : 1;
}
