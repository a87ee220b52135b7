import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/shared/paths.ts';

/** What came of a part of it. */
export interface PartResult {
  /** What was done how often. */
  count: string;
  result: string;
  /** Null: it could not be tried here. */
  holds: boolean | null;
}

/** One line of docs/reports/stress-test.md. */
export interface ReportLine extends PartResult {
  what: string;
  seconds: number;
  /** Of the machine, over the last minute of it: above its number of cores others were at work too. */
  load: number;
}

/** Lines of another form are of an earlier version, and dropped. */
const columns = 6;
const file = join(root, 'docs', 'reports', 'stress-test.md');
const head = `# Stress test

Written by \`npm run stress\` in \`lab/\`: the API in a separate process on loopback, with the emulators. A row that does not hold fails
the command. Running one part changes its own rows only. Load: of the machine, in the last minute of the part.

| Part | Count | Result | Holds | Seconds | Load |
| --- | --- | --- | --- | --- | --- |
`;

/** Writes these lines of docs/reports/stress-test.md and keeps its others. `names`: of every line that there is, in their order. */
export function writeReport(figures: readonly ReportLine[], names: readonly string[]): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, reportWith(before, figures, names));
}

/** The report with these lines in place of those of the same name. */
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
  const seconds = lines.reduce((sum, line) => sum + Number(line.split(' | ').at(-2) ?? 0), 0);
  return `${head}${lines.join('\n')}\n\nTogether ${(seconds / 60).toFixed(1)} minutes.\n`;
}

function rowOf({ what, count, result, holds, seconds, load }: ReportLine): string {
  const word = holds === null ? 'not tried' : holds ? 'yes' : '**no**';
  return `| ${[what, count, result, word, Math.round(seconds), load.toFixed(1)].join(' | ')} |`;
}
