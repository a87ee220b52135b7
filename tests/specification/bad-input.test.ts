import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folders = ['tests/api', 'web/src', 'functions/src'];

/** The text of the tests by their file's first name; two files may share it. */
function testTexts(): Map<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => join(root, folder, file)),
  );
  const byName = Map.groupBy(files, (file) => basename(file).replace(/\.test\.tsx?$/, ''));
  return new Map(
    [...byName].map(([name, same]) => [
      name,
      same.map((file) => readFileSync(file, 'utf8')).join(),
    ]),
  );
}

it('every test that docs/bad-input.md names is there', () => {
  const texts = testTexts();
  const rows = readFileSync(join(root, 'docs/bad-input.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes('`'))
    .map((line) => line.split('|').at(-2) ?? '');
  const named = rows.flatMap((cell) => [...cell.matchAll(/`([\w-]+)`: ([^;]+)/g)]);
  expect(named.length).toBeGreaterThanOrEqual(rows.length);
  const missing = named.flatMap(([, file = '', words = '']) =>
    texts.get(file)?.includes(words.trim()) ? [] : [`${file}: ${words.trim()}`],
  );
  expect(missing).toEqual([]);
});
