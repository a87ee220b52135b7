import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../shared/paths.ts';

const folders = ['common/src', 'functions/src', 'web/src', 'docs', 'tests', 'tools'];
const files = folders.flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx,md}`, { cwd: root }).map((file) => file.replaceAll('\\', '/')),
);

it('docs/architecture.md names only existing files', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const named = [...text.matchAll(/(?:^|`)([\w./-]+\.(?:tsx?|md))(?=[` ])/gm)].map(
    ([, file = '']) => file,
  );
  const missing = named.filter(
    (name) => !existsSync(join(root, name)) && !files.some((file) => file.endsWith(`/${name}`)),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});
