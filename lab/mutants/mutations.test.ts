import { expect, test } from 'vitest';
import { applyMutation, mutationsOf } from './mutations.ts';

const all = (source: string, name = 'rule.ts') =>
  mutationsOf(source, name).map((mutation) => applyMutation(source, mutation));

test.each([
  ['a < b', ['a <= b', 'a > b']],
  ['a && b', ['a || b']],
  ['list.sort((a, b) => a - b)', ['list.sort((a, b) => a + b)']],
  ['if (!a) b();', ['if (!(!a)) b();', 'if (a) b();']],
  ['const x = a ? 1 : 2;', ['const x = !(a) ? 1 : 2;']],
  ['const yes = true;', ['const yes = false;']],
])('creates the mutants of %j', (source, mutants) => {
  expect(all(source)).toEqual(mutants);
});

test.each(["'a' + b", 'type A = true;', "import x from './y.ts';"])(
  'creates no mutants of %j',
  (source) => {
    expect(all(source)).toEqual([]);
  },
);

test('numbers mutants of a line with the same description', () => {
  const names = mutationsOf('a || b || c;', 'rule.ts').map(({ description }) => description);
  expect(names).toEqual(['1: || → &&', '1: || → && (2)']);
});

test('reads JSX in a .tsx file, and a type assertion in a .ts file', () => {
  const view = 'const View = () => <p>{a && <b title="c">d</b>}</p>;';
  expect(all(view, 'view.tsx')).toEqual([view.replace('&&', '||')]);
  expect(all('const x = <number>a && b;')).toEqual(['const x = <number>a || b;']);
});
