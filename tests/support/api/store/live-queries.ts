import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { SentQuery } from './missing-index.ts';

/*
 * Queries that the web app listens to, read from its sources: objects with a `path` and literal conditions, as
 * `LiveQuery` of web/src/platform/live. The app's client is not part of the API tests, whose queries are checked as they
 * are sent.
 */

const root = join(import.meta.dirname, '../../../..');

export interface FoundQuery {
  file: string;
  query: SentQuery;
}

const operators: Readonly<Record<string, string>> = {
  '==': 'EQUAL',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};
const directions: Readonly<Record<string, string>> = { asc: 'ASCENDING', desc: 'DESCENDING' };

/** Returns the files of the web app that listen to a query, and every live query in its sources. */
export function findLiveQueries(): { listeners: string[]; queries: FoundQuery[] } {
  const files = globSync('web/src/{attendee,portal,shared}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
  return {
    listeners: files.filter(({ text }) => text.includes('useLiveQuery(')).map(({ file }) => file),
    queries: files.flatMap(({ file, text }) =>
      queriesIn(file, text).map((query) => ({ file, query })),
    ),
  };
}

/** Returns the live queries in one source. Throws if a condition is not literal. */
export function queriesIn(file: string, text: string): SentQuery[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const queries: SentQuery[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) queries.push(...toQuery(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return queries;
}

function toQuery(object: ts.ObjectLiteralExpression): SentQuery[] {
  const valueOf = (name: string) =>
    object.properties.find(
      (it): it is ts.PropertyAssignment =>
        ts.isPropertyAssignment(it) && it.name.getText() === name,
    )?.initializer;
  const path = valueOf('path');
  const [where, orderBy] = [valueOf('where'), valueOf('orderBy')];
  if (!path || !(where || orderBy)) return [];
  // `events/${id}/announcements`, as text or template: only the last part counts.
  const collectionId = path.getText().replace(/[`'"]/g, '').split('/').at(-1) ?? '';
  const filters = pairsOf(where).map(([fieldPath = '', op = '']) => ({
    fieldFilter: { field: { fieldPath }, op: operators[op] ?? 'INEQUALITY' },
  }));
  return [
    {
      from: [{ collectionId, allDescendants: false }],
      ...(filters.length > 0 && { where: { compositeFilter: { op: 'AND', filters } } }),
      orderBy: pairsOf(orderBy).map(([fieldPath = '', direction = '']) => ({
        field: { fieldPath },
        direction: directions[direction],
      })),
    },
  ];
}

/** Returns the first two texts of each entry of a list of lists. */
function pairsOf(list: ts.Expression | undefined): string[][] {
  if (!list) return [];
  if (!ts.isArrayLiteralExpression(list)) throw new Error(`Not literal: ${list.getText()}`);
  return list.elements.map((entry) => {
    const texts = ts.isArrayLiteralExpression(entry) ? entry.elements.slice(0, 2) : [];
    if (texts.length !== 2 || !texts.every(ts.isStringLiteral))
      throw new Error(`Not literal: ${entry.getText()}`);
    return texts.map((text) => text.text);
  });
}
