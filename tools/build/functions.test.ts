import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPath } from '../shared/paths.ts';
import { functionsBuildOptions } from './functions.ts';

const outdir = runPath('build', `functions-test-${process.pid}`);

beforeAll(() => build({ ...functionsBuildOptions, outdir }), 60_000);
afterAll(() => rmSync(outdir, { recursive: true, force: true }));

/** `const { createEvent: createEvent2 } = (await import("./dist-A.js")).default` and without `default`. */
const lazyImport = /const \{ ([^}]+) \} = \(?await import\("(\.\/[^"]+)"\)\)?(\.default)?/g;

test('a package that is loaded later has the names that the functions use', async () => {
  const bundle = readFileSync(join(outdir, 'index.js'), 'utf8');
  const imports = [...bundle.matchAll(lazyImport)];
  expect(imports.length).toBeGreaterThanOrEqual(3);
  for (const [statement, names = '', chunk = '', isDefault] of imports) {
    const loaded = (await import(pathToFileURL(join(outdir, chunk)).href)) as { default: object };
    const exported = isDefault ? loaded.default : loaded;
    for (const name of names.split(', ').map((each) => each.split(':')[0] ?? ''))
      expect(exported, statement).toHaveProperty(name);
  }
});
