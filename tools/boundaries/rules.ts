import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Every way of naming one of these packages in a resolved path. */
const packages = (...names: string[]) => names.map((name) => `node_modules/${name}(/|$)`);

const tests = '\\.test\\.tsx?$';

/**
 * The walls of the house (README, the map of the rooms). `at` is put before every path of ours, so
 * that the same rules are held against the known-bad fixtures.
 */
export function rules(at: string): IForbiddenRuleType[] {
  const own = (path: string) => `^${at}${path}`;
  const shared = [own('functions/src/contract/'), own('functions/src/domain/')];
  return [
    {
      name: 'contract-stands-alone',
      comment: 'The contract imports zod and itself.',
      severity: 'error',
      from: { path: own('functions/src/contract/'), pathNot: tests },
      to: { pathNot: [own('functions/src/contract/'), ...packages('zod')] },
    },
    {
      name: 'domain-is-pure',
      comment: 'The domain imports the contract and zod: no Firebase, no Node, no I/O.',
      severity: 'error',
      from: { path: own('functions/src/domain/'), pathNot: tests },
      to: { pathNot: [...shared, ...packages('zod')] },
    },
    {
      name: 'only-store-touches-firestore',
      comment: 'On the server, firebase-admin is the business of functions/src/store.',
      severity: 'error',
      from: { path: own('(functions/src|tools)/'), pathNot: own('functions/src/store/') },
      to: { path: packages('firebase-admin', '@google-cloud/firestore') },
    },
    {
      name: 'server-rooms-are-apart',
      comment: 'One feature of the server does not reach into another.',
      severity: 'error',
      from: { path: own('functions/src/features/([^/]+)/') },
      to: { path: own('functions/src/features/'), pathNot: own('functions/src/features/$1/') },
    },
    {
      name: 'web-rooms-are-apart',
      comment: 'One feature of the web does not reach into another.',
      severity: 'error',
      from: { path: own('web/src/features/([^/]+)/') },
      to: { path: own('web/src/features/'), pathNot: own('web/src/features/$1/') },
    },
    {
      name: 'web-shares-contract-and-domain',
      comment: 'Of the server, the web imports the contract and the domain alone.',
      severity: 'error',
      from: { path: own('web/') },
      to: { path: own('functions/'), pathNot: shared },
    },
    {
      name: 'server-does-not-know-the-web',
      comment: 'What is deployed as functions imports nothing of the web or the tools.',
      severity: 'error',
      from: { path: own('functions/src/') },
      to: { path: own('(web|tools|tests)/') },
    },
    {
      name: 'only-data-touches-firebase',
      comment: 'In the web, firebase and reactfire are the business of web/src/data.',
      severity: 'error',
      from: { path: own('web/src/'), pathNot: [own('web/src/data/'), tests] },
      to: { path: packages('firebase', '@firebase/[^/]+', 'reactfire') },
    },
    {
      name: 'lower-floors-do-not-know-the-rooms',
      comment:
        'Shared components, devices, data, texts and theme do not import features or the app.',
      severity: 'error',
      from: { path: own('web/src/(components|device|data|theme)/'), pathNot: tests },
      to: { path: own('web/src/(features|app)/') },
    },
    {
      name: 'landing-is-light',
      comment: 'A first visitor loads no Chakra, Firebase, forms, maps, zod or query cache.',
      severity: 'error',
      from: { path: own('web/src/features/landing/'), pathNot: tests },
      to: {
        path: packages(
          '@chakra-ui/react',
          '@emotion/react',
          'firebase',
          'reactfire',
          'react-hook-form',
          '@tanstack/react-query',
          'leaflet',
          'react-leaflet',
          'zod',
        ),
      },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that import each other cannot be understood one at a time.',
      severity: 'error',
      from: { path: own('(functions|web|tools|tests)/') },
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-what-is-declared',
      comment: 'Every package imported is named in a package.json; tests also use the halves’ own.',
      severity: 'error',
      from: { path: own('(functions|web|tools)/'), pathNot: tests },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'],
        // Vite's own suffix hides from the cruiser that this package is declared and its file is there.
        pathNot: '^zxing-wasm/.+\\?url$',
      },
    },
  ];
}
