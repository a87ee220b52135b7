import type { PortName } from '../emulators/ports.ts';
import { requireStackPorts } from '../emulators/stack.ts';
import type { Count } from './count.ts';
import { buildApp, testOffset, withStack } from './demo-stack.ts';
import { isSuiteInBrowser, runPlaywright } from './playwright.ts';
import { runVitest } from './vitest.ts';

/**
 * Suites that need emulators. The lanes run in parallel; the stacks of a lane, and the suites of a stack, run one after
 * another. `demo` runs first, because it compares the imported data before any test changes it (this includes moving
 * the event to now, tests/support/run-event-now.ts). `states` changes the data that journeys use, so it has another stack,
 * as has `specification`, which goes by the demo data; that of `setup` has no data.
 * A lane takes about as long as the others (docs/decisions/0016).
 */
const lanes = [
  [['demo', 'e2e', 'layout']],
  [['states'], ['specification'], ['offline'], ['setup']],
  [['rules'], ['api']],
] as const;
/** Difference between the port offsets of two lanes. */
const laneOffset = 500;

/** Projects of vitest.config.ts that are the API tests. */
const apiProjects = ['api', 'api-demo', 'api-emulator', 'api-emulator-demo', 'api-processes'];

export const stackSuites = lanes.flat(2);
export type StackSuite = (typeof stackSuites)[number];

type Measure = (name: string, suite: () => Promise<Count>) => Promise<void>;

/** Runs the chosen suites. Each stack starts with the demo data, except that of `setup`. */
export async function runOnStack(
  chosen: readonly StackSuite[],
  filters: string[],
  measure: Measure,
): Promise<void> {
  const selectedLanes = lanes.flatMap((stacks, at) => {
    const left = stacks.map((suites) =>
      suites.filter((suite: StackSuite) => chosen.includes(suite)),
    );
    const offset = testOffset() + at * laneOffset;
    return { offset, stacks: left.filter((suites) => suites.length > 0) };
  });
  for (const { offset, stacks } of selectedLanes) {
    for (const suites of stacks) await requireStackPorts(offset, emulatorsFor(suites).only);
  }
  if (selectedLanes.some(({ stacks }) => stacks.some(needApp))) await buildApp();
  const running = selectedLanes.map(async ({ offset, stacks }) => {
    for (const suites of stacks) {
      const isEmpty = suites.includes('setup');
      const options = { offset, isEmpty, ...emulatorsFor(suites) };
      await withStack(options, (env) => runInStack(suites, env, filters, measure));
    }
  });
  const ended = await Promise.allSettled(running);
  const broken = ended.find(({ status }) => status === 'rejected');
  if (broken?.status === 'rejected') throw broken.reason;
}

const needApp = (suites: readonly StackSuite[]) => suites.some(isSuiteInBrowser);

/** Returns the emulators that the suites need; all of them for a browser. */
function emulatorsFor(suites: readonly StackSuite[]): { only?: PortName[] } {
  return needApp(suites) ? {} : { only: ['auth', 'firestore'] };
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
