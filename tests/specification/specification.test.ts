import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Row, readTable } from './table.ts';

const table = new URL('../specification.md', import.meta.url);
const root = new URL('../../', import.meta.url);
const rows = readTable(readFileSync(table, 'utf8'));

/** What a row names that is not there: a file, or a test of this title in it. */
function missing({ tests }: Row): string[] {
  return tests
    .filter(({ file, title }) => {
      const path = new URL(file, root);
      return !existsSync(path) || !titlesOf(readFileSync(path, 'utf8')).has(title);
    })
    .map(({ file, title }) => `${file}: ${title}`);
}

/** The titles of tests and of their groups, as they stand in the source. */
function titlesOf(source: string): Set<string> {
  // The first argument of a test, or of the call that follows a table: `it.each(…)('title', …)`.
  const calls = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1).)+)\1\s*,/gs;
  return new Set([...source.matchAll(calls)].map((call) => unescape(call[2] ?? '')));
}

const unescape = (text: string) => text.replace(/\\(.)/g, '$1');

describe('the table of statements', () => {
  test('is one of many rows, each with a test', () => {
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
  });

  test('says each statement once', () => {
    const statements = rows.map(({ section, statement }) => `${section} ${statement}`);
    expect(statements.filter((statement, at) => statements.indexOf(statement) !== at)).toEqual([]);
  });

  test('names only tests that are there', () => {
    expect(rows.flatMap(missing)).toEqual([]);
  });
});
