import type { PortName } from '../emulators/ports.ts';
import { requireStackPorts } from '../emulators/stack.ts';
import type { Count } from './count.ts';
import { buildAppOnce, testOffset, withStack } from './demo-stack.ts';
import { isSuiteInBrowser, runPlaywright } from './playwright.ts';
import { runVitest } from './vitest.ts';

/**
 * Suites that need emulators, in the order in which they can share a stack: `demo` compares the imported data before any
 * test changes it (this includes moving the event to now, tests/support/run-event-now.ts), and `states` changes what
 * journeys use. `specification` uses the tickets of both.
 */
export const stackSuites = [
  'demo',
  'e2e',
  'layout',
  'states',
  'specification',
  'offline',
  'setup',
  'api',
  'rules',
] as const;
export type StackSuite = (typeof stackSuites)[number];

/** Difference between the port offsets of two stacks that run at the same time. */
const slotOffset = 500;

/** Projects of vitest.config.ts that are the API tests. */
const apiProjects = ['api', 'api-demo', 'api-emulator', 'api-emulator-demo', 'api-processes'];

type Measure = (name: string, suite: () => Promise<Count>) => Promise<void>;

/** Starts a stack and runs the suites on it; it has no data for `setup`. `slot`: its number among those that run at the same time. */
export async function runOnStack(
  suites: readonly StackSuite[],
  slot: number,
  filters: string[],
  measure: Measure,
): Promise<void> {
  const needsApp = suites.some(isSuiteInBrowser);
  const options = {
    offset: testOffset() + slot * slotOffset,
    isEmpty: suites.includes('setup'),
    ...(needsApp ? {} : { only: ['auth', 'firestore'] satisfies PortName[] }),
  };
  await requireStackPorts(options.offset, options.only);
  if (needsApp) await buildAppOnce();
  await withStack(options, (env) => runInStack(suites, env, filters, measure));
}

async function runInStack(
  suites: readonly StackSuite[],
  env: NodeJS.ProcessEnv,
  filters: string[],
  measure: Measure,
): Promise<void> {
  for (const suite of suites) {
    await measure(suite, () =>
      isSuiteInBrowser(suite)
        ? runPlaywright(suite, filters, env)
        : runVitest(suite === 'api' ? apiProjects : [suite], filters, env),
    );
  }
}
