import { test } from 'vitest';
import { stack } from '../../tests/support/stack.ts';
import { openFirefox } from './firefox.ts';
import { type Visitor, visitorOf } from './visitor.ts';
import { openWebKit } from './webkit.ts';

const engines = [
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
] as const;

/** Runs a test in each engine, in a new browser without stored data. `origin`: URL of the app. */
export function inEachEngine(
  name: string,
  journey: (visitor: Visitor) => Promise<void>,
  origin = stack.url,
): void {
  test.each(engines)(`${name}, in %s`, async (engine, openEngine) => {
    const driver = await openEngine(origin);
    try {
      await journey(visitorOf(driver, engine.toLowerCase()));
    } finally {
      await driver.close();
    }
  });
}
