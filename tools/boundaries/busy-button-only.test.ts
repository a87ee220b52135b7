import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { busyButtonOnly } from './restricted-syntax.ts';

const reported = (code: string) =>
  new Linter().verify(code, [
    {
      languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
      rules: { 'no-restricted-syntax': ['error', busyButtonOnly] },
    },
  ]).length;
const busy = 'export const save = <Button loading>Save</Button>;';

test("the library's own button is reported where it can be busy", () => {
  expect(reported(`import { Button } from '@chakra-ui/react'; ${busy}`)).toBe(1);
});

test('one that keeps its name is not', () => {
  expect(reported(`import { Button } from './button.tsx'; ${busy}`)).toBe(0);
});
