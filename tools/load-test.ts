import { runOnApp } from './suites/demo-stack.ts';
import { runPlaywright } from './suites/playwright.ts';

/**
 * `npm run load-test [-- five-desks | desk-camera | desk-actions | second-event]`: browser tests that are too long for
 * `npm test`. 200 arrivals at five desks with two network outages, a ticket in front of the camera, the clicks per desk
 * action, and a second event prepared during the first in at most 90 clicks. Writes docs/reports/desk-load-test.md and
 * docs/reports/desk-actions.md.
 */
export function main(filters: string[]): Promise<number> {
  return runOnApp((env) => runPlaywright('load', filters, env));
}
