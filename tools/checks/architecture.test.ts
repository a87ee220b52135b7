import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { documentPaths } from '../../functions/src/firestore/paths.ts';
import { root } from '../shared/paths.ts';

const folders = ['common/src', 'functions/src', 'web/src', 'docs', 'tests', 'tools'];
const files = folders.flatMap((folder) =>
  globSync(`${folder}/**/*.{ts,tsx,md}`, { cwd: root }).map((file) => file.replaceAll('\\', '/')),
);

/** Path in code style from the project's root; files of settings are on the developer's machine only. */
const wholePath =
  /`((?:common|docs|emulator-data|functions|lab|tests|tools|web)\/(?!\.env)[\w./-]*\w)\/?`/g;

const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');

it('docs/architecture.md names only existing files', () => {
  const named = [...text.matchAll(/(?:^|`)([\w./-]+\.(?:tsx?|md))(?=[` ])/gm)].map(
    ([, file = '']) => file,
  );
  const missing = named.filter(
    (name) => !existsSync(join(root, name)) && !files.some((file) => file.endsWith(`/${name}`)),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

it('documents name only files and folders that exist, by their whole path', () => {
  const documents = globSync('{*,{docs,lab,tests,web}/**/*}.md', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  const missing = documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(wholePath)]
      .filter(([, path = '']) => !existsSync(join(root, path)))
      .map(([, path]) => `${document}: ${path}`),
  );
  expect(documents.length).toBeGreaterThan(40);
  expect(missing).toEqual([]);
});

it('docs/architecture.md names every collection', () => {
  const paths = Object.values(documentPaths).map((path) =>
    typeof path === 'string' ? path : path('{1}', '{2}', '{3}'),
  );
  const collections = paths.map((path) =>
    path
      .split('/')
      .filter((_, index) => index % 2 === 0)
      .join('/{}/'),
  );
  const named = text.replaceAll(/\{\w+\}/g, '{}');
  const missing = collections.filter((collection) => !named.includes(`\`${collection}/`));
  expect(Array.from(new Set(missing))).toEqual([]);
});
