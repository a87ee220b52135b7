import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../shared/paths.ts';

const shown = [
  'web/src/**/*.{ts,tsx,css}',
  'functions/src/**/*.ts',
  'common/src/messages/**/*.json',
];

it('a dot between facts is after a no-break space, so that it never begins a line', () => {
  const files = globSync(shown, { cwd: root }).filter((file) => !file.includes('.test.'));
  const breaking = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => line.includes(' · ') && !/^\s*(?:\*|\/[*/])/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(breaking).toEqual([]);
});
