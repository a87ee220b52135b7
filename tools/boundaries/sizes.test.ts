import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shared/places.ts';
import { type Size, sizeProblems } from './sizes.ts';

/** Files of fewer than 12 lines that earn it (ADR 94). A smaller number is written here once there are fewer. */
const maxTiny = 102;

const of = (count: number, lines: number, folder = 'functions/src/domain'): Size[] =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder}/${lines}-${index}.ts`, lines }));

test('the sizes of this repository are within their bounds', () => {
  const paths = globSync('{functions/src,web/src,tests,tools}/**/*.{ts,tsx,mjs,css}', {
    cwd: root,
    exclude: ['tools/boundaries/fixtures/**'],
  });
  const sizes = paths.map((path) => ({
    path,
    lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1,
  }));
  expect(sizes.length).toBeGreaterThan(1500);
  expect(sizeProblems(sizes, maxTiny)).toEqual([]);
});

test.each([
  ['one that is too long', [...of(40, 20), ...of(1, 221, 'tests/api')], /has 221 lines/],
  ['a middle that is too long', of(40, 51), /half of the files have 51/],
  ['too many that are long', [...of(37, 20), ...of(3, 111, 'web/src/app')], /web\/src: 5 of 100/],
  ['too many tiny ones', of(3, 11), /3 files have fewer than 12/],
])('%s is named', (_name, sizes, problem) => {
  expect(sizeProblems(sizes, 2).join('\n')).toMatch(problem);
});

test('a long test and two tiny files are none', () => {
  expect(sizeProblems([...of(40, 50), ...of(5, 220, 'web/src/support'), ...of(2, 11)], 2)).toEqual(
    [],
  );
});
