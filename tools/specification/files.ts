import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runPath } from '../shared/paths.ts';
import { readStatements, type Section } from './statements.ts';
import { type Tag, tagsOf } from './tags.ts';

/** Tag with its file, relative to the root. */
export type FoundTag = Tag & { file: string };

/** Generated on demand and not committed. */
export const tablePath = runPath('specification.md');
const statementsPath = join(root, 'tests', 'specification', 'statements.md');
const tests = '{common/src,functions/src,web/{src,build},tools,tests}/**/*.{test,spec}.{ts,tsx}';

/** Returns the statements of the specification. */
export const statements = (): Section[] => readStatements(readFileSync(statementsPath, 'utf8'));

/** Returns all tags of tests, by file. */
export function findTags(): FoundTag[] {
  const files = globSync(tests, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return files
    .toSorted()
    .flatMap((file) =>
      tagsOf(readFileSync(join(root, file), 'utf8'), file).map((tag) => ({ file, ...tag })),
    );
}
