import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measuredBy } from '../../tools/shared/commit.ts';
import { root } from '../../tools/shared/paths.ts';

const reports = {
  'five-desks': { file: 'desk-load-test.md', title: 'Desk load test' },
  'five-desks-offline': { file: 'desk-offline-load-test.md', title: 'Offline desk load test' },
  'desk-actions': { file: 'desk-actions.md', title: 'Desk actions' },
} as const;

/** Writes the report of a load test to docs/reports. */
export function writeReport(test: keyof typeof reports, lines: readonly string[]): void {
  const { file, title } = reports[test];
  const head = [
    `# ${title}`,
    '',
    `${measuredBy(`npm run load-test -- ${test.replace('-offline', '')}`)} Run it in \`lab/\`.`,
  ];
  writeFileSync(join(root, 'docs', 'reports', file), `${[...head, '', ...lines].join('\n')}\n`);
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
