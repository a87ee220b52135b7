import type { Plugin } from 'esbuild';

/** Functions of each part of the Admin SDK that Firebase Functions calls for the functions of the app. */
const used: Readonly<Record<string, readonly string[]>> = {
  'firebase-admin/app': ['applicationDefault', 'deleteApp', 'getApp', 'initializeApp'],
  'firebase-admin/app-check': ['getAppCheck'],
  'firebase-admin/auth': ['getAuth'],
  'firebase-admin/firestore': ['getFirestore'],
};

/**
 * Has Firebase Functions load the Admin SDK with the first call of one of its functions: it imports all of it where a
 * function is declared, which took three quarters of the time that an instance needs to load.
 */
export const lazyAdmin: Plugin = {
  name: 'lazy-admin',
  setup(build) {
    build.onResolve({ filter: /^firebase-admin\// }, ({ path, importer, kind }) =>
      kind === 'import-statement' && /[\\/]firebase-functions[\\/]/.test(importer)
        ? { path, namespace: 'lazy-admin' }
        : null,
    );
    build.onLoad({ filter: /./, namespace: 'lazy-admin' }, ({ path }) => ({
      contents: (used[path] ?? [])
        .map((name) => `export const ${name} = (...given) => require('${path}').${name}(...given);`)
        .join('\n'),
    }));
  },
};
