import { execa } from 'execa';
import { root } from '../shared/paths.ts';
import { elapsedText, printLine } from '../shared/print.ts';
import { stopSignal } from '../shared/signals.ts';
import { type Count, zeroCount } from '../suites/count.ts';
import { checks } from './checks.ts';

/** Runs every check, two at a time, shows what the failing ones report, and counts. */
export async function runChecks(): Promise<Count> {
  const queue = [...checks];
  const count = { ...zeroCount };
  const options = { cwd: root, all: true, reject: false, cancelSignal: stopSignal } as const;
  const work = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const start = Date.now();
      const { failed, all } = await execa(process.execPath, check.command, options);
      count[failed ? 'failed' : 'passed'] += 1;
      printLine(`  ${failed ? '✗' : '✓'} ${check.name} (${elapsedText(start)})`);
      if (failed) printLine(all.trim().replace(/^/gm, '    '));
    }
  };
  await Promise.all([work(), work()]);
  return count;
}
