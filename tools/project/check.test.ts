import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { selfSignedCertificate } from '../../tests/support/api/wallet-certificates.ts';
import {
  type Answers,
  completeProject,
  disabledApi,
  firestoreIndexes,
  firestoreTtlFields,
  forbidden,
  notFound,
  projectId,
  testMails,
  urls,
} from '../../tests/support/project/recorded-answers.ts';
import {
  completeSettings,
  type Replay,
  type ReplayOptions,
  replay,
} from '../../tests/support/project/replay-server.ts';
import { root } from '../shared/paths.ts';
import { printLine } from '../shared/print.ts';
import { checkProject } from './check.ts';
import { requiredApis } from './items/access-items.ts';
import { functionNames, signUpQuota } from './items/app-items.ts';
import { deployedDataItems } from './items/data-items.ts';

vi.mock('../shared/print.ts', () => ({ printLine: vi.fn() }));

let running: Replay | undefined;
afterEach(() => {
  running?.close();
  vi.mocked(printLine).mockClear();
});

/** Runs `check` on a complete project with other answers to some requests; returns exit code, lines and next step. */
async function check(changed: Answers = {}, options: ReplayOptions = {}, base = completeProject) {
  running = await replay({ ...base, ...changed }, options);
  const exitCode = await checkProject(running.project);
  const lines = vi.mocked(printLine).mock.calls.map(([line]) => line);
  const open = lines.filter((line) => /^(?:missing|cannot tell)/.test(line));
  return {
    exitCode,
    lines,
    open,
    next: lines.at(-1)?.split('Next: ')[1],
    changes: running.changes,
  };
}

const changedBody = (key: string, change: (body: never) => object): Answers => {
  const { status, body } = completeProject[key] ?? notFound;
  return { [key]: { status, body: change(structuredClone(body) as never) } };
};

const prepare = `npm run project -- prepare --project ${projectId}`;

describe('functionNames', () => {
  it('lists the functions that are deployed', () => {
    const source = readFileSync(join(root, 'functions/src/index.ts'), 'utf8');
    const exported = [...source.matchAll(/^export const (\w+) = on/gm)].map(([, name]) => name);
    expect(exported.toSorted()).toEqual(functionNames.toSorted());
  });
});

