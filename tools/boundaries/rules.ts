import type { IForbiddenRuleType } from 'dependency-cruiser';

type Boundary = IForbiddenRuleType & { name: string; comment: string };
/** Turns a path of this repository into a pattern. */
type Own = (path: string) => string;

/** Path pattern of tests and test helpers. */
const tests = '\\.test\\.tsx?$|/src/support/';

/** Returns path patterns of packages, for every way in which they resolve. */
const packages = (...names: string[]) => names.map((name) => `node_modules/${name}(/|$)`);

/**
 * Boundaries between layers and topics. `at` prefixes every path of this repository, so that the same rules are
 * checked against the known-bad fixtures.
 */
export function rules(at: string): IForbiddenRuleType[] {
  const own: Own = (path) => `^${at}${path}`;
  const boundaries = [...layers(own), ...appBoundaries(own), ...projectBoundaries(own)];
  return boundaries.map((rule) => ({ ...rule, severity: 'error' }));
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

/** Layers by folder: forbidden imports of each, or the only folders that it may import besides zod. */
function layers(own: Own): Boundary[] {
  const layer = (
    folder: string,
    to: { path?: string | string[]; pathNot?: string | string[] },
  ): Boundary => ({
    name: `layer ${folder}`,
    comment: 'Imports point from the apps down to the base layers.',
    from: { path: own(`${folder}/`), pathNot: tests },
    to,
  });
  const only = (folders: string) => ({ pathNot: [own(folders), ...packages('zod')] });
  const none = (...paths: string[]) => ({ path: paths.map(own) });
  return [
    layer('common/src/model', only('common/src/model/')),
    layer('common/src/api', only('common/src/(api|model)/')),
    layer('common/src/lib', only('common/src/(api|model|lib)/')),
    layer('common/src/rules', only('common/src/(api|model|rules|lib)/')),
    layer('functions/src/firestore', none('functions/src/(http|mail|modules)/')),
    layer('functions/src/mail', none('functions/src/(http|modules)/')),
    layer(
      'functions/src/http',
      none('functions/src/(modules/|firestore/(write|commit-with-retry|audit)\\.ts$)'),
    ),
    layer('web/src/platform', none('web/src/(ui|i18n|shared|attendee|portal)/')),
    layer('web/src/platform/(device|storage)', none('common/src/(rules|api)/')),
    layer('web/src/ui/theme', {
      path: own('web/src/'),
      pathNot: own('web/src/ui/theme/'),
    }),
    layer(
      'web/src/ui',
      none(
        'web/src/(shared|attendee|portal)/',
        'web/src/platform/(api|firebase|live|session|delivery-queue)/',
        'common/src/(rules|api)/',
      ),
    ),
    layer(
      'web/src/i18n',
      none(
        'web/src/(ui|shared|attendee|portal)/',
        'web/src/platform/(api|firebase|live|session|delivery-queue)/',
      ),
    ),
    layer('web/src/shared', none('web/src/(attendee|portal)/')),
    layer('web/src/portal/session', none('web/src/portal/(kit|shared|features|app)/')),
    layer('web/src/portal/kit', none('web/src/portal/(shared|features|app)/')),
    layer('web/src/(attendee|portal)/shared', none('web/src/(attendee|portal)/(features|app)/')),
    layer('web/src/attendee/(features|shared)', none('web/src/portal/')),
    layer('web/src/(attendee|portal)/features', none('web/src/(attendee|portal)/app/')),
  ];
}

function appBoundaries(own: Own): Boundary[] {
  return [
    {
      name: 'topics-are-apart',
      comment: 'A topic never imports another one; what both need is in a layer below.',
      from: {
        path: own('(functions/src/modules|web/src/(?:attendee|portal)/features)/([^/]+)/'),
      },
      to: { path: own('$1/'), pathNot: own('$1/$2/') },
    },
    {
      name: 'server-does-not-import-the-web',
      comment: 'Deployed functions import nothing of the web app, tools or tests.',
      from: { path: own('(common|functions)/src/') },
      to: { path: own('(web|tools|tests)/') },
    },
    {
      name: 'web-does-not-import-the-server',
      comment: 'What both halves need is in common.',
      from: { path: own('web/') },
      to: { path: own('functions/') },
    },
    {
      name: 'apps-are-apart',
      comment: 'Attendee app and portal share components and data, no screens.',
      from: { path: own('web/src/portal/'), pathNot: tests },
      to: { path: own('web/src/attendee/') },
    },
    {
      name: 'portal-has-one-entry',
      comment: 'Outside the portal, only attendee/app/boot imports it, and only load-portal.ts.',
      from: { path: own('web/src/((?!portal/)[^/]+)/'), pathNot: tests },
      to: { path: own('web/src/portal/'), pathNot: own('web/src/portal/app/load-portal\\.ts$') },
    },
    {
      name: 'portal-loads-lazily',
      comment: 'No attendee downloads the portal.',
      from: { path: own('web/src/((?!portal/)[^/]+)/'), pathNot: tests },
      to: { path: own('web/src/portal/'), dynamic: false },
    },
    {
      name: 'admin-sdk-in-one-layer',
      comment: 'On the server only functions/src/firestore imports firebase-admin.',
      // The benchmark compares the API with its bare server.
      from: {
        path: own('(functions/src|tools|lab)/'),
        pathNot: [own('functions/src/firestore/'), own('lab/bench/api/bare-server\\.ts$')],
      },
      to: { path: packages('firebase-admin', '@google-cloud/firestore') },
    },
    {
      name: 'queries-in-one-layer',
      comment: 'Modules use named reads; Firestore types stay in functions/src/firestore.',
      from: { path: own('functions/src/'), pathNot: [own('functions/src/firestore/'), tests] },
      to: { path: own('functions/src/firestore/(query|firestore)\\.ts$') },
    },
    {
      name: 'services-write',
      comment: 'Routes call a service; the service writes and resolves conflicts.',
      from: { path: own('functions/src/(app|index|modules/.*routes)\\.ts$') },
      to: {
        path: own(
          'functions/src/firestore/(write|commit-with-retry|audit|idempotency|versioned-update)\\.ts$',
        ),
      },
    },
    {
      name: 'firebase-in-the-platform',
      comment: 'In the web only the platform imports firebase and reactfire.',
      from: { path: own('web/src/'), pathNot: [own('web/src/platform/'), tests] },
      to: { path: packages('firebase', '@firebase/[^/]+', 'reactfire') },
    },
    {
      name: 'query-cache-in-the-platform',
      comment: 'Screens call the API by useCall and useApiQuery of web/src/platform/api only.',
      from: {
        path: own('web/src/'),
        pathNot: [own('web/src/platform/api/'), tests],
      },
      to: { path: packages('@tanstack/react-query') },
    },
    {
      name: 'charts-on-results-only',
      comment: 'Only the results load the chart library.',
      from: { path: own('web/src/'), pathNot: [own('web/src/portal/features/results/'), tests] },
      to: { path: packages('@visx/[^/]+') },
    },
    {
      name: 'landing-is-light',
      comment: 'A first visitor loads no Chakra, Firebase, forms, maps, zod or query cache.',
      from: { path: own('web/src/attendee/features/landing/'), pathNot: tests },
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
  ];
}

function projectBoundaries(own: Own): Boundary[] {
  return [
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
        // The ?url suffix of Vite hides from dependency-cruiser that the package is declared; a plugin makes virtual:texts.
        pathNot: '^(zxing-wasm/.+\\?url|virtual:texts(-topics|-prerendered)?)$',
      },
    },
  ];
}
