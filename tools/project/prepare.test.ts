import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Answers,
  completeProject,
  disabledApi,
  firestoreTtlFields,
  forbidden,
  notFound,
  projectId,
  urls,
} from '../../tests/support/project/recorded-answers.ts';
import {
  existsAlready,
  missingAccount,
  policyChanged,
} from '../../tests/support/project/recorded-failures.ts';
import {
  type Change,
  completeSettings,
  type Replay,
  type ReplayOptions,
  replay,
} from '../../tests/support/project/replay-server.ts';
import { printLine } from '../shared/print.ts';
import type { Prompts } from './items/item.ts';
import { prepareProject } from './prepare.ts';

vi.mock('../shared/print.ts', () => ({ printLine: vi.fn() }));

let running: Replay | undefined;
afterEach(() => {
  running?.close();
  vi.mocked(printLine).mockClear();
});

const services = `GET serviceusage.googleapis.com/v1/projects/${projectId}/services`;
const billing = `GET cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`;
const recorded = (...keys: string[]): Answers =>
  Object.fromEntries(keys.map((key) => [key, completeProject[key] ?? notFound]));
const noBindings = { status: 200, body: { version: 1, etag: 'BwYx', bindings: [] } };
const account = `wine-walk-functions@${projectId}.iam.gserviceaccount.com`;

/** Project with billing in which nothing else was done. */
const emptyProject: Answers = {
  ...recorded(`GET ${urls.crm}`, billing),
  ...recorded(...Object.keys(completeProject).filter((key) => /orgpolicy|cloudquotas/.test(key))),
  [`POST ${urls.crm}:getIamPolicy`]: noBindings,
  [services]: { status: 200, body: {} },
};

const ttlKey = `GET ${urls.firestore}/collectionGroups/-/fields`;
const imagesKey = `GET ${urls.images}`;
const ttlPatches = firestoreTtlFields.map(
  ({ name }) => `PATCH firestore.googleapis.com/v1/${name}`,
);

/** Answers that differ after a change. */
function effects({ key }: Change): Answers {
  if (ttlPatches.includes(key)) return recorded(ttlKey);
  // In the region of the settings.
  if (/^POST artifactregistry\..*\/repositories$/.test(key))
    return {
      [`${key.replace('POST', 'GET')}/gcf-artifacts`]: completeProject[imagesKey] ?? notFound,
    };
  const app = Object.keys(completeProject).find(
    (url) => url.endsWith('/config') && url.includes('/webApps/'),
  );
  const after: Record<string, Answers> = {
    [`POST serviceusage.googleapis.com/v1/projects/${projectId}/services:batchEnable`]:
      recorded(services),
    [`POST ${urls.iam}`]: {
      ...recorded(`GET ${urls.iam}/${account}`),
      [`POST ${urls.iam}/${account}:getIamPolicy`]: noBindings,
    },
    [`POST ${urls.iam}/${account}:setIamPolicy`]: recorded(
      `POST ${urls.iam}/${account}:getIamPolicy`,
    ),
    [`POST ${urls.crm}:setIamPolicy`]: recorded(`POST ${urls.crm}:getIamPolicy`),
    [`POST ${urls.firebase}:addFirebase`]: recorded(`GET ${urls.firebase}`),
    [`POST ${urls.firebase}/webApps`]: recorded(`GET ${urls.firebase}/webApps`, app ?? ''),
    [`POST ${urls.hosting}`]: recorded(`GET ${urls.hosting}`),
    [`PATCH ${urls.auth}`]: recorded(`GET ${urls.auth}`),
    [`POST firestore.googleapis.com/v1/projects/${projectId}/databases`]: recorded(
      `GET ${urls.firestore}`,
    ),
    [`POST ${urls.firestore}/backupSchedules`]: recorded(`GET ${urls.firestore}/backupSchedules`),
    [`POST ${urls.monitoring}/notificationChannels`]: recorded(
      `GET ${urls.monitoring}/notificationChannels`,
    ),
    [`POST ${urls.monitoring}/uptimeCheckConfigs`]: recorded(
      `GET ${urls.monitoring}/uptimeCheckConfigs`,
    ),
    [`POST ${urls.monitoring}/alertPolicies`]: recorded(`GET ${urls.monitoring}/alertPolicies`),
    [`PATCH ${urls.logs}`]: recorded(`GET ${urls.logs}`),
    [`POST ${urls.budgets}`]: recorded(`GET ${urls.budgets}`),
  };
  return after[key] ?? {};
}

/** `timeoutMs`: long enough for a busy machine by default. */
async function prepare(
  answers: Answers,
  { timeoutMs = 10_000, ...options }: ReplayOptions & { timeoutMs?: number } = {},
  isConfirmed = true,
) {
  running = await replay(answers, {
    alertEmail: 'dana@example.org',
    isWithoutMail: true,
    effects,
    settings: '',
    ...options,
  });
  const confirm = vi.fn(async () => isConfirmed);
  const exitCode = await prepareProject(running.project, { confirm, pollMs: 1, timeoutMs });
  const lines = vi.mocked(printLine).mock.calls.map(([line]) => line);
  const sent = (key: string) =>
    running?.changes.filter((change) => change.key === key).map(({ body }) => body);
  return { exitCode, lines, confirm, sent, changes: running.changes };
}

