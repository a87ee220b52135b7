import ts from 'typescript';

/** A test, or a group of tests, that holds statements: `// spec: 5.3, A2.1` stands above it. */
export interface Tag {
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
