import type { PortName } from '../emulators/ports.ts';
import { requireStackPorts } from '../emulators/stack.ts';
import type { Count } from './count.ts';
import { buildApp, testOffset, withStack } from './demo-stack.ts';
import { runPlaywright } from './playwright.ts';
import { runVitest } from './vitest.ts';

/**
 * The suites that need the emulators. Each row has a stack of its own and runs beside the others; the
 * suites of a row follow each other. `demo` comes first: it compares the data before anything changes
 * it, the event's move to now (tests/support/run-event-now.ts) included. `states` changes the world that the
 * other row is in.
 */
const rows = [['demo', 'rules', 'api', 'browser'], ['states']] as const;
/** Between the ports of one row's stack and the next one's. */
const rowOffset = 500;

export const stackSuites = rows.flat();
export type StackSuite = (typeof stackSuites)[number];

type Measure = (name: string, suite: () => Promise<Count>) => Promise<void>;

/** Runs the chosen suites, each row in a stack with the demo's data fresh. */
export async function runOnStack(
  chosen: readonly StackSuite[],
  filters: string[],
  measure: Measure,
): Promise<void> {
  const wanted = rows.map((row) => row.filter((suite: StackSuite) => chosen.includes(suite)));
  const stacks = wanted.flatMap((suites, at) => {
    const offset = testOffset() + at * rowOffset;
    return suites.length > 0 ? { suites, offset, ...emulatorsFor(suites) } : [];
  });
  for (const { offset, only } of stacks) await requireStackPorts(offset, only);
  if (stacks.some(({ suites }) => needApp(suites))) await buildApp();
  const running = stacks.map(({ suites, ...options }) =>
    withStack(options, (env) => runRow(suites, env, filters, measure)),
  );
  const ended = await Promise.allSettled(running);
  const broken = ended.find(({ status }) => status === 'rejected');
  if (broken?.status === 'rejected') throw broken.reason;
}

const ofTheApp: readonly StackSuite[] = ['api', 'browser', 'states'];
const needApp = (suites: readonly StackSuite[]) => suites.some((suite) => ofTheApp.includes(suite));

/** Undefined: all of the app's. */
function emulatorsFor(suites: readonly StackSuite[]): { only?: PortName[] } {
  return needApp(suites) ? {} : { only: ['auth', 'firestore'] };
}

async function runRow(
  suites: readonly StackSuite[],
  env: NodeJS.ProcessEnv,
  filters: string[],
  measure: Measure,
): Promise<void> {
  for (const suite of suites) {
    const isInBrowser = suite === 'browser' || suite === 'states';
    await measure(suite, () =>
      isInBrowser ? runPlaywright(suite, filters, env) : runVitest([suite], filters, env),
    );
  }
}
