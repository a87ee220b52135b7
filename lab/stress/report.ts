import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/shared/paths.ts';

/** Result of a part. */
export interface PartResult {
  /** Kind and number of repetitions. */
  count: string;
  result: string;
  /** Null if it could not be tried. */
  holds: boolean | null;
}

/** Row of docs/reports/stress-test.md. */
export interface ReportLine extends PartResult {
  what: string;
  seconds: number;
  /** Load average of the last minute; above the number of cores, other processes were running. */
  load: number;
  /** Commit that was measured. */
  commit: string;
}

/** Rows with another number of columns are from an earlier version and dropped. */
const columns = 7;
const file = join(root, 'docs', 'reports', 'stress-test.md');
const head = `# Stress test

Written by \`npm run stress\` in \`lab/\`: the API in a separate process on loopback, with the emulators. A row that does not hold fails
the command. Running one part changes its own rows only. Load: of the machine, in the last minute of the part. Commit: measured by the row.

| Part | Count | Result | Holds | Seconds | Load | Commit |
| --- | --- | --- | --- | --- | --- | --- |
`;

/** Replaces these rows of docs/reports/stress-test.md. `names`: names of all rows in order. */
export function writeReport(figures: readonly ReportLine[], names: readonly string[]): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, reportWith(before, figures, names));
}

/** Returns the report with these rows replaced. */
export function reportWith(
  before: string,
  figures: readonly ReportLine[],
  names: readonly string[],
): string {
  const lines = names.flatMap((name) => {
    const figure = figures.find(({ what }) => what === name);
    return figure
      ? rowOf(figure)
      : before
          .split('\n')
          .filter((line) => line.startsWith(`| ${name} |`) && line.split(' | ').length === columns);
  });
  const seconds = lines.reduce((sum, line) => sum + Number(line.split(' | ').at(-3) ?? 0), 0);
  return `${head}${lines.join('\n')}\n\nTogether ${(seconds / 60).toFixed(1)} minutes.\n`;
}

function rowOf({ what, count, result, holds, seconds, load, commit }: ReportLine): string {
  const word = holds === null ? 'not tried' : holds ? 'yes' : '**no**';
  const cells = [what, count, result, word, Math.round(seconds), load.toFixed(1), commit];
  return `| ${cells.join(' | ')} |`;
}
