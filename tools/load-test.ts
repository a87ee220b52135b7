import { runOnApp } from './suites/demo-stack.ts';
import { runPlaywright } from './suites/playwright.ts';

/**
 * `npm run rush [-- five-desks | desk-camera | desk-actions | second-walk]`: what takes too long for every run of the tests. A rush of
 * 200 people at five desks with the network cut twice, a ticket before the camera, the desk's actions in presses, and a
 * second walk prepared beside the running one in at most 90 clicks; writes docs/reports/desk-load-test.md and docs/reports/desk-actions.md.
 */
export function main(filters: string[]): Promise<number> {
  return runOnApp((env) => runPlaywright('rush', filters, env));
}
