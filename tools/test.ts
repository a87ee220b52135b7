import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checks } from './checks/checks.ts';
import { runChecks } from './checks/run-checks.ts';
import { measuredBy } from './shared/commit.ts';
import { UserError } from './shared/failure.ts';
import { root } from './shared/paths.ts';
import { elapsedText, printLine } from './shared/print.ts';
import { type Job, runQueue } from './shared/queue.ts';
import { listenForStop, stopReason, stopSignal } from './shared/signals.ts';
import { type Count, countText, crashedCount, namedTests, sum } from './suites/count.ts';
import { buildAppOnce } from './suites/demo-stack.ts';
import { runOnStack, type StackSuite, stackSuites } from './suites/on-stack.ts';
import { changedOnly, runVitest } from './suites/vitest.ts';

const suites = ['checks', 'unit', 'weight', ...stackSuites] as const;

/** Projects of vitest.config.ts that need nothing. */
const unitProjects = [
  'unit',
  'mocks',
  'screens',
  'portal',
  'portal-mocks',
  'devices',
  'simulation',
];

/** Suites of `npm run test:full` only. */
const longSuites: readonly string[] = ['layout', 'offline', 'setup'];

/**
 * `npm test [-- <suite> [filter …]]`: every suite, or one of them, optionally only the files whose path contains a filter.
 * `npm test -- --changed`: the checks, the unit tests that import what differs from the branch `main`, and one state of each
 * screen if that is CSS or `web/src/ui`.
 * `npm run test:full` adds the long tests: TEST_FULL in vitest.config.ts and the Playwright configurations. A full run of
 * every suite writes docs/reports/test-full.md. The last line is the sum.
 */
export async function main(args: string[]): Promise<number> {
  listenForStop();
  const isFull = args.includes('--full');
  if (isFull) beFull();
  const isChanged = args.includes('--changed');
  const [only, ...filters] = args.filter((arg) => !['--full', '--changed'].includes(arg));
  const chosen = isChanged ? suitesOfChange() : chooseSuites(only, isFull);
  if (chosen.length === 0) {
    throw new UserError(`There is no suite "${only}". There are: ${suites.join(', ')}.`);
  }
  const isWhole = only === undefined && !isChanged;
  const { counts, summary } = await run(chosen, filters, isChanged ? [changedOnly] : filters);
  const total = sum(counts);
  if (isWhole && isFull && !stopSignal.aborted) writeReport([...summary, countText(total)]);
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

const chooseSuites = (only: string | undefined, isFull: boolean) =>
  suites.filter((suite) =>
    only === undefined ? isFull || !longSuites.includes(suite) : suite === only,
  );

/** Returns the suites of `--changed`: the browser only for what no other test sees. */
function suitesOfChange(): readonly string[] {
  const changed = execFileSync('git', ['diff', '--name-only', '--merge-base', 'main'], {
    cwd: root,
    encoding: 'utf8',
  });
  const isVisible = changed.split('\n').some((path) => /^web\/src\/ui\/|\.css$/.test(path));
  return ['checks', 'unit', ...(isVisible ? ['states'] : [])];
}

async function run(chosen: readonly string[], filters: string[], unitFilters: string[]) {
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
  // One state of each screen follows the journeys; all states have a stack, which takes as long as the journeys.
  const journeys: Job[] = process.env.TEST_FULL
    ? [...stack('demo', 'e2e', 'layout'), ...stack('states')]
    : stack('demo', 'e2e', 'states');
  // The longest first, so that both slots end at about the same time. A third makes browsers too slow for their waits.
  await runQueue(
    [
      ...journeys,
      ...suite('unit', () => runVitest(unitProjects, unitFilters)),
      ...stack('api'),
      ...stack('specification'),
      ...suite('checks', () => runChecks(checks)),
      ...stack('setup'),
      ...stack('offline'),
      ...stack('rules'),
      ...suite('weight', weigh),
    ],
    2,
  );
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
