import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from './checks/checks.ts';
import { runChecks } from './checks/run-checks.ts';
import { mainBranch, measuredBy, pathsChangedSince } from './shared/commit.ts';
import { UserError } from './shared/failure.ts';
import { root } from './shared/paths.ts';
import { elapsedText, printLine } from './shared/print.ts';
import { type Job, runLanes } from './shared/queue.ts';
import { listenForStop, stopReason, stopSignal } from './shared/signals.ts';
import { chooseSuites } from './suites/choose-suites.ts';
import { type Count, countText, crashedCount, namedTests, sum } from './suites/count.ts';
import { buildAppOnce } from './suites/demo-stack.ts';
import { runOnStack, type StackSuite } from './suites/on-stack.ts';
import { runVitest } from './suites/vitest.ts';

/** Projects of vitest.config.ts that need nothing: functions, and components in a DOM, which take four times as long. */
const projects = {
  unit: ['unit', 'mocks', 'simulation'],
  components: ['screens', 'portal', 'portal-mocks', 'devices'],
};

/**
 * `npm test`: tests that a change can break, in minutes. Components run if they import files that differ from the branch
 * `main`; of the specification, only its calls (TEST_SHORT); states of the screens only if CSS or `web/src/ui` differs.
 * `CI=true npm test`: every component, all of the specification, and a state of each screen.
 * `npm test -- <suite> [filter …]`: one of the suites as in CI, optionally only the files whose path contains a filter.
 * `npm test -- --changed`: the checks, and the unit and component tests that import files that differ.
 * `npm run test:full` adds the long tests: TEST_FULL in vitest.config.ts and the Playwright configurations. A full run of
 * every suite writes docs/reports/test-full.md. The last line is the sum.
 */
export async function main(args: string[]): Promise<number> {
  listenForStop();
  const isFull = args.includes('--full');
  if (isFull) beFull();
  const isChanged = args.includes('--changed');
  const [only, ...filters] = args.filter((arg) => !['--full', '--changed'].includes(arg));
  const base = mainBranch();
  const changed = () => (base ? pathsChangedSince(base) : []);
  const isCI = Boolean(process.env.CI);
  const choice = chooseSuites({ only, filters, isFull, isChanged, isCI, base, changed });
  if (choice.isShort) {
    process.env.TEST_SHORT = '1';
    printLine(`Components: what differs from ${base}. All of them, and screens: CI=true npm test`);
  }
  const { counts, summary } = await run(choice);
  const total = sum(counts);
  const isReported = isFull && only === undefined && !isChanged && !stopSignal.aborted;
  if (isReported) writeReport([...summary, countText(total)]);
  if (stopSignal.aborted) printLine(`\nStopped before the end (${stopReason()}).`);
  printLine('');
  for (const line of [...summary, ...namedTests(total)]) printLine(line);
  printLine(countText(total));
  return total.failed === 0 && !stopSignal.aborted ? 0 : 1;
}

/** Chooses the long tests, and a seed for the order of files and for generated input (tests/support/property-seed.ts). */
function beFull(): void {
  process.env.TEST_FULL = '1';
  process.env.TEST_SEED ??= String(Date.now() % 2 ** 31);
  printLine(`Seed of this run: TEST_SEED=${process.env.TEST_SEED}`);
}

async function run(choice: ReturnType<typeof chooseSuites>) {
  const { suites: chosen, filters, unit = filters, components = filters } = choice;
  const counts: Count[] = [];
  const summary: string[] = [];
  const measure = async (name: string, work: () => Promise<Count>) => {
    if (stopSignal.aborted) return;
    const start = Date.now();
    printLine(`\n── ${name} ──`);
    const count = await work().catch(crashedBy);
    counts.push(count);
    summary.push(`- ${name}: ${countText(count)} in ${elapsedText(start)}`);
    printLine(`── ${name}: ${countText(count)} (${elapsedText(start)}) ──`);
  };
  const suite = (name: string, work: () => Promise<Count>): Job[] =>
    chosen.includes(name) ? [() => measure(name, work)] : [];
  const stack = (...names: StackSuite[]): Job[] => {
    const onStack = names.filter((name) => chosen.includes(name));
    if (onStack.length === 0) return [];
    const work = (slot: number) => runOnStack(onStack, slot, filters, measure);
    return [(slot) => work(slot).catch((error: unknown) => void counts.push(crashedBy(error)))];
  };
  // One state of each screen follows the journeys, and the specification if it is short. The longest first, so that all lanes
  // end at about the same time.
  const { isShort } = choice;
  const inBrowser = process.env.TEST_FULL
    ? [...stack('states'), ...stack('demo', 'e2e'), ...stack('layout', 'specification')]
    : isShort
      ? stack('demo', 'e2e', 'states', 'specification')
      : [...stack('demo', 'e2e', 'states'), ...stack('specification')];
  // Short enough for a third browser, once the API is done.
  const afterApi = [...stack('offline'), ...stack('setup')];
  const others = [
    ...suite('components', () => runVitest(projects.components, components)),
    ...suite('unit', () => runVitest(projects.unit, unit)),
    ...suite('checks', () => runChecks(checks)),
    ...suite('weight', weigh),
  ];
  // Two browsers beside the API made the emulators too slow for waits, three made the browsers too slow.
  await runLanes([
    [inBrowser, others],
    [others, inBrowser, afterApi],
    [stack('api', 'rules'), afterApi, others],
  ]);
  return { counts, summary };
}

/** Writes the summary of a full run. */
function writeReport(lines: readonly string[]): void {
  const head = ['# Full test run', '', measuredBy('npm run test:full'), ''];
  writeFileSync(join(root, 'docs/reports/test-full.md'), `${[...head, ...lines].join('\n')}\n`);
}

async function weigh(): Promise<Count> {
  await buildAppOnce();
  return runVitest(['weight']);
}

/** A suite that could not be run says why, and counts as a failure. */
function crashedBy(error: unknown): Count {
  printLine(
    error instanceof UserError ? `✗ ${error.message}` : String((error as Error)?.stack ?? error),
  );
  return crashedCount;
}
