import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/shared/paths.ts';

/** Writes a report to docs/reports. */
export function writeReport(
  file: 'desk-load-test.md' | 'desk-actions.md',
  lines: readonly string[],
): void {
  writeFileSync(join(root, 'docs', 'reports', file), `${lines.join('\n')}\n`);
}

/** Returns a Markdown table; the first row is the heading. */
export function tableOf(rows: readonly (readonly (string | number)[])[]): string[] {
  const [heading = [], ...others] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [String(heading), `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...others];
}

/** Returns the percentile of the values; `percent`: 0 to 100. */
export function percentile(values: readonly number[], percent: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.ceil((ordered.length * percent) / 100) - 1] ?? 0;
}
