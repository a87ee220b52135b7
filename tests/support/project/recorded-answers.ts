import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requiredApis } from '../../../tools/project/items/access-items.ts';
import { functionNames } from '../../../tools/project/items/app-items.ts';
import { root } from '../../../tools/shared/paths.ts';

/** Status and body of an answer. */
export interface Answer {
  status: number;
  body: object;
}

/** Answers by method and URL without scheme and query, such as `GET run.googleapis.com/v2/…`. */
export type Answers = Record<string, Answer>;

export const projectId = 'wine-walk-test';
const number = '123456789012';
const account = `wine-walk-functions@${projectId}.iam.gserviceaccount.com`;
const compute = `serviceAccount:${number}-compute@developer.gserviceaccount.com`;
const database = `projects/${projectId}/databases/(default)`;
const billingAccount = 'billingAccounts/0X0X0X-0X0X0X-0X0X0X';

const answer = (body: object): Answer => ({ status: 200, body });

/** https://cloud.google.com/apis/design/errors#error_info */
export const disabledApi = (service: string): Answer => ({
  status: 403,
  body: {
    error: {
      code: 403,
      message: `${service} has not been used in project ${number} before or it is disabled.`,
      status: 'PERMISSION_DENIED',
      details: [
        {
          '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
          reason: 'SERVICE_DISABLED',
          domain: 'googleapis.com',
          metadata: { service, consumer: `projects/${number}` },
        },
      ],
    },
  },
});

export const forbidden: Answer = {
  status: 403,
  body: {
    error: {
      code: 403,
      message: 'The caller does not have permission',
      status: 'PERMISSION_DENIED',
    },
  },
};

export const notFound: Answer = {
  status: 404,
  body: { error: { code: 404, message: 'Requested entity was not found.', status: 'NOT_FOUND' } },
};

interface IndexFile {
  indexes: { collectionGroup: string; queryScope: string; fields: object[] }[];
  fieldOverrides: { collectionGroup: string; fieldPath: string; ttl?: boolean }[];
}
const file = JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8')) as IndexFile;

export const firestoreIndexes = file.indexes.map(({ collectionGroup, queryScope, fields }, at) => ({
  name: `${database}/collectionGroups/${collectionGroup}/indexes/CICAgO${at}`,
  queryScope,
  fields: [...fields, { fieldPath: '__name__', order: 'ASCENDING' }],
  state: 'READY',
}));

export const firestoreTtlFields = file.fieldOverrides
  .filter(({ ttl }) => ttl)
  .map(({ collectionGroup, fieldPath }) => ({
    name: `${database}/collectionGroups/${collectionGroup}/fields/${fieldPath}`,
    indexConfig: { indexes: [] },
    ttlConfig: { state: 'ACTIVE' },
  }));

const crm = `cloudresourcemanager.googleapis.com/v3/projects/${projectId}`;
const iam = `iam.googleapis.com/v1/projects/${projectId}/serviceAccounts`;
const firebase = `firebase.googleapis.com/v1beta1/projects/${projectId}`;
const hosting = `firebasehosting.googleapis.com/v1beta1/projects/${projectId}/sites`;
const auth = `identitytoolkit.googleapis.com/admin/v2/projects/${projectId}/config`;
const firestore = `firestore.googleapis.com/v1/${database}`;
const run = `run.googleapis.com/v2/projects/${projectId}/locations/us-central1/services/api`;
const images = `artifactregistry.googleapis.com/v1/projects/${projectId}/locations/us-central1/repositories/gcf-artifacts`;
const logs = `logging.googleapis.com/v2/projects/${projectId}/locations/global/buckets/_Default`;
const monitoring = `monitoring.googleapis.com/v3/projects/${projectId}`;
const budgets = `billingbudgets.googleapis.com/v1/${billingAccount}/budgets`;
const appId = `1:${number}:web:abcdef0123456789`;

export { appId as webAppId, number as projectNumber };

/** Answer to the query of test mails: an earlier one that failed, and the newest one in a state. */
export const testMails = (state: string, reason?: string) => [
  testMail('failed', '2026-11-20T09:00:00Z', 'connection refused'),
  testMail(state, '2026-11-20T10:00:00Z', reason),
];

const testMail = (state: string, createdAt: string, reason?: string) => ({
  document: {
    name: `${database}/documents/mails/${createdAt}`,
    fields: {
      kind: { stringValue: 'test' },
      to: { stringValue: 'dana@example.org' },
      state: { stringValue: state },
      reason: reason === undefined ? { nullValue: null } : { stringValue: reason },
      createdAt: { stringValue: createdAt },
    },
  },
  readTime: '2026-11-20T10:01:00Z',
});

const revisionName = (number: number) =>
  `projects/${projectId}/locations/us-central1/services/api/revisions/api-0000${number}`;
const containers = (number: number, env: object[]) => [
  { image: `us-docker.pkg.dev/api:${number}`, env },
];

