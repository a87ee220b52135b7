import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Answers,
  completeProject,
  notFound,
  projectId,
  projectNumber,
  webAppId,
} from '../../../tests/support/project/recorded-answers.ts';
import {
  type Change,
  completeSettings,
  type Replay,
  replay,
} from '../../../tests/support/project/replay-server.ts';
import { printLine } from '../../shared/print.ts';
import { checkProject } from '../check.ts';
import { prepareProject } from '../prepare.ts';
import { appCheckItems } from './app-check-items.ts';

vi.mock('../../shared/print.ts', () => ({ printLine: vi.fn() }));

let running: Replay | undefined;
afterEach(() => {
  running?.close();
  vi.mocked(printLine).mockClear();
});

const keysUrl = `recaptchaenterprise.googleapis.com/v1/projects/${projectId}/keys`;
const providerUrl = `firebaseappcheck.googleapis.com/v1/projects/${projectNumber}/apps/${webAppId}/recaptchaEnterpriseConfig`;
const firestoreUrl = `firebaseappcheck.googleapis.com/v1/projects/${projectNumber}/services/firestore.googleapis.com`;
const answer = (body: object) => ({ status: 200, body });
const keys = (...allowedDomains: string[]): Answers => ({
  [`GET ${keysUrl}`]: answer({
    keys: [
      {
        name: `projects/${projectNumber}/keys/site-key`,
        displayName: 'Wine Walk',
        webSettings: { allowedDomains, integrationType: 'SCORE' },
      },
    ],
  }),
});
const provider = (siteKey: string): Answers => ({ [`GET ${providerUrl}`]: answer({ siteKey }) });
const firestore = (enforcementMode: string): Answers => ({
  [`GET ${firestoreUrl}`]: answer({ enforcementMode }),
});
const domains = [`${projectId}.firebaseapp.com`, `${projectId}.web.app`];
const monitor = `${completeSettings}APP_CHECK=monitor\nRECAPTCHA_SITE_KEY=site-key\n`;

/** Runs `check` with these settings and answers; returns the lines that do not hold. */
async function check(settings: string, answers: Answers) {
  running = await replay({ ...completeProject, ...answers }, { settings });
  await checkProject(running.project, appCheckItems);
  const lines = vi.mocked(printLine).mock.calls.map(([line]) => line);
  return lines.filter((line) => /^(?:missing|cannot tell)| →/.test(line));
}

describe('App Check in npm run project -- check', () => {
  it('accepts a project without App Check', async () => {
    expect(await check(completeSettings, {})).toEqual([]);
  });

  it('accepts a project whose key and provider match', async () => {
    const answers = { ...keys(...domains), ...provider('site-key'), ...firestore('ENFORCED') };
    expect(await check(monitor, answers)).toEqual([]);
  });

  it('names Firestore that requires tokens which pages do not send', async () => {
    const [line, step] = await check(completeSettings, firestore('ENFORCED'));
    expect(line).toMatch(/^missing +Firestore accepts the app .*every screen stays empty/);
    expect(step).toContain('set APP_CHECK=monitor');
    expect(step).toContain(`https://console.firebase.google.com/project/${projectId}/appcheck`);
  });

  it('names a domain that the key does not allow', async () => {
    const [line] = await check(monitor, {
      ...keys(`${projectId}.web.app`),
      ...provider('site-key'),
    });
    expect(line).toContain(`not allowed: ${projectId}.firebaseapp.com`);
  });

  it('names a provider with another key', async () => {
    const [line] = await check(monitor, { ...keys(...domains), ...provider('other-key') });
    expect(line).toMatch(/^missing +App Check accepts the key of the app/);
  });
});

describe('App Check in npm run project -- prepare', () => {
  it('creates the key, stores it in the settings and registers it with App Check', async () => {
    const effects = ({ key, body }: Change): Answers => {
      if (key === `POST ${keysUrl}`) return keys(...domains);
      if (key === `PATCH ${providerUrl}`) return provider((body as { siteKey: string }).siteKey);
      return {};
    };
    const settings = `${completeSettings}APP_CHECK=monitor\n`;
    running = await replay(
      { ...completeProject, [`GET ${keysUrl}`]: answer({}), [`GET ${providerUrl}`]: notFound },
      { settings, effects },
    );
    const options = { confirm: async () => true, pollMs: 1, timeoutMs: 10_000 };
    expect(await prepareProject(running.project, options)).toBe(0);
    expect(running.project.settings.siteKey).toBe('site-key');
    expect(running.changes.map(({ key }) => key)).toEqual([
      `POST ${keysUrl}`,
      `PATCH ${providerUrl}`,
    ]);
    expect(running.changes[0]?.body).toMatchObject({
      webSettings: { integrationType: 'SCORE', allowedDomains: domains },
    });
  });

  it('changes nothing without App Check', async () => {
    running = await replay(completeProject);
    expect(await prepareProject(running.project, { confirm: async () => true })).toBe(0);
    expect(running.changes).toEqual([]);
  });
});
