/** How many tests of a suite passed, failed and were skipped. */
export type Count = { passed: number; failed: number; skipped: number };

export const zeroCount: Count = { passed: 0, failed: 0, skipped: 0 };

/** What a suite counts as that could not be run at all. */
export const crashedCount: Count = { passed: 0, failed: 1, skipped: 0 };

export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    zeroCount,
  );
}

/** `12 passed, 0 failed`, and `, 3 skipped` where any were. */
export function countText({ passed, failed, skipped }: Count): string {
  const output = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${output}, ${skipped} skipped` : output;
}

/**
 * Holds a count against the runner's own verdict: a runner that failed, or ran nothing, without
 * a failed test to show for it (a file that does not load, an error between tests) has one.
 */
export function withExitCode(count: Count, exitCode: number | null): Count {
  const ran = count.passed + count.failed + count.skipped > 0;
  if (count.failed > 0 || (exitCode === 0 && ran)) return count;
  return { ...count, failed: 1 };
}