/** Prompts that receive these answers by the start of the question, and its proposal for any other. */
function answering(answers: Record<string, string | boolean>): Prompts & { questions: string[] } {
  const questions: string[] = [];
  const find = (message: string) => {
    questions.push(message);
    return Object.entries(answers).find(([start]) => message.startsWith(start))?.[1];
  };
  return {
    questions,
    line: async (message, fallback = '') => String(find(message) ?? fallback),
    secret: async (message) => String(find(message) ?? ''),
    confirm: async (message) => find(message) === true,
  };
}

describe('npm run project -- prepare', () => {
  it('sets up an empty project in one run', async () => {
    const { exitCode, lines, confirm, sent } = await prepare(emptyProject);
    expect(lines.at(-1)).toMatch(/^Everything holds/);
    expect(exitCode).toBe(0);
    expect(confirm).toHaveBeenCalledOnce();
    const enabled = sent(
      `POST serviceusage.googleapis.com/v1/projects/${projectId}/services:batchEnable`,
    );
    expect(
      (enabled as { serviceIds: string[] }[]).every(({ serviceIds }) => serviceIds.length <= 20),
    ).toBe(true);
    expect(sent(`POST firestore.googleapis.com/v1/projects/${projectId}/databases`)).toEqual([
      {
        type: 'FIRESTORE_NATIVE',
        locationId: 'us-central1',
        pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
        deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      },
    ]);
    const [policy] = sent(`POST ${urls.crm}:setIamPolicy`) as {
      policy: { etag: string; bindings: object[] };
    }[];
    expect(policy?.policy.etag).toBe('BwYx');
    const members = [`serviceAccount:${account}`];
    expect(policy?.policy.bindings).toEqual(
      [
        'datastore.user',
        'firebaseauth.admin',
        'eventarc.eventReceiver',
        'run.invoker',
        'logging.logWriter',
      ].map((role) => ({ role: `roles/${role}`, members })),
    );
    expect(sent(`POST ${urls.images.replace('/gcf-artifacts', '')}`)).toMatchObject([
      { format: 'DOCKER', cleanupPolicies: { 'keep-last-10': { action: 'KEEP' } } },
    ]);
    expect(readFileSync(running?.project.settings.path ?? '', 'utf8')).toContain(
      'WEB_API_KEY=AIzaSyTest\n',
    );
  });

  it('creates every TTL policy and waits until it is active', async () => {
    const none = { status: 200, body: {} };
    const fields = firestoreTtlFields.map((field) => ({
      ...field,
      ttlConfig: { state: 'CREATING' },
    }));
    const creating = { status: 200, body: { fields } };
    const { exitCode, changes } = await prepare(emptyProject, {
      first: { [ttlKey]: [none, none, creating, creating] },
    });
    expect(exitCode).toBe(0);
    expect(changes.filter(({ key }) => key.includes('/fields/'))).toEqual(
      ttlPatches.map((key) => ({ key, body: { ttlConfig: {} } })),
    );
  });

  it('waits for TTL policies that an interrupted run left behind', async () => {
    const [first, ...rest] = firestoreTtlFields;
    const fields = [{ ...first, ttlConfig: { state: 'CREATING' } }, ...rest];
    const creating = { status: 200, body: { fields } };
    const { exitCode, changes } = await prepare(
      { ...completeProject },
      { first: { [ttlKey]: [creating, creating, creating] }, settings: completeSettings },
    );
    expect(exitCode).toBe(0);
    expect(changes).toEqual([]);
  });

  it('changes nothing in a complete project', async () => {
    const first = await prepare(emptyProject);
    const settings = readFileSync(running?.project.settings.path ?? '', 'utf8');
    running?.close();
    const again = await prepare(completeProject, { settings });
    expect([first.exitCode, again.exitCode]).toEqual([0, 0]);
    expect(again.changes).toEqual([]);
    expect(again.confirm).not.toHaveBeenCalled();
  });

  it('leaves the other settings of the file as they are', async () => {
    await prepare(completeProject, {
      settings: '# ours\nMIN_INSTANCES=2\nAPP_URL=https://wine-walk-test.web.app',
    });
    const text = readFileSync(running?.project.settings.path ?? '', 'utf8');
    expect(text).toContain('# ours\n');
    expect(text.match(/MIN_INSTANCES=.*/g)).toEqual(['MIN_INSTANCES=2']);
    expect(text).toContain('APP_URL=https://wine-walk-test.web.app\n');
  });

  it('lists what it will set up, and changes nothing without the confirmation', async () => {
    const { exitCode, changes, lines } = await prepare(emptyProject, {}, false);
    expect(exitCode).toBe(1);
    expect(changes).toEqual([]);
    expect(lines[0]).toBe(`In the project ${projectId} this will be set up, in this order:`);
    const listed = ['Google APIs are enabled', 'The database is backed up every day', 'Errors and'];
    for (const title of listed) expect(lines.join('\n')).toContain(`\n  - ${title}`);
  });

  it('stops at billing, which only a person can turn on', async () => {
    const { exitCode, lines, changes } = await prepare({
      ...emptyProject,
      [billing]: { status: 200, body: { projectId, billingEnabled: false } },
    });
    expect(lines.at(-1)).toContain('choose the Blaze plan');
    expect(exitCode).toBe(1);
    expect(changes).toEqual([]);
  });

  it('does not create a second database beside one in another region', async () => {
    const elsewhere = { status: 200, body: { locationId: 'eur3', type: 'FIRESTORE_NATIVE' } };
    const { sent, lines } = await prepare({
      ...emptyProject,
      [`GET ${urls.firestore}`]: elsewhere,
    });
    expect(sent(`POST firestore.googleapis.com/v1/projects/${projectId}/databases`)).toEqual([]);
    expect(lines.at(-1)).toContain('set REGION=eur3');
  });

  it('names the option for the email of alerts and sets up the rest', async () => {
    const { lines, sent } = await prepare(emptyProject, { alertEmail: undefined });
    expect(lines.at(-1)).toMatch(
      /Next: npm run project -- prepare --project wine-walk-test --alert-email/,
    );
    expect(sent(`POST ${urls.monitoring}/alertPolicies`)).toEqual([]);
    expect(sent(`POST ${urls.budgets}`)).toHaveLength(1);
  });

  it('prompts for what only a person knows', async () => {
    const prompts = answering({
      'Region of': 'europe-west1',
      'Email for alerts': 'dana@example.org',
      'Monthly costs': '40',
      'Do you have a mail provider': false,
    });
    const options: ReplayOptions = {
      alertEmail: undefined,
      isWithoutMail: undefined,
      effects: (change) => {
        const created = effects(change);
        const database = created[`GET ${urls.firestore}`];
        if (!database) return created;
        const body = { ...database.body, locationId: 'europe-west1' };
        return { [`GET ${urls.firestore}`]: { ...database, body } };
      },
    };
    const { sent, confirm } = await prepare(emptyProject, { ...options, prompts });
    expect(prompts.questions).toHaveLength(4);
    expect(confirm).toHaveBeenCalledOnce();
    expect(sent(`POST firestore.googleapis.com/v1/projects/${projectId}/databases`)).toMatchObject([
      { locationId: 'europe-west1' },
    ]);
    expect(sent(`POST ${urls.budgets}`)).toMatchObject([
      { amount: { specifiedAmount: { units: '40' } } },
    ]);
    expect(sent(`POST ${urls.monitoring}/notificationChannels`)).toMatchObject([
      { labels: { email_address: 'dana@example.org' } },
    ]);
    expect(running?.project.settings.values).toMatchObject({
      MAIL: 'none',
      REGION: 'europe-west1',
    });
  });

  it('writes no answer without the confirmation', async () => {
    const prompts = answering({ 'Do you have a mail provider': false });
    await prepare(emptyProject, { isWithoutMail: undefined, prompts }, false);
    expect(running?.project.settings.values).toEqual({});
  });

  it('says what did not become visible in time', async () => {
    const { exitCode, lines } = await prepare(emptyProject, {
      effects: () => ({}),
      timeoutMs: 200,
    });
    expect(lines.at(-2)).toMatch(/^missing +Google APIs are enabled .*not visible after 0.2 s/);
    expect(exitCode).toBe(1);
  });

  it('tries again while a new account or API is not known everywhere', async () => {
    const disabled = disabledApi('monitoring.googleapis.com');
    const { exitCode } = await prepare(emptyProject, {
      first: {
        [`POST ${urls.crm}:setIamPolicy`]: [missingAccount(account)],
        [`GET ${urls.monitoring}/notificationChannels`]: [disabled, disabled, disabled, disabled],
      },
    });
    expect(exitCode).toBe(0);
  });

  it('repeats the whole change after a simultaneous change by another person', async () => {
    const policies = `POST ${urls.crm}:setIamPolicy`;
    const { exitCode, sent } = await prepare(emptyProject, {
      first: { [policies]: [policyChanged] },
    });
    expect(exitCode).toBe(0);
    expect(sent(policies)).toHaveLength(1);
  });

  it('continues when an earlier run has already created a resource', async () => {
    const created = `GET ${urls.iam}/${account}`;
    const { exitCode, changes } = await prepare(
      {
        ...emptyProject,
        ...recorded(created, created.replace('GET', 'POST').concat(':getIamPolicy')),
        [`POST ${urls.iam}`]: existsAlready,
      },
      { first: { [created]: [notFound, notFound] } },
    );
    expect(exitCode).toBe(0);
    expect(changes.map(({ key }) => key)).not.toContain(`POST ${urls.iam}`);
  });

  it('prints the refusal of a change', async () => {
    const key = `POST ${urls.firestore}/backupSchedules`;
    const { exitCode, lines } = await prepare({ ...emptyProject, [key]: forbidden });
    expect(lines.join('\n')).toMatch(
      /cannot tell +The database is backed up every day \(The caller does not have permission\)/,
    );
    expect(exitCode).toBe(1);
  });
});
