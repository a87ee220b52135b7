import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tools/shared/places.ts';

/** A row's last cell: `file`: the test's title. */
const reference = /\| `([^`]+)`: (.+) \|$/gm;

const rows = [...readFileSync(join(root, 'SECURITY.md'), 'utf8').matchAll(reference)];

it('every threat in SECURITY.md has its test', () => {
  expect(rows.length).toBeGreaterThan(20);
});

it('each of them is there', () => {
  const missing = rows.filter(([, file = '', title = '']) => {
    const source = readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'");
    return !source.includes(title);
  });
  expect(missing.map(([, file, title]) => `${file}: ${title}`)).toEqual([]);
});
