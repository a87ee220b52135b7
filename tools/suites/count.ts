/** The number of tests of a suite by result. */
export type Count = {
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of tests that passed on the second try; they are included in `passed`. */
  flaky?: readonly string[];
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
  return flaky.length > 0 ? { ...total, flaky } : total;
}

/** One line `flaky: <title>` per flaky test, to print before the count. */
export function flakyLines({ flaky = [] }: Count): string[] {
  return flaky.map((title) => `flaky: ${title}`);
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
