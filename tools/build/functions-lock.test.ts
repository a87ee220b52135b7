import { describe, expect, test } from 'vitest';
import { deployedManifest, lockOfWorkspace } from './functions-lock.ts';

const packages = {
  '': { version: '1.0.0' },
  functions: { version: '1.0.0', dependencies: { a: '1.0.0' } },
  'functions/node_modules/b': { version: '1.9.0' },
  'node_modules/a': {
    version: '1.0.0',
    dependencies: { b: '^2.0.0' },
    optionalDependencies: { missing: '1.0.0' },
    peerDependencies: { unwanted: '1.0.0' },
    peerDependenciesMeta: { unwanted: { optional: true } },
  },
  'node_modules/a/node_modules/b': { version: '2.0.0', dev: true, optional: true },
  'node_modules/b': { version: '1.0.0' },
  'node_modules/web-only': { version: '1.0.0' },
};

describe('the lock of one workspace', () => {
  test('locks the needed packages, each in the version that it finds, and nothing else', () => {
    expect(lockOfWorkspace(packages, 'functions')).toEqual({
      '': packages.functions,
      'node_modules/a': packages['node_modules/a'],
      'node_modules/a/node_modules/b': { version: '2.0.0' },
    });
  });

  test('prefers the workspace’s own folder of packages', () => {
    const nested = { ...packages, functions: { dependencies: { b: '^1.0.0' } } };
    expect(lockOfWorkspace(nested, 'functions')).toEqual({
      '': nested.functions,
      'node_modules/b': { version: '1.9.0' },
    });
  });

  test('fails when a needed package is not locked', () => {
    const incomplete = { functions: { dependencies: { a: '1.0.0' } } };
    expect(() => lockOfWorkspace(incomplete, 'functions')).toThrow('a, which functions needs');
  });
});

describe('deployedManifest', () => {
  const own = {
    name: '@wine-walk/functions',
    version: '0.1.0',
    type: 'module',
    main: 'dist/index.js',
    engines: { node: '24' },
    dependencies: { '@wine-walk/common': '0.1.0', 'firebase-admin': '1.2.3', zod: '4.0.0' },
  };

  test('contains only packages that are not in the bundle, with the Firestore client', () => {
    const locked = { 'node_modules/@google-cloud/firestore': { version: '9.0.0', optional: true } };
    expect(deployedManifest(own, locked)).toEqual({
      name: '@wine-walk/functions',
      version: '0.1.0',
      private: true,
      type: 'module',
      main: 'index.js',
      engines: { node: '24' },
      dependencies: { 'firebase-admin': '1.2.3', '@google-cloud/firestore': '9.0.0' },
    });
  });

  test('throws if the Firestore client is not locked', () => {
    expect(() => deployedManifest(own, {})).toThrow('@google-cloud/firestore is not locked');
  });
});
