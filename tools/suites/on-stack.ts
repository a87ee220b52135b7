import type { PortName } from '../emulators/ports.ts';
import { requireStackPorts } from '../emulators/stack.ts';
import type { Count } from './count.ts';
import { buildApp, testOffset, withStack } from './demo-stack.ts';
import { isSuiteInBrowser, runPlaywright } from './playwright.ts';
import { runVitest } from './vitest.ts';

/**
 * The suites that need the emulators: lanes run side by side, a lane's stacks one after another, and so the suites
 * of a stack. `demo` comes first: it compares the data before anything changes it, the event's move to now
 * (tests/support/run-event-now.ts) included. `states` changes the data that it looks at, and has one of its own. Two
 * browsers wait more than they work: what needs none has room beside them, and the journeys that wait most after it
 * (docs/decisions/0016).
 */
const lanes = [[['demo', 'e2e']], [['states']], [['rules'], ['api'], ['offline']]] as const;
/** Between the ports of one lane's stacks and the next one's. */
const laneOffset = 500;

export const stackSuites = lanes.flat(2);
export type StackSuite = (typeof stackSuites)[number];

type Measure = (name: string, suite: () => Promise<Count>) => Promise<void>;

/** Runs the chosen suites, each stack with the demo's data fresh. */
export async function runOnStack(
  chosen: readonly StackSuite[],
  filters: string[],
  measure: Measure,
): Promise<void> {
  const wanted = lanes.flatMap((stacks, at) => {
    const left = stacks.map((suites) =>
      suites.filter((suite: StackSuite) => chosen.includes(suite)),
    );
    const offset = testOffset() + at * laneOffset;
    return { offset, stacks: left.filter((suites) => suites.length > 0) };
  });
  for (const { offset, stacks } of wanted) {
    for (const suites of stacks) await requireStackPorts(offset, emulatorsFor(suites).only);
  }
  if (wanted.some(({ stacks }) => stacks.some(needApp))) await buildApp();
  const running = wanted.map(async ({ offset, stacks }) => {
    for (const suites of stacks) {
      const options = { offset, ...emulatorsFor(suites) };
      await withStack(options, (env) => runInStack(suites, env, filters, measure));
    }
  });
  const ended = await Promise.allSettled(running);
  const broken = ended.find(({ status }) => status === 'rejected');
  if (broken?.status === 'rejected') throw broken.reason;
}

const ofTheApp: readonly StackSuite[] = ['e2e', 'offline', 'states'];
const needApp = (suites: readonly StackSuite[]) => suites.some((suite) => ofTheApp.includes(suite));

/** Undefined: all of the app's. */
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
        : // The functions emulator runs one request per worker; the API tests serve the app in their own process.
          runVitest([suite], filters, { ...env, API_IN_PROCESS: '1' }),
    );
  }
}
