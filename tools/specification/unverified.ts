import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runPath } from '../shared/paths.ts';
import { type FoundTag, findTags, statements } from './files.ts';
import { type PassedTest, passedTests } from './passed.ts';
import type { Statement } from './statements.ts';

/** Returns the statements without a passed test. */
export function unverifiedStatements(
  all: readonly Statement[],
  tags: readonly FoundTag[],
  passed: readonly PassedTest[],
): Statement[] {
  const linesOf = Map.groupBy(passed, ({ file }) => file);
  const holding = tags.filter(({ file, firstLine, lastLine }) =>
    linesOf.get(join(root, file))?.some(({ line }) => firstLine <= line && line <= lastLine),
  );
  const held = new Set(holding.flatMap(({ ids }) => ids));
  return all.filter(({ id }) => !held.has(id));
}

/** Returns the statements without a passed test in the reports of the last run, which must be a full one. */
export function unverifiedInLastRun(): Statement[] {
  const folder = runPath('reports');
  const reports = existsSync(folder) ? readdirSync(folder) : [];
  const passed = reports.flatMap((file) => passedTests(readFileSync(join(folder, file), 'utf8')));
  return unverifiedStatements(
    statements().flatMap((section) => section.statements),
    findTags(),
    passed,
  );
}
