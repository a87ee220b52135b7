import { afterEach, describe, expect, it, vi } from 'vitest';
import { completeProject, urls } from '../../tests/support/project/recorded-answers.ts';
import { type Replay, replay } from '../../tests/support/project/replay-server.ts';
import { setReadOnly } from './stop.ts';

vi.mock('../shared/print.ts', () => ({ printLine: vi.fn() }));

let running: Replay | undefined;
afterEach(() => running?.close());

const message = 'Registration is paused: ask "Dana" at the desk #2.';
const image = 'us-docker.pkg.dev/api';
const serving = (env: object[]) => ({
  status: 200,
  body: {
    latestCreatedRevision: 'revisions/api-00003',
    latestReadyRevision: 'revisions/api-00003',
    template: {
      revision: 'api-00003-xyz',
      serviceAccount: 'wine-walk',
      containers: [{ image, env }],
    },
  },
});
const region = { name: 'REGION', value: 'us-central1' };
const latest = [{ type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 100 }];
const stopped = { name: 'READ_ONLY_MESSAGE', value: message };

describe('npm run project -- stop', () => {
  it('sets the message of the running API and of later deployments', async () => {
    running = await replay({ ...completeProject, [`GET ${urls.run}`]: serving([region]) });
    expect(await setReadOnly(running.project, message)).toBe(0);
    expect(running.changes).toEqual([
      {
        key: `PATCH ${urls.run}`,
        body: {
          template: {
            serviceAccount: 'wine-walk',
            containers: [{ image, env: [region, stopped] }],
          },
          traffic: latest,
        },
      },
    ]);
    expect(running.project.settings.values).toMatchObject({
      READ_ONLY_MESSAGE: message.replaceAll('"', "'"),
      WEB_API_KEY: 'AIzaSyTest',
    });
  });

  it('removes the message with --resume', async () => {
    running = await replay({ ...completeProject, [`GET ${urls.run}`]: serving([region, stopped]) });
    await setReadOnly(running.project, undefined);
    expect(running.changes[0]?.body).toMatchObject({
      template: { containers: [{ env: [region] }] },
    });
    expect(running.project.settings.values.READ_ONLY_MESSAGE).toBe('');
  });

  it('serves the change from the pinned revision after a rollback', async () => {
    const pinned = {
      type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION',
      revision: 'api-00002',
      percent: 100,
    };
    const earlier = 'us-docker.pkg.dev/api:earlier';
    const answer = serving([region]);
    running = await replay(
      {
        ...completeProject,
        [`GET ${urls.run}`]: { status: 200, body: { ...answer.body, traffic: [pinned] } },
        [`GET ${urls.run}/revisions/api-00002`]: {
          status: 200,
          body: { containers: [{ image: earlier, env: [region] }] },
        },
      },
      { effects: () => ({ [`GET ${urls.run}`]: answer }) },
    );
    await setReadOnly(running.project, message);
    expect(running.changes[0]?.body).toMatchObject({
      template: { containers: [{ image: earlier, env: [region, stopped] }] },
      traffic: latest,
    });
    expect(running.queries).toContain('updateMask=template,traffic');
  });

  it('fails when an earlier revision still serves', async () => {
    const body = {
      ...serving([region]).body,
      latestCreatedRevision: 'revisions/api-00004',
      latestReadyRevision: 'revisions/api-00003',
    };
    running = await replay({ ...completeProject, [`GET ${urls.run}`]: { status: 200, body } });
    await expect(setReadOnly(running.project, message)).rejects.toThrow('still serves');
  });

  it('names the deployment that is missing', async () => {
    running = await replay({});
    await expect(setReadOnly(running.project, message)).rejects.toThrow(
      'npm run project -- deploy',
    );
  });
});
