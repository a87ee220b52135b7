import { findChromium } from '../browser/chromium.ts';
import { buildFunctions } from '../build/functions.ts';
import { buildWeb } from '../build/web.ts';
import { demoExport } from '../demo/data-folders.ts';
import { runEventNow } from '../demo/run-event-now.ts';
import { offsetFromEnvironment, type PortName } from '../emulators/ports.ts';
import { waitForApi } from '../emulators/ready.ts';
import { type Stack, startStack } from '../emulators/stack.ts';
import type { Count } from './count.ts';
import { stackEnvironment } from './environment.ts';
import { runPlaywright } from './playwright.ts';
import { runVitest } from './vitest.ts';

/** The suites that need the emulators, in the order they run. */
export const stackSuites = ['demo', 'rules', 'api', 'browser'] as const;
export type StackSuite = (typeof stackSuites)[number];

/** What the demo and rules suites need; the others need everything. */
const small: PortName[] = ['auth', 'firestore'];

/**
 * Starts one stack with the demo's data fresh, runs the chosen suites in it, and ends it. `demo`
 * comes first: it compares the data before anything changes it, the event's move to now included.
 */
export async function runOnStack(
  chosen: readonly StackSuite[],
  filters: string[],
  measure: (name: string, suite: () => Promise<Count>) => Promise<void>,
): Promise<void> {
  const isSmall = !chosen.includes('api') && !chosen.includes('browser');
  if (!isSmall) {
    await buildFunctions();
    await buildWeb();
  }
  const offset = offsetFromEnvironment(100);
  const only = isSmall ? { only: small } : {};
  const stack = await startStack({ offset, importFrom: demoExport, ...only });
  try {
    const env = stackEnvironment(offset, stack.ports);
    if (chosen.includes('demo')) await measure('demo data', () => runVitest(['demo'], [], env));
    if (!isSmall) await open(stack);
    for (const suite of ['rules', 'api'] as const) {
      if (chosen.includes(suite)) await measure(suite, () => runVitest([suite], filters, env));
    }
    if (chosen.includes('browser')) await measure('browser', () => browse(filters, env));
  } finally {
    await stack.stop();
  }
}

async function open(stack: Stack): Promise<void> {
  await runEventNow(stack.ports);
  await waitForApi(stack);
}

async function browse(filters: string[], env: NodeJS.ProcessEnv): Promise<Count> {
  const CHROME_PATH = await findChromium();
  return runPlaywright(filters, { ...env, CHROME_PATH });
}
