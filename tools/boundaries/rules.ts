import type { IForbiddenRuleType } from 'dependency-cruiser';
import { type Boundary, portalRules, tests } from './portal-rules.ts';

/** Every way of naming one of these packages in a resolved path. */
const packages = (...names: string[]) => names.map((name) => `node_modules/${name}(/|$)`);

/**
 * The boundaries between layers and features. `at` is put before every path of ours, so
 * that the same rules are held against the known-bad fixtures.
 */
export function rules(at: string): IForbiddenRuleType[] {
  return boundaries(at).map((each) => ({ ...each, severity: 'error' }));
}

function boundaries(at: string): Boundary[] {
  const own = (path: string) => `^${at}${path}`;
  const shared = [own('functions/src/contract/'), own('functions/src/domain/')];
  return [
    {
      name: 'contract-stands-alone',
      comment: 'The contract imports zod and itself.',
      from: { path: own('functions/src/contract/'), pathNot: tests },
      to: { pathNot: [own('functions/src/contract/'), ...packages('zod')] },
    },
    {
      name: 'domain-is-pure',
      comment: 'The domain imports the contract and zod: no Firebase, no Node, no I/O.',
      from: { path: own('functions/src/domain/'), pathNot: tests },
      to: { pathNot: [...shared, ...packages('zod')] },
    },
    {
      name: 'only-store-touches-firestore',
      comment: 'On the server, firebase-admin is the business of functions/src/store.',
      // The torture breaks Firestore's own client on purpose, and looks into Auth itself; the bench counts what the client is
      // asked, and has a server without the store to compare with.
      from: {
        path: own('(functions/src|tools)/'),
        pathNot: [
          own('functions/src/store/'),
          own('tools/torture/'),
          own('tools/bench/(api/bare-server|scale/count-firestore)\\.ts$'),
        ],
      },
      to: { path: packages('firebase-admin', '@google-cloud/firestore') },
    },
    {
      name: 'queries-stay-in-the-store',
      comment: 'Firestore’s own types stay in functions/src/store: features use its named reads.',
      from: { path: own('functions/src/'), pathNot: [own('functions/src/store/'), tests] },
      to: { path: own('functions/src/store/(query|firestore)\\.ts$') },
    },
    {
      name: 'store-is-below-http',
      comment: 'The store imports the contract and the domain: neither requests nor features.',
      from: { path: own('functions/src/store/'), pathNot: tests },
      to: { path: own('functions/src/(http|features)/') },
    },
    {
      name: 'http-is-below-features',
      comment:
        'What all calls share does not import the features that use it, nor persists anything.',
      from: { path: own('functions/src/http/'), pathNot: tests },
      to: { path: own('functions/src/(features/|store/(write|until-committed|audit)\\.ts$)') },
    },
    {
      name: 'services-persist',
      comment:
        'What is written, and how a conflict is met, is a feature’s service: its routes only call it.',
      from: { path: own('functions/src/(app|index|features/.*routes)\\.ts$') },
      to: {
        path: own(
          'functions/src/store/(write|until-committed|audit|once-per-request|create-once|edit-versioned)\\.ts$',
        ),
      },
    },
    {
      name: 'server-features-are-apart',
      comment: 'One feature of the server does not reach into another.',
      from: { path: own('functions/src/features/([^/]+)/') },
      to: { path: own('functions/src/features/'), pathNot: own('functions/src/features/$1/') },
    },
    {
      name: 'web-features-are-apart',
      comment: 'One feature of the web does not reach into another.',
      from: { path: own('web/src/features/([^/]+)/') },
      to: { path: own('web/src/features/'), pathNot: own('web/src/features/$1/') },
    },
    {
      name: 'web-shares-contract-and-domain',
      comment: 'Of the server, the web imports the contract and the domain alone.',
      from: { path: own('web/') },
      to: { path: own('functions/'), pathNot: [...shared, own('functions/src/support/')] },
    },
    {
      name: 'support-is-for-tests',
      comment: 'What helps tests, in either half, is imported by tests alone.',
      from: { path: own('(functions/src|web/src|tools)/'), pathNot: tests },
      to: { path: own('(functions/src|web/src|tests)/support/') },
    },
    {
      name: 'server-does-not-know-the-web',
      comment: 'What is deployed as functions imports nothing of the web or the tools.',
      from: { path: own('functions/src/') },
      to: { path: own('(web|tools|tests)/') },
    },
    {
      name: 'only-data-touches-firebase',
      comment: 'In the web, firebase and reactfire are the business of web/src/data.',
      from: { path: own('web/src/'), pathNot: [own('web/src/data/'), tests] },
      to: { path: packages('firebase', '@firebase/[^/]+', 'reactfire') },
    },
    {
      name: 'lower-layers-do-not-import-features',
      comment:
        'Shared components, devices, data, texts and theme do not import features or the apps.',
      from: { path: own('web/src/(components|device|data|texts|theme|routing)/'), pathNot: tests },
      to: { path: own('web/src/(features|app|portal)/') },
    },
    {
      name: 'features-do-not-import-the-app',
      comment: 'The app puts the features together; what both need lives below them.',
      from: { path: own('web/src/features/'), pathNot: tests },
      to: { path: own('web/src/app/') },
    },
    {
      name: 'theme-stands-alone',
      comment: 'The theme imports nothing of ours: components are made of it.',
      from: { path: own('web/src/theme/'), pathNot: tests },
      to: { path: own('web/src/'), pathNot: own('web/src/theme/') },
    },
    {
      name: 'routing-stands-alone',
      comment: 'The addresses of the app are below everything that links to them.',
      from: { path: own('web/src/routing/'), pathNot: tests },
      to: { path: own('web/src/'), pathNot: own('web/src/routing/') },
    },
    ...portalRules(own),
    {
      name: 'landing-is-light',
      comment: 'A first visitor loads no Chakra, Firebase, forms, maps, zod or query cache.',
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
          'zod',
        ),
      },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that import each other cannot be understood one at a time.',
      from: { path: own('(functions|web|tools|tests)/') },
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-what-is-declared',
      comment: 'Every package imported is named in a package.json; tests also use the halves’ own.',
      from: { path: own('(functions|web|tools)/'), pathNot: tests },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'],
        // Vite's own suffix hides from the cruiser that this package is declared and its file is there.
        pathNot: '^zxing-wasm/.+\\?url$',
      },
    },
  ];
}
