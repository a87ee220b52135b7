import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { idByHand } from './restricted-syntax.ts';

const reported = (code: string) =>
  new Linter().verify(code, [{ rules: { 'no-restricted-syntax': ['error', ...idByHand] } }]).length;

test.each([
  'const shown = { ...data, id };',
  'const shown = { ...found.data, id: found.id };',
  'const shown = { id, ...data, total };',
])('a document and its id put together by hand are reported: %s', (code) => {
  expect(reported(code)).toBe(1);
});

test.each([
  'const shown = { ...data, version };',
  'const shown = withId({ id, data });',
  'const stored = { id, data: { ...data, version } };',
])('other objects are not: %s', (code) => {
  expect(reported(code)).toBe(0);
});
