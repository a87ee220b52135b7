import { findChromium } from '../browser/chromium.ts';
import type { Count } from './count.ts';
import { type DemoStack, openDoors, withApp, withEmulators } from './demo-stack.ts';
import { runPlaywright } from './playwright.ts';
import { runVitest } from './vitest.ts';

/** The suites that need the emulators, in the order they run. */
export const stackSuites = ['demo', 'rules', 'api', 'browser'] as const;
export type StackSuite = (typeof stackSuites)[number];

type Measure = (name: string, suite: () => Promise<Count>) => Promise<void>;

/**
 * Starts one stack with the demo's data fresh, runs the chosen suites in it, and ends it. `demo`
 * comes first: it compares the data before anything changes it, the event's move to now included.
 */
export async function runOnStack(
  chosen: readonly StackSuite[],
  filters: string[],
  measure: Measure,
): Promise<void> {
  const needsApp = chosen.includes('api') || chosen.includes('browser');
  const work = async ({ stack, env }: DemoStack) => {
    if (chosen.includes('demo')) await measure('demo', () => runVitest(['demo'], [], env));
    if (needsApp) await openDoors(stack);
    for (const suite of ['rules', 'api'] as const) {
      if (chosen.includes(suite)) await measure(suite, () => runVitest([suite], filters, env));
    }
    if (chosen.includes('browser')) await measure('browser', () => browse(filters, env));
  };
  if (needsApp) await withApp(work);
  else await withEmulators({ only: ['auth', 'firestore'] }, work);
}

async function browse(filters: string[], env: NodeJS.ProcessEnv): Promise<Count> {
  const CHROME_PATH = await findChromium();
  return runPlaywright('tests/browser', filters, { ...env, CHROME_PATH });
}
