import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tools/shared/places.ts';

/** A row's last cell: `file`: the test's title. */
const reference = /\| `([^`]+)`: (.+) \|$/gm;

const rowsOf = (document: string) => [
  ...readFileSync(join(root, document), 'utf8').matchAll(reference),
];

it.each(['SECURITY.md', 'docs/asvs.md', 'docs/defences.md'])(
  'every row of %s has its test, which is there',
  (document) => {
    const rows = rowsOf(document);
    expect(rows.length).toBeGreaterThan(20);
    const missing = rows.filter(([, file = '', title = '']) => {
      const source = readFileSync(join(root, file), 'utf8').replaceAll("\\'", "'");
      return !source.includes(title);
    });
    expect(missing.map(([, file, title]) => `${file}: ${title}`)).toEqual([]);
  },
);
