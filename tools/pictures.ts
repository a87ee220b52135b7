import { runOnApp } from './suites/demo-stack.ts';
import { runPlaywright } from './suites/playwright.ts';

/** `npm run pictures`: takes the pictures of the README from the demo and writes them to docs/screens. */
export function main(): Promise<number> {
  return runOnApp((env) => runPlaywright('pictures', [], env), 'The pictures are in docs/screens.');
}
