import { runOnApp } from '../tools/suites/demo-stack.ts';
import { runPlaywrightConfig } from '../tools/suites/playwright.ts';

/**
 * `npm run load-test [-- five-desks | desk-camera | desk-actions | second-event]`: browser tests that are too long for
 * `npm test`. 200 arrivals at five desks, with two network outages and without any connection, a ticket in front of the
 * camera, the clicks per desk action, and a second event prepared during the first in at most 90 clicks. Writes
 * docs/reports/desk-load-test.md, docs/reports/desk-offline-load-test.md and docs/reports/desk-actions.md.
 */
export function main(filters: string[]): Promise<number> {
  const suite = { suite: 'load', config: 'lab/load-test/playwright.config.ts' };
  return runOnApp((env) => runPlaywrightConfig(suite, filters, env));
}
