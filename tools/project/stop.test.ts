import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Answers,
  apiRevision,
  apiService,
  completeProject,
  projectId,
  urls,
} from '../../tests/support/project/recorded-answers.ts';
import {
  changedMeanwhile,
  rateLimited,
  unavailable,
} from '../../tests/support/project/recorded-failures.ts';
import { type Replay, replay } from '../../tests/support/project/replay-server.ts';
import { setReadOnly } from './stop.ts';

vi.mock('../shared/print.ts', () => ({ printLine: vi.fn() }));

let running: Replay | undefined;
afterEach(() => running?.close());

const message = 'Registration is paused: ask "Dana" at the desk #2.';
const region = { name: 'REGION', value: 'us-central1' };
const latest = [{ type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 100 }];
const stopped = { name: 'READ_ONLY_MESSAGE', value: message.replaceAll('"', "'") };
const functionsKey = `GET cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/us-central1/functions`;
const serving = (env: object[]): Answers => ({
  [`GET ${urls.run}`]: { status: 200, body: apiService(3, env) },
  [`GET ${urls.run}/revisions/api-00003`]: { status: 200, body: apiRevision(3, env) },
});

describe('npm run project -- stop', () => {
  it('sets the message of the running API and of later deployments', async () => {
    running = await replay({ ...completeProject, ...serving([region]) });
    expect(await setReadOnly(running.project, message)).toBe(0);
    expect(running.changes).toMatchObject([
      {
        key: `PATCH ${urls.run}`,
        body: {
          template: {
            scaling: { minInstanceCount: 1 },
            containers: [{ image: 'us-docker.pkg.dev/api:3', env: [region, stopped] }],
          },
          traffic: latest,
        },
      },
    ]);
    expect(running.changes[0]?.body).not.toHaveProperty('template.revision');
    expect(running.project.settings.values).toMatchObject({
      READ_ONLY_MESSAGE: stopped.value,
      WEB_API_KEY: 'AIzaSyTest',
    });
  });

  it('removes the message with --resume', async () => {
    running = await replay({ ...completeProject, ...serving([region, stopped]) });
    await setReadOnly(running.project, undefined);
    expect(running.changes[0]?.body).toMatchObject({
      template: { containers: [{ env: [region] }] },
    });
    expect(running.project.settings.values.READ_ONLY_MESSAGE).toBe('');
  });

  it('stops and resumes the functions that a schedule starts', async () => {
    const service = `projects/${projectId}/locations/us-central1/services/mailsattheirtime`;
    const secret = { name: 'SMTP_PASSWORD', valueSource: { secretKeyRef: { secret: 'S' } } };
    const answers = (env: object[]): Answers => ({
      [functionsKey]: {
        status: 200,
        body: {
          functions: [
            {
              name: `projects/${projectId}/locations/us-central1/functions/mailsAtTheirTime`,
              state: 'ACTIVE',
              labels: { 'deployment-scheduled': 'true' },
              serviceConfig: { service },
            },
          ],
        },
      },
      [`GET run.googleapis.com/v2/${service}`]: {
        status: 200,
        body: { template: { containers: [{ image: 'mails:1', env }] } },
      },
    });
    running = await replay({ ...completeProject, ...serving([]), ...answers([secret]) });
    await setReadOnly(running.project, message);
    const container = { image: 'mails:1', env: [secret, stopped] };
    const change = { body: { template: { containers: [container] } } };
    expect(running.changes[1]).toMatchObject({
      key: `PATCH run.googleapis.com/v2/${service}`,
      ...change,
    });
    running.close();
    running = await replay({ ...completeProject, ...serving([]), ...answers([secret, stopped]) });
    await setReadOnly(running.project, undefined);
    expect(running.changes[1]).toMatchObject({
      body: { template: { containers: [{ image: 'mails:1', env: [secret] }] } },
    });
  });

  it('serves the change of a pinned revision', async () => {
    const traffic = [{ revision: 'api-00002', percent: 100 }];
    const pinned = { status: 200, body: { ...apiService(3, [region]), traffic } };
    running = await replay(
      {
        ...completeProject,
        [`GET ${urls.run}`]: pinned,
        [`GET ${urls.run}/revisions/api-00002`]: { status: 200, body: apiRevision(2, [region]) },
      },
      { effects: () => serving([region]) },
    );
    await setReadOnly(running.project, message);
    expect(running.changes[0]?.body).toMatchObject({
      template: { containers: [{ image: 'us-docker.pkg.dev/api:2', env: [region, stopped] }] },
      traffic: latest,
    });
    expect(running.queries).toContain('updateMask=template,traffic');
  });

  it('fails when an earlier revision still serves', async () => {
    const body = { ...apiService(3), latestCreatedRevision: 'revisions/api-00004' };
    running = await replay({
      ...completeProject,
      ...serving([region]),
      [`GET ${urls.run}`]: { status: 200, body },
    });
    await expect(setReadOnly(running.project, message)).rejects.toThrow('still serves');
  });

  it.each([
    ['a change at the same time', changedMeanwhile],
    ['a rate limit', rateLimited],
    ['an outage of a moment', unavailable],
  ])('tries again after %s', async (_, refusal) => {
    running = await replay(
      { ...completeProject, ...serving([region]) },
      { first: { [`PATCH ${urls.run}`]: [refusal, refusal] } },
    );
    expect(await setReadOnly(running.project, message)).toBe(0);
    expect(running.changes).toHaveLength(1);
  });

  it('names the refusal that continues', async () => {
    running = await replay({
      ...completeProject,
      ...serving([region]),
      [`PATCH ${urls.run}`]: rateLimited,
    });
    await expect(setReadOnly(running.project, message)).rejects.toThrow('Quota exceeded');
    expect(running.project.settings.values).not.toHaveProperty('READ_ONLY_MESSAGE');
  });

  it('names the deployment that is missing', async () => {
    running = await replay({});
    await expect(setReadOnly(running.project, message)).rejects.toThrow(
      'npm run project -- deploy',
    );
  });
});
