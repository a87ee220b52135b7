import ts from 'typescript';

/** Word that must not occur, and what to write instead. */
export interface ListedWord {
  /** Matches the lower-case sub-words of a name, separated by spaces: `lookUpGuest` is "look up guest". */
  inNames?: RegExp;
  /** Matches comments, test titles and documents. */
  inProse?: RegExp;
  instead: string;
}

/** Occurrence of a listed word. */
export interface Finding {
  line: number;
  word: string;
  text: string;
  instead: string;
}

/** Names that are stored, public or of a library; the list does not apply to them. */
export type AllowedNames = ReadonlySet<string>;

/** Returns the listed words in the folders and the name of a file. */
export function findInPath(path: string, words: readonly ListedWord[]): Finding[] {
  return matches(subWords(path), 'inNames', words, { line: 1, text: path });
}

/** Returns the listed words in the declared names, comments and test titles of a source. */
export function findInSource(
  source: string,
  path: string,
  words: readonly ListedWord[],
  allowed: AllowedNames,
): Finding[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, kind);
  const findings: Finding[] = [];
  const comments = new Map<number, ts.CommentRange>();
  const isTest = /\.(test|spec)\.tsx?$/.test(path);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const collect = (position: number) => {
    for (const range of [
      ...(ts.getLeadingCommentRanges(source, position) ?? []),
      ...(ts.getTrailingCommentRanges(source, position) ?? []),
    ])
      comments.set(range.pos, range);
  };
  const visit = (node: ts.Node): void => {
    const name = declaredName(node);
    if (name && !allowed.has(name.text)) {
      const place = { line: lineAt(name.getStart(file)), text: name.text };
      findings.push(...matches(subWords(name.text), 'inNames', words, place));
    }
    const title = isTest ? titleOf(node) : undefined;
    if (title) {
      const text = title.getText(file);
      const place = { line: lineAt(title.getStart(file)), text };
      findings.push(...matches(text, 'inProse', words, place));
    }
    // The text of a JSX element may look like a comment.
    if (!isInJsx(node)) {
      collect(node.pos);
      collect(node.end);
    }
    if (ts.isBlock(node)) collect(node.getStart(file) + 1);
    ts.forEachChild(node, visit);
  };
  visit(file);
  for (const { pos, end } of comments.values()) {
    const comment = source.slice(pos, end);
    for (const [index, text] of comment.split('\n').entries())
      findings.push(...matches(text, 'inProse', words, { line: lineAt(pos) + index, text }));
  }
  return findings.toSorted((a, b) => a.line - b.line);
}

/** Returns the listed words in the prose of a Markdown document, without code. */
export function findInDocument(markdown: string, words: readonly ListedWord[]): Finding[] {
  const prose = markdown.replaceAll(/```[^]*?```/g, (code) => code.replaceAll(/[^\n]/g, ''));
  return prose.split('\n').flatMap((text, index) => {
    const plain = text.replaceAll(/`[^`]*`|\]\([^)]*\)/g, '');
    return matches(plain, 'inProse', words, { line: index + 1, text });
  });
}

function matches(
  text: string,
  scope: 'inNames' | 'inProse',
  words: readonly ListedWord[],
  place: { line: number; text: string },
): Finding[] {
  return words.flatMap(({ [scope]: pattern, instead }) => {
    const [word] = pattern?.exec(text) ?? [];
    return word ? [{ line: place.line, text: place.text.trim(), word, instead }] : [];
  });
}

/** Returns the sub-words of a camelCase, kebab-case or snake_case name in lower case, separated by spaces. */
function subWords(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z]+/g, ' ')
    .toLowerCase();
}

/** Returns the name that a declaration introduces. Keys of object literals belong to the type that declares them. */
function declaredName(node: ts.Node): ts.Identifier | undefined {
  const isDeclaration =
    ts.isVariableDeclaration(node) ||
    ts.isBindingElement(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isPropertySignature(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isImportSpecifier(node);
  // The original name of an import is checked where it is declared.
  if (!isDeclaration || (ts.isImportSpecifier(node) && !node.propertyName)) return undefined;
  return node.name && ts.isIdentifier(node.name) ? node.name : undefined;
}

/** Returns the title of `it('title', …)`, `describe.each(…)('title', …)` and the like. */
function titleOf(node: ts.Node): ts.Expression | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const [title] = node.arguments;
  const isTitle =
    title &&
    (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)) &&
    /^(it|test|describe)\b/.test(node.expression.getText());
  return isTitle ? title : undefined;
}

const isInJsx = (node: ts.Node): boolean =>
  ts.isJsxText(node) ||
  ts.isJsxOpeningElement(node) ||
  ts.isJsxOpeningFragment(node) ||
  (node.parent !== undefined && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)));
