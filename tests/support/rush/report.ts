import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Writes what a run measured into the documentation. */
export function writeReport(file: 'rush.md' | 'desk-actions.md', lines: readonly string[]): void {
  const path = fileURLToPath(new URL(`../../../docs/${file}`, import.meta.url));
  writeFileSync(path, `${lines.join('\n')}\n`);
}

/** Rows of cells as a table, the first of them its heading. */
export function tableOf(rows: readonly (readonly (string | number)[])[]): string[] {
  const [heading = [], ...others] = rows.map((cells) => `| ${cells.join(' | ')} |`);
  return [String(heading), `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...others];
}

/** The value that so many of a hundred are below. Any unit. */
export function percentile(values: readonly number[], percent: number): number {
  const ordered = values.toSorted((a, b) => a - b);
  return ordered[Math.ceil((ordered.length * percent) / 100) - 1] ?? 0;
}
