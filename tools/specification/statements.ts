import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root, runPath } from '../shared/paths.ts';

/** A test, or a group of tests, that holds statements: `// spec: 5.3, A2.1` stands above it. */
interface Tag {
  ids: string[];
  /** Title as in the source, with its placeholders. */
  title: string;
  /** Lines of the test or group, from 1. */
  firstLine: number;
  lastLine: number;
}

const tag = /^\/\/ spec: (.+)$/;

/**
 * Returns the tags of a source.
 * @throws if a tag is not above a test.
 */
export function tagsOf(source: string, file: string): Tag[] {
  if (!source.includes('// spec: ')) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const tags: Tag[] = [];
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    const ids = ts.isExpressionStatement(node) ? idsAbove(node, source) : [];
    if (ids.length > 0) {
      const title = titleOf((node as ts.ExpressionStatement).expression);
      const firstLine = lineAt(node.getStart(tree));
      if (title === undefined) throw new Error(`${file}:${firstLine}: no test is under this tag.`);
      tags.push({ ids, title, firstLine, lastLine: lineAt(node.end) });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return tags;
}

function idsAbove(node: ts.Node, source: string): string[] {
  const comments = ts.getLeadingCommentRanges(source, node.getFullStart()) ?? [];
  return comments.flatMap(({ pos, end }) => {
    const [, ids] = tag.exec(source.slice(pos, end)) ?? [];
    return ids?.split(/,\s*/) ?? [];
  });
}

/** Returns the title of `it('title', …)`, `describe.each(…)('title', …)` and the like. */
function titleOf(expression: ts.Expression): string | undefined {
  if (!ts.isCallExpression(expression)) return undefined;
  const [title] = expression.arguments;
  const isTest = /\b(?:it|test|describe)\b/.test(expression.expression.getText());
  return title && isTest ? unquoted(title.getText()) : undefined;
}

const unquoted = (text: string) =>
  /^['"`]/.test(text) ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text;

/** Statement about the product with the ID that tests are tagged with. */
export interface Statement {
  /** Number of the section and of the statement, as `5.3`. */
  id: string;
  text: string;
}

/** Heading of tests/specification/statements.md with its statements. */
export interface Section {
  heading: string;
  statements: Statement[];
}

const heading = /^##+ /;
const statement = /^- ([A-Z]?\d+\.\d+) (.+)$/;

/**
 * Returns the sections of statements.md in order.
 * @throws if a line is neither a heading nor a statement, because no test would be required for it.
 */
export function readStatements(markdown: string): Section[] {
  const sections: Section[] = [];
  const body = markdown.slice(markdown.search(/^## /m));
  for (const line of body.split('\n').filter(Boolean)) {
    const [, id, text] = statement.exec(line) ?? [];
    if (heading.test(line)) sections.push({ heading: line, statements: [] });
    else if (id && text) sections.at(-1)?.statements.push({ id, text });
    else throw new Error(`Neither a heading nor a statement: ${line}`);
  }
  return sections;
}

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
