import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { readAgainOnly } from './restricted-syntax.ts';

const reported = (code: string) =>
  new Linter().verify(code, [{ rules: { 'no-restricted-syntax': ['error', readAgainOnly] } }])
    .length;

test('a list that is only marked as stale is reported', () => {
  expect(reported("void client.invalidateQueries({ queryKey: ['tickets'] });")).toBe(1);
});

test('one that is read again is not', () => {
  expect(reported("void readAgain(client, { queryKey: ['tickets'] });")).toBe(0);
});
