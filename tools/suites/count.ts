import { stripVTControlCharacters } from 'node:util';

/** The number of tests of a suite by result. */
export type Count = {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of tests that passed on the second try; they are included in `passed`. */
  flaky?: readonly string[];
  /** Names of failed tests, with the first line of the error; not every failure has one, for example a crash. */
  failures?: readonly string[];
};

export const zeroCount: Count = { passed: 0, failed: 0, skipped: 0 };

/** Count of a suite that could not run. */
export const crashedCount: Count = { passed: 0, failed: 1, skipped: 0 };

export function sum(counts: readonly Count[]): Count {
  const total = counts.reduce(
    (subtotal, count) => ({
      passed: subtotal.passed + count.passed,
      failed: subtotal.failed + count.failed,
      skipped: subtotal.skipped + count.skipped,
    }),
    zeroCount,
  );
  const flaky = counts.flatMap((count) => count.flaky ?? []);
  const failures = counts.flatMap((count) => count.failures ?? []);
  return {
    ...total,
    ...(flaky.length > 0 && { flaky }),
    ...(failures.length > 0 && { failures }),
  };
}

/** One line `flaky: <name>` or `failed: <name>` per such test, to print before the count. */
export function namedTests({ flaky = [], failures = [] }: Count): string[] {
  return [...flaky.map((name) => `flaky: ${name}`), ...failures.map((name) => `failed: ${name}`)];
}

/** Name of a failed test with the first line of its error, without colors. */
export function failureName(name: string, message = ''): string {
  const [line = ''] = stripVTControlCharacters(message).trim().split('\n');
  return line === '' ? name : `${name}: ${line}`;
}

/** `12 passed, 0 failed`, and `, 3 skipped` where any were. */
export function countText({ passed, failed, skipped }: Count): string {
  const output = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${output}, ${skipped} skipped` : output;
}

/**
 * Adds a failure if the runner failed or ran nothing without a failed test, for example because of a file that does not
 * load or an error between tests.
 */
export function withExitCode(count: Count, exitCode: number | null): Count {
  const ran = count.passed + count.failed + count.skipped > 0;
  if (count.failed > 0 || (exitCode === 0 && ran)) return count;
  return { ...count, failed: 1 };
}
