import { test } from 'vitest';
import { stack } from '../../tests/support/stack.ts';
import { openFirefox } from './firefox.ts';
import { type Visitor, visitorOf } from './visitor.ts';
import { openWebKit } from './webkit.ts';

const engines = [
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
] as const;

/** A test for each engine, in a browser of its own that knows nothing yet. `origin`: where the app is opened. */
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
