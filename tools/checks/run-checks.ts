import { execa } from 'execa';
import { root } from '../shared/paths.ts';
import { elapsedText, printLine } from '../shared/print.ts';
import { runLanes } from '../shared/queue.ts';
import { listenForStop, stopSignal } from '../shared/signals.ts';
import { type Count, countText, zeroCount } from '../suites/count.ts';

/**
 * Command line, run with Node, that fails if the sources violate the check. `folder`: working directory, by default the root.
 * `showsOutput`: true to print its output also if it passes.
 */
export type Check = { name: string; command: string[]; folder?: string; showsOutput?: boolean };

/** Runs the checks, two at a time, prints the output of failed ones, and counts both. */
export async function runChecks(checks: readonly Check[]): Promise<Count> {
  const count = { ...zeroCount };
  const failures: string[] = [];
  const options = { all: true, reject: false, cancelSignal: stopSignal } as const;
  const toJob = (check: Check) => async () => {
    const start = Date.now();
    const { failed, all } = await execa(process.execPath, check.command, {
      ...options,
      cwd: check.folder ?? root,
    });
    count[failed ? 'failed' : 'passed'] += 1;
    printLine(`  ${failed ? '✗' : '✓'} ${check.name} (${elapsedText(start)})`);
    if (failed) failures.push(`check ${check.name}`);
    if ((failed || check.showsOutput) && all.trim()) printLine(all.trim().replace(/^/gm, '    '));
  };
  const queue = checks.map(toJob);
  await runLanes([[queue], [queue]]);
  return failures.length > 0 ? { ...count, failures } : count;
}

/** Runs the checks as a command of its own, and returns its exit code. */
export async function checkAll(checks: readonly Check[]): Promise<number> {
  listenForStop();
  const count = await runChecks(checks);
  printLine(countText(count));
  return count.failed === 0 ? 0 : 1;
}
