import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) =>
  readFileSync(new URL(`../../node_modules/${path}`, import.meta.url), 'utf8');

/* Each alias of vite.config.ts is needed as long as its package is built like this; else delete the alias. */

it('Firestore imports re2js eagerly, which only pipeline queries use', () => {
  expect(read('@firebase/firestore/dist/index.esm.js')).toMatch(/^import ['"]re2js['"]/m);
});

it('the bundle of ReactFire imports SDKs of unused Firebase products', () => {
  const bundle = read('reactfire/dist/index.js');
  expect(bundle).toMatch(/from ["']firebase\/database["']/);
  expect(JSON.parse(read('reactfire/package.json'))).not.toHaveProperty('sideEffects');
});

it('the source of ReactFire contains the modules in use', () => {
  const source = read('reactfire/src/index.ts');
  for (const module of ['auth', 'firebaseApp', 'firestore', 'sdk'])
    expect(source).toContain(`export * from './${module}';`);
});
