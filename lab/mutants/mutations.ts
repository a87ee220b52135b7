import ts from 'typescript';

/** Change of a source: the text from `start` up to `end` is replaced. */
export interface Mutation {
  start: number;
  end: number;
  replacement: string;
  /** Line, original and replacement, for people. */
  description: string;
}

/** Operators with their likely mistakes. */
const operators = new Map<ts.SyntaxKind, string[]>([
  [ts.SyntaxKind.LessThanToken, ['<=', '>']],
  [ts.SyntaxKind.LessThanEqualsToken, ['<', '>']],
  [ts.SyntaxKind.GreaterThanToken, ['>=', '<']],
  [ts.SyntaxKind.GreaterThanEqualsToken, ['>', '<']],
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ['!==']],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, ['===']],
  [ts.SyntaxKind.AmpersandAmpersandToken, ['||']],
  [ts.SyntaxKind.BarBarToken, ['&&']],
  [ts.SyntaxKind.PlusToken, ['-']],
  [ts.SyntaxKind.MinusToken, ['+']],
  [ts.SyntaxKind.AsteriskToken, ['/']],
  [ts.SyntaxKind.SlashToken, ['*']],
]);

/**
 * Returns every mutation of a source: other operators, removed negations, inverted conditions, other
 * booleans. `name`: of the file, whose ending says if it contains JSX.
 */
export function mutationsOf(source: string, name: string): Mutation[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const mutations: Mutation[] = [];
  const add = (node: ts.Node, replacement: string) => {
    const start = node.getStart(file);
    const { line } = file.getLineAndCharacterOfPosition(start);
    const before = source.slice(start, node.end).replace(/\s+/g, ' ').slice(0, 60);
    const description = `${line + 1}: ${before} → ${replacement.replace(/\s+/g, ' ').slice(0, 60)}`;
    mutations.push({ start, end: node.end, replacement, description });
  };
  const visit = (node: ts.Node): void => {
    // Tests cannot detect a change of a type.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node) && !isText(node))
      for (const other of operators.get(node.operatorToken.kind) ?? [])
        add(node.operatorToken, other);
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      add(node, node.operand.getText(file));
    if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    if (ts.isConditionalExpression(node)) add(node.condition, `!(${node.condition.getText(file)})`);
    if (ts.isIfStatement(node)) add(node.expression, `!(${node.expression.getText(file)})`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return numbered(mutations);
}

/** Numbers mutations of a line with the same description, so that each has a name. */
function numbered(mutations: readonly Mutation[]): Mutation[] {
  const seen = new Map<string, number>();
  return mutations.map((mutation) => {
    const number = (seen.get(mutation.description) ?? 0) + 1;
    seen.set(mutation.description, number);
    if (number === 1) return mutation;
    return { ...mutation, description: `${mutation.description} (${number})` };
  });
}

/** True for a concatenation of texts: subtracting one is not a likely mistake. */
function isText({ operatorToken, left, right }: ts.BinaryExpression): boolean {
  const isLiteral = (node: ts.Node) =>
    ts.isStringLiteral(node) ||
    ts.isTemplateExpression(node) ||
    ts.isNoSubstitutionTemplateLiteral(node);
  return operatorToken.kind === ts.SyntaxKind.PlusToken && (isLiteral(left) || isLiteral(right));
}

/** Returns the source with one mutation. */
export function applyMutation(source: string, { start, end, replacement }: Mutation): string {
  return source.slice(0, start) + replacement + source.slice(end);
}
