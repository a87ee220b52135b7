import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/places.ts';

/** One line of docs/torture.md. */
export interface Figure {
  what: string;
  /** What was done how often. */
  count: string;
  came: string;
  /** Null: it could not be tried here. */
  holds: boolean | null;
}

const head = `# What was tortured

Written by \`npm run torture\`: the API in a process of its own on loopback, against the emulators. Each figure has its
count; a line that does not hold fails the command.

| What | Count | Came of it | Holds |
| --- | --- | --- | --- |
`;

/** Writes docs/torture.md. */
export function writeReport(figures: readonly Figure[]): void {
  const rows = figures.map(
    ({ what, count, came, holds }) =>
      `| ${what} | ${count} | ${came} | ${holds === null ? 'not tried' : holds ? 'yes' : '**no**'} |`,
  );
  writeFileSync(join(root, 'docs', 'torture.md'), `${head}${rows.join('\n')}\n`);
}
