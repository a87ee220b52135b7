import { requireStackPorts } from './emulators/stack.ts';
import { say } from './shared/say.ts';
import { listenForStop } from './shared/signals.ts';
import { countText } from './suites/count.ts';
import { buildApp, testOffset, withStack } from './suites/demo-stack.ts';
import { runPlaywright } from './suites/playwright.ts';

/**
 * `npm run rush [-- five-desks | desk-camera | desk-actions | second-walk]`: what takes too long for every run of the tests. A rush of
 * 200 people at five desks with the network cut twice, a ticket before the camera, the desk's actions in presses, and a
 * second walk prepared beside the running one in at most 90 clicks; writes docs/rush.md and docs/desk-actions.md.
 */
export async function main(filters: string[]): Promise<number> {
  listenForStop();
  const offset = testOffset();
  await requireStackPorts(offset);
  await buildApp();
  const count = await withStack({ offset }, (env) => runPlaywright('rush', filters, env));
  say(`\n${countText(count)}.`);
  return count.failed === 0 ? 0 : 1;
}
