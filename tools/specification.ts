import { writeFileSync } from 'node:fs';
import { printLine } from './shared/print.ts';
import { findTags, statements, tablePath } from './specification/files.ts';
import { tableOf } from './specification/table.ts';

/** `npm run specification`: writes .run/specification.md, the table of the statements and their tests. */
export async function main(): Promise<number> {
  const sections = statements();
  writeFileSync(tablePath, tableOf(sections, findTags()));
  printLine(`✓ ${tablePath}: ${sections.flatMap((part) => part.statements).length} statements`);
  return 0;
}
