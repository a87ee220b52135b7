import { rmSync } from 'node:fs';
import { buildWeb } from './build/web.ts';
import { runChecks } from './checks/run-checks.ts';
import { UserError } from './shared/failure.ts';
import { runPath } from './shared/paths.ts';
import { elapsedText, printLine } from './shared/print.ts';
import { listenForStop, stopReason, stopSignal } from './shared/signals.ts';
import { unverifiedInLastRun } from './specification/unverified.ts';
import { type Count, countText, crashedCount, flakyLines, sum, zeroCount } from './suites/count.ts';
import { runOnStack, type StackSuite, stackSuites } from './suites/on-stack.ts';
import { runVitest } from './suites/vitest.ts';

const suites = ['checks', 'unit', 'weight', ...stackSuites] as const;

/**
 * `npm test [-- <suite> [filter …]]`: everything, or one suite of it, optionally only the files
 * whose path has the filter. After everything, a statement of the specification without a test that passed has
 * failed. The last line sums it all up.
 */
export async function main([only, ...filters]: string[]): Promise<number> {
  listenForStop();
  const chosen = suites.filter((suite) => only === undefined || suite === only);
  if (chosen.length === 0) {
    throw new UserError(`There is no suite "${only}". There are: ${suites.join(', ')}.`);
  }
  const isWhole = only === undefined;
  // What an earlier run reported must not hold a statement in this one.
  if (isWhole) rmSync(runPath('reports'), { recursive: true, force: true });
  const total = sum([await run(chosen, filters), isWhole ? heldStatements() : zeroCount]);
  if (stopSignal.aborted) printLine(`\nStopped before the end (${stopReason()}).`);
  printLine('');
  for (const line of flakyLines(total)) printLine(line);
  printLine(countText(total));
  return total.failed === 0 && !stopSignal.aborted ? 0 : 1;
}

async function run(chosen: readonly string[], filters: string[]): Promise<Count> {
  const counts: Count[] = [];
  const measure = async (name: string, suite: () => Promise<Count>) => {
    if (stopSignal.aborted) return;
    const start = Date.now();
    printLine(`\n── ${name} ──`);
    const count = await suite().catch(crashedBy);
    counts.push(count);
    printLine(`── ${name}: ${countText(count)} (${elapsedText(start)}) ──`);
  };
  if (chosen.includes('checks')) await measure('checks', runChecks);
  if (chosen.includes('unit'))
    await measure('unit', () => runVitest(['unit', 'mocks', 'screens', 'devices'], filters));
  if (chosen.includes('weight')) await measure('weight', weigh);
  const onStack = stackSuites.filter((suite): suite is StackSuite => chosen.includes(suite));
  if (onStack.length > 0 && !stopSignal.aborted) {
    await runOnStack(onStack, filters, measure).catch((error: unknown) => {
      counts.push(crashedBy(error));
    });
  }
  return sum(counts);
}

/** A failure for each statement that no test held; those that are held are no tests of their own. */
function heldStatements(): Count {
  if (stopSignal.aborted) return zeroCount;
  const missing = unverifiedInLastRun();
  for (const { id, text } of missing) printLine(`✗ No test that passed holds ${id}: ${text}`);
  return { ...zeroCount, failed: missing.length };
}

async function weigh(): Promise<Count> {
  await buildWeb();
  return runVitest(['weight']);
}

/** A suite that could not be run says why, and counts as a failure. */
function crashedBy(error: unknown): Count {
  printLine(
    error instanceof UserError ? `✗ ${error.message}` : String((error as Error)?.stack ?? error),
  );
  return crashedCount;
}
