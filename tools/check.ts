import { checks } from './checks/checks.ts';
import { runChecks } from './checks/run-checks.ts';
import { printLine } from './shared/print.ts';
import { listenForStop } from './shared/signals.ts';
import { countText } from './suites/count.ts';

/** `npm run check`: types, lint, format, boundaries, words, duplicates and unused code. */
export async function main(): Promise<number> {
  listenForStop();
  const count = await runChecks(checks);
  printLine(countText(count));
  return count.failed === 0 ? 0 : 1;
}