describe('npm run project -- check', () => {
  it('accepts a complete project and changes nothing', async () => {
    const { exitCode, open, lines, changes } = await check();
    expect(open).toEqual([]);
    expect(lines.at(-1)).toMatch(/^Everything holds: (\d+) of \1\.$/);
    expect(exitCode).toBe(0);
    expect(changes).toEqual([]);
  });

  it('starts with the console when there is no project', async () => {
    const { exitCode, next } = await check({}, { settings: '' }, {});
    expect(next).toContain('https://console.firebase.google.com (Create a project)');
    expect(next).toContain(projectId);
    expect(exitCode).toBe(1);
  });

  it('names the Blaze plan first in an empty project', async () => {
    const empty: Answers = {
      [`GET ${urls.crm}`]: completeProject[`GET ${urls.crm}`] ?? notFound,
      [`GET ${urls.firestore}`]: disabledApi('firestore.googleapis.com'),
      [`GET ${urls.auth}`]: disabledApi('identitytoolkit.googleapis.com'),
    };
    const { next, open } = await check({}, { settings: '' }, empty);
    expect(next).toContain(
      `https://console.firebase.google.com/project/${projectId}/usage/details`,
    );
    expect(open).toContainEqual(expect.stringContaining('its API is not enabled yet'));
    expect(open.length).toBeGreaterThan(20);
  });

  it('names a missing API and the command that enables it', async () => {
    const key = `GET serviceusage.googleapis.com/v1/projects/${projectId}/services`;
    const { open, next } = await check(
      changedBody(key, ({ services }: { services: { name: string }[] }) => ({
        services: services.filter(({ name }) => !name.endsWith('iamcredentials.googleapis.com')),
      })),
    );
    expect(open).toEqual([
      'missing      Google APIs are enabled (not enabled: iamcredentials.googleapis.com)',
    ]);
    expect(requiredApis).toContain('iamcredentials.googleapis.com');
    expect(next).toBe(prepare);
  });

  it('reads every page of a list', async () => {
    const key = `GET serviceusage.googleapis.com/v1/projects/${projectId}/services`;
    const { services } = completeProject[key]?.body as { services: object[] };
    const { open } = await check({
      [key]: { status: 200, body: { services: services.slice(0, 3), nextPageToken: 'second' } },
      [`${key}?pageToken=second`]: { status: 200, body: { services: services.slice(3) } },
    });
    expect(open).toEqual([]);
  });

  it.each([
    ['roles/datastore.user', 'The service account has its roles'],
    ['roles/cloudbuild.builds.builder', 'The account that builds functions may build'],
  ])('names a missing %s', async (role, title) => {
    const { open, next } = await check(
      changedBody(`POST ${urls.crm}:getIamPolicy`, (policy: { bindings: { role: string }[] }) => ({
        ...policy,
        bindings: policy.bindings.filter((binding) => binding.role !== role),
      })),
    );
    expect(open).toEqual([expect.stringMatching(`^missing +${title} \\(.*${role}`)]);
    expect(next).toBe(prepare);
  });

  it('names the missing right to sign tokens', async () => {
    const account = `${urls.iam}/wine-walk-functions@${projectId}.iam.gserviceaccount.com`;
    const { open, next } = await check(
      changedBody(`POST ${account}:getIamPolicy`, () => ({ version: 1, bindings: [] })),
    );
    expect(open).toEqual([
      expect.stringMatching(/^missing +The service account can sign sign-in tokens/),
    ]);
    expect(next).toBe(prepare);
  });

  it('does not count a role that has a condition', async () => {
    const { open } = await check(
      changedBody(`POST ${urls.crm}:getIamPolicy`, (policy: { bindings: { role: string }[] }) => ({
        ...policy,
        bindings: policy.bindings.map((binding) =>
          binding.role === 'roles/datastore.user'
            ? { ...binding, condition: { expression: 'false' } }
            : binding,
        ),
      })),
    );
    expect(open).toEqual([expect.stringContaining('without roles/datastore.user')]);
  });

  it('explains that a database in another region cannot move', async () => {
    const { open, next } = await check(
      changedBody(`GET ${urls.firestore}`, (database: object) => ({
        ...database,
        locationId: 'nam5',
      })),
    );
    expect(open).toEqual([
      expect.stringContaining('the database is in nam5, the functions in us-central1'),
    ]);
    expect(next).toMatch(/^set REGION=nam5 in .*\.env\.wine-walk-test .*use another project/);
  });

  it('names a web app that is not there, and what follows from it', async () => {
    const { open, next } = await check({
      [`GET ${urls.firebase}/webApps`]: { status: 200, body: {} },
    });
    expect(open[0]).toBe(
      'missing      A web app is registered (the app would find no configuration)',
    );
    expect(next).toBe(prepare);
  });

  it('names an index that is not there', async () => {
    const { open, next } = await check({
      [`GET ${urls.firestore}/collectionGroups/-/indexes`]: {
        status: 200,
        body: { indexes: firestoreIndexes.filter(({ name }) => !name.includes('/staff/')) },
      },
    });
    expect(open).toEqual([
      expect.stringContaining('staff COLLECTION isActive ASCENDING, role ASCENDING'),
    ]);
    expect(next).toBe(`npm run project -- deploy --project ${projectId}`);
  });

  it.each([
    ['not there', [], '18 of 18 are not there'],
    [
      'not active yet',
      firestoreTtlFields.map((field) => ({ ...field, ttlConfig: { state: 'CREATING' } })),
      '18 of 18 are not ACTIVE yet',
    ],
  ])('names TTL policies that are %s, once', async (_, fields, note) => {
    const { open, next } = await check({
      [`GET ${urls.firestore}/collectionGroups/-/fields`]: { status: 200, body: { fields } },
    });
    expect(open).toEqual([expect.stringContaining(note)]);
    expect(next).toBe(prepare);
  });

  it.each([
    ['iam.allowedPolicyMemberDomains', { values: { allowedValues: ['C0xxxxxxx'] } }],
    ['iam.allowedPolicyMemberDomains', { denyAll: true }],
    ['iam.managed.allowedPolicyMembers', { enforce: true }],
  ])('names the organization policy %s that forbids allUsers by %j', async (policy, rule) => {
    const key = `GET orgpolicy.googleapis.com/v2/projects/${projectId}/policies/${policy}:getEffectivePolicy`;
    const { open, next } = await check({
      [key]: { status: 200, body: { name: policy, spec: { rules: [rule] } } },
    });
    expect(open).toEqual([
      `missing      The organization lets browsers call the API (the policy ${policy} refuses allUsers)`,
    ]);
    expect(next).toContain("ask the organization's administrator");
    expect(next).toContain('https://console.cloud.google.com/iam-admin/orgpolicies/');
  });

  it.each([
    ['CREATING', 'wait some minutes'],
    ['NEEDS_REPAIR', 'delete the broken index'],
  ])('advises for an index that is %s', async (state, advice) => {
    const [first, ...rest] = firestoreIndexes;
    const { next } = await check({
      [`GET ${urls.firestore}/collectionGroups/-/indexes`]: {
        status: 200,
        body: { indexes: [{ ...first, state }, ...rest] },
      },
    });
    expect(next).toContain(advice);
  });

  it('links to the page of the database in use', async () => {
    const name = 'restored-202611201800';
    const key = `GET ${urls.firestore.replace('(default)', name)}/collectionGroups/-/indexes`;
    const indexes = firestoreIndexes.map((index) => ({ ...index, state: 'NEEDS_REPAIR' }));
    running = await replay(
      { [key]: { status: 200, body: { indexes } } },
      { settings: completeSettings.replace('(default)', name) },
    );
    await checkProject(running.project, deployedDataItems);
    expect(vi.mocked(printLine).mock.lastCall?.[0]).toContain(
      `https://console.firebase.google.com/project/${projectId}/firestore/databases/${name}/indexes`,
    );
  });

  it('names triggers of the database from before a restore', async () => {
    const { open, next } = await check(
      {},
      { settings: completeSettings.replace('(default)', 'restored-202611201800') },
    );
    expect(open).toContainEqual(
      expect.stringMatching(
        /^missing +Every function is deployed \(of another database: catalogOnEvent, /,
      ),
    );
    expect(next).toBeDefined();
  });

  it('names a processor quota below the maximum of instances', async () => {
    const key = `GET cloudquotas.googleapis.com/v1/projects/${projectId}/locations/global/services/run.googleapis.com/quotaInfos`;
    const { open, next } = await check(
      changedBody(key, (body: { quotaInfos: { dimensionsInfos: { details: object }[] }[] }) => {
        for (const info of body.quotaInfos[0]?.dimensionsInfos ?? [])
          info.details = { value: '8000' };
        return body;
      }),
    );
    expect(open).toEqual([
      expect.stringContaining('CpuAllocPerProjectRegion in us-central1 is 8000, needed 20000'),
    ]);
    expect(next).toContain('https://console.cloud.google.com/iam-admin/quotas');
  });

  describe('the quota of new accounts', () => {
    const config = completeProject[`GET ${urls.auth}`] ?? notFound;
    const raised = (quota: string, startTime: string) => ({
      ...config.body,
      quota: { signUpQuotaConfig: { quota, startTime, quotaDuration: '86400s' } },
    });
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();

    it.each<[string, number, object, string]>([
      ['is 100 an hour', 100, config.body, 'ok'],
      ['is too low for an evening', 101, config.body, 'missing'],
      ['was raised for today', 500, raised('500', hourAgo), 'ok'],
      ['was raised for fewer people', 501, raised('500', hourAgo), 'missing'],
      ['was raised for another day', 500, raised('500', '2026-01-01T00:00:00Z'), 'missing'],
      ['cannot be raised further', 5000, raised('1000', hourAgo), 'ok'],
    ])('checks the quota that %s for %i people', async (_, people, body, state) => {
      running = await replay({ ...completeProject, [`GET ${urls.auth}`]: { status: 200, body } });
      await checkProject(running.project, [signUpQuota(people)]);
      const [line, step] = vi.mocked(printLine).mock.calls.map(([text]) => text);
      expect(line).toMatch(new RegExp(`^${state} `));
      if (state === 'missing') expect(step).toContain('/authentication/settings');
    });
  });

  it('names the mail settings that are missing, and how to leave mail out', async () => {
    const { open, next } = await check(
      {},
      { settings: `${completeSettings.replace(/SMTP_HOST=.*/, '')}` },
    );
    expect(open).toEqual([
      expect.stringMatching(/^missing +A mail provider .*without SMTP_HOST/),
      expect.stringMatching(/^missing +A test mail arrived/),
    ]);
    expect(next).toContain(`${prepare} --without-mail`);
  });

  it('accepts a project whose organizers left mail out', async () => {
    const { exitCode } = await check(
      { [`POST ${urls.firestore}/documents:runQuery`]: { status: 200, body: [{}] } },
      { settings: `${completeSettings.replaceAll(/SMTP_.*\n/g, '')}MAIL=none\n` },
    );
    expect(exitCode).toBe(0);
  });

  it('names certificates of Apple Wallet that end within 30 days', async () => {
    const { certificate } = selfSignedCertificate();
    const line = Buffer.from(certificate).toString('base64');
    const settings = `${completeSettings}APPLE_PASS_CERTIFICATE=${line}\nAPPLE_WWDR_CERTIFICATE=no\n`;
    const { open, next } = await check({}, { settings });
    expect(open).toEqual([
      expect.stringMatching(
        /^missing +The certificates of Apple Wallet .*APPLE_PASS_CERTIFICATE ends on \d{4}-\d\d-\d\d, APPLE_WWDR_CERTIFICATE is no certificate/,
      ),
    ]);
    expect(next).toContain('renew it at Apple');
  });

  it('names the password that is missing', async () => {
    const secret = `secretmanager.googleapis.com/v1/projects/${projectId}/secrets/SMTP_PASSWORD`;
    const { next } = await check({ [`GET ${secret}/versions/latest`]: notFound });
    expect(next).toBe(`npx firebase functions:secrets:set SMTP_PASSWORD --project ${projectId}`);
  });

  it.each([
    [
      'a failed test mail',
      testMails('failed', '535 authentication failed'),
      'it failed: 535 authentication failed',
      'correct the mail settings',
    ],
    ['a queued test mail', testMails('queued'), 'still queued', 'npm run mail -- test'],
    [
      'no test mail',
      [{ readTime: '2026-11-20T10:01:00Z' }],
      'none was sent',
      'npm run mail -- test',
    ],
  ])('reports %s', async (_, body, note, step) => {
    const { open, next } = await check({
      [`POST ${urls.firestore}/documents:runQuery`]: { status: 200, body },
    });
    expect(open).toEqual([expect.stringContaining(note)]);
    expect(next).toContain(step);
  });

  it('cannot tell what the account may not read', async () => {
    const { exitCode, open, next } = await check({ [`GET ${urls.budgets}`]: forbidden });
    expect(open).toEqual([
      expect.stringMatching(/^cannot tell +A budget .*your account may not read this/),
    ]);
    expect(next).toContain('ask an owner of the project for the role Owner');
    expect(exitCode).toBe(1);
  });

  it('cannot tell from an answer of an undocumented shape', async () => {
    const { open } = await check({
      [`GET ${urls.firestore}`]: { status: 200, body: { locationId: 7 } },
    });
    expect(open[0]).toMatch(/^cannot tell +The database is in the region.*another shape/);
  });
});
