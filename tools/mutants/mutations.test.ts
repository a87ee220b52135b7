import { expect, test } from 'vitest';
import { mutated, mutationsOf } from './mutations.ts';

const all = (source: string) => mutationsOf(source).map((each) => mutated(source, each));

test.each([
  ['a < b', ['a <= b', 'a > b']],
  ['a && b', ['a || b']],
  ['list.sort((a, b) => a - b)', ['list.sort((a, b) => a + b)']],
  ['if (!a) b();', ['if (!(!a)) b();', 'if (a) b();']],
  ['const x = a ? 1 : 2;', ['const x = !(a) ? 1 : 2;']],
  ['const yes = true;', ['const yes = false;']],
])('the mutants of %j', (source, mutants) => {
  expect(all(source)).toEqual(mutants);
});

test.each(["'a' + b", 'type A = true;', "import x from './y.ts';"])(
  'there are none of %j',
  (source) => {
    expect(all(source)).toEqual([]);
  },
);