/** Service of the API whose latest revision has this number: https://cloud.google.com/run/docs/reference/rest/v2/projects.locations.services */
export const apiService = (number: number, env: object[] = []) => ({
  name: `projects/${projectId}/locations/us-central1/services/api`,
  template: {
    revision: `api-0000${number}`,
    serviceAccount: account,
    scaling: { minInstanceCount: 1, maxInstanceCount: 20 },
    containers: containers(number, env),
  },
  latestCreatedRevision: revisionName(number),
  latestReadyRevision: revisionName(number),
  uri: 'https://api-abcdefghij-uc.a.run.app',
});

/** Revision of the API: https://cloud.google.com/run/docs/reference/rest/v2/projects.locations.services.revisions */
export const apiRevision = (number: number, env: object[] = []) => ({
  name: revisionName(number),
  createTime: `2026-11-0${number}T09:00:00Z`,
  containers: containers(number, env),
});

/** URLs whose answers the tests change. */
export const urls = {
  crm,
  iam,
  firebase,
  hosting,
  auth,
  firestore,
  run,
  images,
  monitoring,
  logs,
  budgets,
};

/** Answers of a project in which everything holds, in the shapes of the reference pages that tools/project names. */
export const completeProject: Answers = {
  [`GET ${crm}`]: answer({ name: `projects/${number}`, projectId, state: 'ACTIVE' }),
  [`POST ${crm}:getIamPolicy`]: answer({
    version: 1,
    etag: 'BwYx',
    bindings: [
      { role: 'roles/owner', members: ['user:dana@example.org'] },
      { role: 'roles/cloudbuild.builds.builder', members: [compute] },
      ...[
        'roles/datastore.user',
        'roles/firebaseauth.admin',
        'roles/eventarc.eventReceiver',
        'roles/run.invoker',
        'roles/logging.logWriter',
      ].map((role) => ({ role, members: [`serviceAccount:${account}`] })),
    ],
  }),
  [`GET cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`]: answer({
    name: `projects/${projectId}/billingInfo`,
    projectId,
    billingAccountName: billingAccount,
    billingEnabled: true,
  }),
  [`GET serviceusage.googleapis.com/v1/projects/${projectId}/services`]: answer({
    services: requiredApis.map((api) => ({
      name: `projects/${number}/services/${api}`,
      config: { name: api },
      state: 'ENABLED',
      parent: `projects/${number}`,
    })),
  }),
  [`GET ${iam}/${account}`]: answer({
    name: `projects/${projectId}/serviceAccounts/${account}`,
    projectId,
    email: account,
    displayName: 'Wine Walk functions',
  }),
  [`POST ${iam}/${account}:getIamPolicy`]: answer({
    version: 1,
    etag: 'BwYy',
    bindings: [
      { role: 'roles/iam.serviceAccountTokenCreator', members: [`serviceAccount:${account}`] },
    ],
  }),
  [`GET orgpolicy.googleapis.com/v2/projects/${projectId}/policies/iam.allowedPolicyMemberDomains:getEffectivePolicy`]:
    answer({
      name: `projects/${number}/policies/iam.allowedPolicyMemberDomains`,
      spec: { rules: [{ allowAll: true }] },
    }),
  [`GET cloudquotas.googleapis.com/v1/projects/${projectId}/locations/global/services/run.googleapis.com/quotaInfos`]:
    answer({
      quotaInfos: [
        {
          name: `projects/${number}/locations/global/services/run.googleapis.com/quotaInfos/CpuAllocPerProjectRegion`,
          quotaId: 'CpuAllocPerProjectRegion',
          metric: 'run.googleapis.com/cpu_allocation',
          dimensions: ['region'],
          dimensionsInfos: [
            {
              dimensions: { region: 'us-central1' },
              details: { value: '200000' },
              applicableLocations: ['us-central1'],
            },
          ],
        },
      ],
    }),
  [`GET ${firebase}`]: answer({ projectId, projectNumber: number, state: 'ACTIVE' }),
  [`GET ${firebase}/webApps`]: answer({
    apps: [
      {
        name: `projects/${projectId}/webApps/${appId}`,
        appId,
        displayName: 'Wine Walk',
        projectId,
        state: 'ACTIVE',
      },
    ],
  }),
  [`GET ${firebase}/webApps/${appId}/config`]: answer({
    projectId,
    appId,
    apiKey: 'AIzaSyTest',
    authDomain: `${projectId}.firebaseapp.com`,
  }),
  [`GET ${hosting}`]: answer({
    sites: [
      {
        name: `projects/${projectId}/sites/${projectId}`,
        defaultUrl: `https://${projectId}.web.app`,
        appId,
        type: 'DEFAULT_SITE',
      },
    ],
  }),
  [`GET ${auth}`]: answer({
    name: `projects/${number}/config`,
    signIn: { email: { enabled: true, passwordRequired: false } },
    authorizedDomains: [`${projectId}.firebaseapp.com`, `${projectId}.web.app`],
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  }),
  [`GET ${firestore}`]: answer({
    name: database,
    locationId: 'us-central1',
    type: 'FIRESTORE_NATIVE',
    pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  }),
  [`GET ${firestore}/backupSchedules`]: answer({
    backupSchedules: [
      { name: `${database}/backupSchedules/1`, retention: '1209600s', dailyRecurrence: {} },
    ],
  }),
  [`GET ${firestore}/collectionGroups/-/indexes`]: answer({ indexes: firestoreIndexes }),
  [`GET ${firestore}/collectionGroups/-/fields`]: answer({ fields: firestoreTtlFields }),
  [`GET cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/us-central1/functions`]:
    answer({
      functions: functionNames.map((name) => ({
        name: `projects/${projectId}/locations/us-central1/functions/${name}`,
        environment: 'GEN_2',
        state: 'ACTIVE',
        ...(name.startsWith('catalogOn') && {
          eventTrigger: {
            eventType: 'google.cloud.firestore.document.v1.written',
            eventFilters: [{ attribute: 'database', value: '(default)' }],
          },
        }),
      })),
    }),
  [`GET ${images}`]: answer({
    cleanupPolicies: {
      'keep-last-10': { action: 'KEEP', mostRecentVersions: { keepCount: 10 } },
      'delete-after-60-days': {
        action: 'DELETE',
        condition: { tagState: 'ANY', olderThan: '5184000s' },
      },
    },
  }),
  [`GET ${run}:getIamPolicy`]: answer({
    bindings: [{ role: 'roles/run.invoker', members: ['allUsers'] }],
  }),
  [`GET ${run}`]: answer(apiService(2)),
  [`GET ${run}/revisions/api-00002`]: answer(apiRevision(2)),
  [`GET firebaserules.googleapis.com/v1/projects/${projectId}/releases/cloud.firestore`]: answer({
    name: `projects/${projectId}/releases/cloud.firestore`,
    rulesetName: `projects/${projectId}/rulesets/1`,
  }),
  [`GET firebasehosting.googleapis.com/v1beta1/sites/${projectId}/channels/live`]: answer({
    name: `sites/${projectId}/channels/live`,
    release: {
      name: `sites/${projectId}/channels/live/releases/2`,
      releaseTime: '2026-11-20T10:00:00Z',
    },
  }),
  [`GET secretmanager.googleapis.com/v1/projects/${projectId}/secrets/SMTP_PASSWORD/versions/latest`]:
    answer({ name: `projects/${number}/secrets/SMTP_PASSWORD/versions/1`, state: 'ENABLED' }),
  [`POST ${firestore}/documents:runQuery`]: answer(testMails('sent')),
  [`GET ${monitoring}/notificationChannels`]: answer({
    notificationChannels: [
      {
        name: `projects/${projectId}/notificationChannels/1`,
        type: 'email',
        enabled: true,
        labels: { email_address: 'dana@example.org' },
      },
    ],
  }),
  [`GET ${logs}`]: answer({
    name: `projects/${projectId}/locations/global/buckets/_Default`,
    description: 'Default bucket',
    retentionDays: 30,
    lifecycleState: 'ACTIVE',
  }),
  [`GET ${monitoring}/uptimeCheckConfigs`]: answer({
    uptimeCheckConfigs: [
      {
        name: `projects/${projectId}/uptimeCheckConfigs/wine-walk-api`,
        monitoredResource: {
          type: 'uptime_url',
          labels: { project_id: projectId, host: `${projectId}.web.app` },
        },
        httpCheck: { path: '/api/health', port: 443, useSsl: true },
      },
    ],
  }),
  [`GET ${monitoring}/alertPolicies`]: answer({
    alertPolicies: [
      'Wine Walk: errors in the log',
      'Wine Walk: phones cannot finish their sign-in',
      'Wine Walk: the API does not answer',
    ].map((displayName) => ({
      displayName,
      enabled: true,
      notificationChannels: [`projects/${projectId}/notificationChannels/1`],
    })),
  }),
  [`GET ${budgets}`]: answer({
    budgets: [
      {
        name: `${billingAccount}/budgets/1`,
        displayName: `Wine Walk ${projectId}`,
        budgetFilter: { projects: [`projects/${number}`] },
        amount: { specifiedAmount: { currencyCode: 'USD', units: '25' } },
      },
    ],
  }),
};

/** Returns the answers of a complete project whose database in use has this name; triggers are still those of the earlier one. */
export const completeProjectIn = (databaseName: string): Answers =>
  Object.fromEntries(
    Object.entries(completeProject).map(([key, recorded]) => [
      key.replace('databases/(default)', `databases/${databaseName}`),
      JSON.parse(
        JSON.stringify(recorded).replaceAll('databases/(default)', `databases/${databaseName}`),
      ) as Answer,
    ]),
  );
