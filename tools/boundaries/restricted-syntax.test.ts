import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import {
  requireInvalidateAfterWrite,
  requireOwnButton,
  requirePersisted,
  requireWithId,
} from './restricted-syntax.ts';

type Restriction = typeof requireInvalidateAfterWrite;
const reported = (code: string, ...restrictions: Restriction[]) =>
  new Linter().verify(code, [
    {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: { 'no-restricted-syntax': ['error', ...restrictions] },
    },
  ]).length;

describe('requireWithId', () => {
  test.each([
    'const shown = { ...data, id };',
    'const shown = { ...found.data, id: found.id };',
    'const shown = { id, ...data, total };',
  ])('reports %s', (code) => {
    expect(reported(code, ...requireWithId)).toBe(1);
  });

  test.each([
    'const shown = { ...data, version };',
    'const shown = withId({ id, data });',
    'const stored = { id, data: { ...data, version } };',
  ])('accepts %s', (code) => {
    expect(reported(code, ...requireWithId)).toBe(0);
  });
});

test.each([
  ['only marked as stale is reported', 'void client.invalidateQueries({ queryKey: [] });', 1],
  ['read again is not', 'void readAgain(client, { queryKey: [] });', 0],
])('requireInvalidateAfterWrite: %s', (_name, code, count) => {
  expect(reported(code, requireInvalidateAfterWrite)).toBe(count);
});

test.each([
  ["the library's own is reported", '@chakra-ui/react', 1],
  ['one that keeps its name is not', './button.tsx', 0],
])('requireOwnButton: %s', (_name, source, count) => {
  const code = `import { Button } from '${source}'; export const save = <Button loading>Save</Button>;`;
  expect(reported(code, requireOwnButton)).toBe(count);
});

test.each([
  ['the global area', "localStorage.setItem('a', 'b');", 1],
  ['a property of the window', "window.sessionStorage.getItem('a');", 1],
  ['not a persisted value', "language.set('es');", 0],
])('reports direct use of browser storage: %s', (_name, code, count) => {
  const messages = new Linter().verify(code, [{ rules: requirePersisted }]);
  expect(messages).toHaveLength(count);
});
