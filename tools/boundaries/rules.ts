import type { IForbiddenRuleType } from 'dependency-cruiser';
import { type Boundary, packages, tests } from './boundary.ts';
import { webRules } from './web-rules.ts';

/**
 * Boundaries between layers and topics. `at` prefixes every path of this repository, so that the same rules are
 * checked against the known-bad fixtures.
 */
export function rules(at: string): IForbiddenRuleType[] {
  return boundaries(at).map((rule) => ({ ...rule, severity: 'error' }));
}

function boundaries(at: string): Boundary[] {
  const own = (path: string) => `^${at}${path}`;
  return [
    ...commonRules(own),
    ...functionsRules(own),
    ...webRules(own),
    {
      name: 'support-is-for-tests',
      comment: 'Only tests import test helpers.',
      from: { path: own('(common/src|functions/src|web/src|tools)/'), pathNot: tests },
      to: { path: own('((common|functions|web)/src|tests)/support/') },
    },
    {
      name: 'only-lab-imports-lab',
      comment: 'Everything else works without the packages of lab.',
      from: { path: own('(common|functions|web|tools|tests)/') },
      to: { path: own('lab/') },
    },
    {
      name: 'specification-is-black-box',
      comment:
        'Tests of the specification know the product by its address only, so that they hold its promise.',
      from: { path: own('tests/specification/') },
      to: {
        path: own('(common|functions|web|tools|tests|lab)/'),
        pathNot: own('tests/(specification/|support/e2e/chromium-flags\\.ts$)'),
      },
    },
    {
      name: 'no-cycles',
      comment: 'Modules that import each other cannot be understood one at a time.',
      from: { path: own('(common|functions|web|tools|tests|lab)/') },
      to: { circular: true, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'only-declared-packages',
      comment: 'Every imported package is declared in a package.json.',
      from: { path: own('(common|functions|web|tools)/'), pathNot: tests },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'],
        // The ?url suffix of Vite hides from dependency-cruiser that the package is declared.
        pathNot: '^zxing-wasm/.+\\?url$',
      },
    },
  ];
}

/** Forbids folders that import each other; checked without tests, whose helpers know both sides. */
export function folderRules(at: string): IForbiddenRuleType[] {
  return [
    {
      name: 'no-folder-cycles',
      comment: 'Folders that import each other have no order to read them in.',
      severity: 'error',
      scope: 'folder',
      from: { path: `^${at}(common|functions|web)/` },
      to: { circular: true },
    },
  ];
}

function commonRules(own: (path: string) => string): Boundary[] {
  return [
    {
      name: 'model-stands-alone',
      comment: 'Documents and values import zod and each other.',
      from: { path: own('common/src/model/'), pathNot: tests },
      to: { pathNot: [own('common/src/model/'), ...packages('zod')] },
    },
    {
      name: 'api-imports-model',
      comment: 'Endpoints import the model, zod and each other.',
      from: { path: own('common/src/api/'), pathNot: tests },
      to: { pathNot: [own('common/src/(api|model)/'), ...packages('zod')] },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules import the rest of common and zod: no Firebase, no Node, no I/O.',
      from: { path: own('common/src/(rules|lib)/'), pathNot: tests },
      to: { pathNot: [own('common/src/(api|model|rules|lib)/'), ...packages('zod')] },
    },
    {
      name: 'lib-knows-no-rules',
      comment: 'Helpers of lib are below the rules.',
      from: { path: own('common/src/lib/'), pathNot: tests },
      to: { path: own('common/src/rules/') },
    },
  ];
}

function functionsRules(own: (path: string) => string): Boundary[] {
  return [
    {
      name: 'only-firestore-layer-touches-firestore',
      comment: 'On the server only functions/src/firestore imports firebase-admin.',
      // The bare server of the benchmark is what the API is compared with.
      from: {
        path: own('(functions/src|tools|lab)/'),
        pathNot: [own('functions/src/firestore/'), own('lab/bench/api/bare-server\\.ts$')],
      },
      to: { path: packages('firebase-admin', '@google-cloud/firestore') },
    },
    {
      name: 'queries-stay-in-the-firestore-layer',
      comment: 'Modules use named reads; Firestore types stay in functions/src/firestore.',
      from: { path: own('functions/src/'), pathNot: [own('functions/src/firestore/'), tests] },
      to: { path: own('functions/src/firestore/(query|firestore)\\.ts$') },
    },
    {
      name: 'firestore-layer-is-below-http',
      comment: 'The Firestore layer imports neither requests nor modules.',
      from: { path: own('functions/src/firestore/'), pathNot: tests },
      to: { path: own('functions/src/(http|mail|modules)/') },
    },
    {
      name: 'mail-is-below-modules',
      comment: 'Sending mail is for every module: it imports neither requests nor modules.',
      from: { path: own('functions/src/mail/'), pathNot: tests },
      to: { path: own('functions/src/(http|modules)/') },
    },
    {
      name: 'http-is-below-modules',
      comment: 'The HTTP layer imports no module and writes nothing.',
      from: { path: own('functions/src/http/'), pathNot: tests },
      to: { path: own('functions/src/(modules/|firestore/(write|commit-with-retry|audit)\\.ts$)') },
    },
    {
      name: 'services-write',
      comment: 'Routes call a service; the service writes and resolves conflicts.',
      from: { path: own('functions/src/(app|index|modules/.*routes)\\.ts$') },
      to: {
        path: own(
          'functions/src/firestore/(write|commit-with-retry|audit|with-idempotency|create-idempotent|versioned-update)\\.ts$',
        ),
      },
    },
    {
      name: 'modules-are-apart',
      comment: 'A module of the server does not import another one.',
      from: { path: own('functions/src/modules/([^/]+)/') },
      to: { path: own('functions/src/modules/'), pathNot: own('functions/src/modules/$1/') },
    },
    {
      name: 'server-does-not-import-the-web',
      comment: 'Deployed functions import nothing of the web app, tools or tests.',
      from: { path: own('(common|functions)/src/') },
      to: { path: own('(web|tools|tests)/') },
    },
  ];
}
