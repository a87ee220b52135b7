import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Answers,
  apiRevision,
  apiService,
  completeProject,
  projectId,
  urls,
} from '../../tests/support/project/recorded-answers.ts';
import { missingImage } from '../../tests/support/project/recorded-failures.ts';
import { type Replay, replay } from '../../tests/support/project/replay-server.ts';
import { printLine } from '../shared/print.ts';
import { rollBack } from './rollback.ts';

vi.mock('../shared/print.ts', () => ({ printLine: vi.fn() }));

let running: Replay | undefined;
afterEach(() => {
  running?.close();
  vi.mocked(printLine).mockClear();
});

const site = `firebasehosting.googleapis.com/v1beta1/sites/${projectId}`;
const [first, second, third] = ['aaaaaaa1', 'bbbbbbb2', 'ccccccc3'];
const release = (version: number, message: string, status = 'FINALIZED') => ({
  name: `sites/${projectId}/releases/${version}`,
  type: 'DEPLOY',
  releaseTime: `2026-11-0${version}T10:00:00Z`,
  message,
  version: { name: `sites/${projectId}/versions/v${version}`, status },
});
const env = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }));

/** Three deployments, of which the third serves; `changed` replaces answers. */
async function open(changed: Answers = {}, servingEnv: Record<string, string> = {}) {
  const deployed = { FIRESTORE_DATABASE: '(default)' };
  const revisions = [
    apiRevision(3, env({ ...deployed, COMMIT: third, ...servingEnv })),
    apiRevision(1, env({ ...deployed, COMMIT: first })),
    apiRevision(2, env({ ...deployed, COMMIT: second, READ_ONLY_MESSAGE: 'Closed' })),
  ];
  const releases = [
    release(3, `${third} desk: add a till`),
    release(2, `${second} desk: fix a till`),
    release(1, `${first} first version`),
  ];
  running = await replay({
    ...completeProject,
    [`GET ${site}/releases`]: { status: 200, body: { releases } },
    [`GET ${urls.run}/revisions`]: { status: 200, body: { revisions } },
    [`GET ${urls.run}/revisions/api-00003`]: { status: 200, body: revisions[0] ?? {} },
    [`GET ${urls.run}`]: { status: 200, body: apiService(3) },
    ...changed,
  });
  return running;
}
const envOf = (body: unknown) => {
  const { template } = body as { template: { containers: { env: { name: string }[] }[] } };
  return template.containers[0]?.env;
};

describe('npm run project -- rollback', () => {
  it('serves pages and API of the named commit', async () => {
    const { project, changes, queries } = await open();
    expect(await rollBack(project, first)).toBe(0);
    expect(changes).toMatchObject([
      {
        key: `PATCH ${urls.run}`,
        body: {
          template: { containers: [{ image: 'us-docker.pkg.dev/api:1' }] },
          traffic: [{ type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 100 }],
        },
      },
      { key: `POST ${site}/releases`, body: { message: `${first} first version` } },
    ]);
    expect(queries).toContain(`versionName=sites/${projectId}/versions/v1`);
  });

  it('stays read-only, and in the restored database', async () => {
    const now = { READ_ONLY_MESSAGE: 'We fix it', FIRESTORE_DATABASE: 'restored-1' };
    const { project, changes } = await open({}, now);
    await rollBack(project, first);
    expect(envOf(changes[0]?.body)).toEqual(expect.arrayContaining(env({ ...now, COMMIT: first })));
    expect(envOf(changes[0]?.body)).toHaveLength(3);
  });

  it('accepts changes if the API does now, although that revision was read-only', async () => {
    const { project, changes } = await open();
    await rollBack(project, second);
    expect(envOf(changes[0]?.body)).not.toContainEqual(
      expect.objectContaining({ name: 'READ_ONLY_MESSAGE' }),
    );
  });

  it.each([
    ['without a commit', undefined],
    ['for a commit that was not deployed', 'ddddddd4'],
  ])('lists the pairs and changes nothing %s', async (_, commit) => {
    const releases = [
      release(5, `without-service-worker ${third} desk: add a till`),
      release(4, 'eeeeeee5 pages only'),
      release(3, `${third} desk: add a till`),
      release(2, `${second} desk: fix a till`, 'DELETED'),
      release(1, `${first} first version`),
    ];
    const { project, changes } = await open({
      [`GET ${site}/releases`]: { status: 200, body: { releases } },
    });
    const refused = await rollBack(project, commit).catch((error: Error) => error.message);
    expect(refused).toContain(`2026-11-03T10:00:00Z  ${third} desk: add a till (API: now)`);
    expect(refused).toContain(`2026-11-01T10:00:00Z  ${first} first version\n`);
    expect(refused).toContain(`rollback --project ${projectId} --to`);
    for (const absent of ['eeeeeee5', second]) expect(refused).not.toContain(absent);
    expect(changes).toEqual([]);
  });

  it('leaves pages and API as they are when the image is gone', async () => {
    const { project, changes } = await open({ [`PATCH ${urls.run}`]: missingImage(projectId) });
    await expect(rollBack(project, first)).rejects.toThrow(
      "Image 'us-docker.pkg.dev/api:1' not found",
    );
    expect(changes).toEqual([]);
  });
});
