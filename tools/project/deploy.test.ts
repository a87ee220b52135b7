import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Answers,
  completeProject,
  firestoreIndexes,
  firestoreTtlFields,
  projectId,
  urls,
} from '../../tests/support/project/recorded-answers.ts';
import {
  type Replay,
  type ReplayOptions,
  replay,
} from '../../tests/support/project/replay-server.ts';
import { printLine } from '../shared/print.ts';
import { type DeployStep, type DeployTools, deployProject, rollBack } from './deploy.ts';

vi.mock('../shared/print.ts', () => ({ printLine: vi.fn() }));

let running: Replay | undefined;
afterEach(() => {
  running?.close();
  vi.mocked(printLine).mockClear();
});
const lines = () => vi.mocked(printLine).mock.calls.map(([line]) => line);

const latestServing = {
  latestCreatedRevision: 'revisions/api-00003',
  latestReadyRevision: 'revisions/api-00003',
};
const passed: DeployStep = { exitCode: 0, output: '' };

/** Deploys a complete project; `answers` are the results of firebase-tools, after which it passes. */
async function deploy(
  results: DeployStep[] = [],
  tools: Partial<DeployTools> = {},
  options: ReplayOptions & { answers?: Answers; isWithoutWorker?: boolean } = {},
) {
  const { answers = {}, isWithoutWorker = false, ...more } = options;
  running = await replay({ ...completeProject, ...answers }, more);
  const deployed: string[] = [];
  const exitCode = await deployProject(
    running.project,
    { isWithoutWorker },
    {
      changedFiles: () => '',
      check: async () => 0,
      build: async () => 'firebase.deploy.json',
      firebase: async (args) => {
        deployed.push(args.slice(args.indexOf('--only') + 1).join(' '));
        expect(args.slice(0, 5)).toEqual([
          'deploy',
          '--project',
          projectId,
          '--config',
          'firebase.deploy.json',
        ]);
        return results.shift() ?? passed;
      },
      pollMs: 1,
      timeoutMs: 200,
      ...tools,
    },
  );
  return { exitCode, deployed };
}

const inOrder = [
  'firestore:indexes --non-interactive',
  'functions --force',
  'firestore:rules --non-interactive',
  'hosting --non-interactive',
];
const indexesKey = `GET ${urls.firestore}/collectionGroups/-/indexes`;
const ttlKey = `GET ${urls.firestore}/collectionGroups/-/fields`;
const buildingIndexes = {
  status: 200,
  body: { indexes: firestoreIndexes.map((index) => ({ ...index, state: 'CREATING' })) },
};

describe('npm run project -- deploy', () => {
  it('deploys indexes, functions, rules and pages in this order', async () => {
    expect(await deploy()).toEqual({ exitCode: 0, deployed: inOrder });
  });

  it('waits for indexes before it deploys functions that need them', async () => {
    const { deployed } = await deploy(
      [],
      {},
      { first: { [indexesKey]: [buildingIndexes, buildingIndexes] } },
    );
    expect(deployed).toEqual(inOrder);
    expect(lines().filter((line) => line.startsWith('Waiting:'))).toEqual([
      expect.stringContaining('are not READY yet'),
    ]);
  });

  it('serves the deployed revision after a rollback', async () => {
    const traffic = [{ revision: 'api-00002', percent: 100 }];
    await deploy(
      [],
      {},
      {
        first: { [`GET ${urls.run}`]: [{ status: 200, body: { ...latestServing, traffic } }] },
        answers: { [`GET ${urls.run}`]: { status: 200, body: latestServing } },
      },
    );
    expect(running?.changes).toEqual([
      {
        key: `PATCH ${urls.run}`,
        body: { traffic: [{ type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 100 }] },
      },
    ]);
  });

  it('stops before the functions when an index is not built in time', async () => {
    const started: string[] = [];
    const firebase = async (args: string[]) => {
      started.push(args.at(6) ?? '');
      return passed;
    };
    await expect(
      deploy([], { firebase, timeoutMs: 20 }, { answers: { [indexesKey]: buildingIndexes } }),
    ).rejects.toThrow('Run the deployment again; it continues here.');
    expect(started).toEqual(['firestore:indexes']);
  });

  it('repeats the functions while the roles of Eventarc propagate, then releases the pages', async () => {
    const propagating = {
      exitCode: 1,
      output:
        'Permission denied while using the Eventarc Service Agent. If you recently started to use Eventarc, it may take a few minutes before all necessary permissions are propagated to the Service Agent.',
    };
    const { deployed } = await deploy([passed, propagating, propagating]);
    expect(deployed).toEqual([inOrder[0], inOrder[1], inOrder[1], ...inOrder.slice(1)]);
    expect(lines().join('\n')).toContain('Next try: 2 of 6');
  });

  it('releases no pages when the functions fail for another reason', async () => {
    await expect(deploy([passed, { exitCode: 1, output: 'Build failed' }])).rejects.toThrow(
      'Functions could not be deployed',
    );
  });

  it('deploys only the removal of the service worker', async () => {
    const { deployed } = await deploy([], {}, { isWithoutWorker: true });
    expect(deployed).toEqual(['hosting --non-interactive']);
  });

  it.each<[string, Partial<DeployTools>, string]>([
    [
      'uncommitted changes',
      { changedFiles: () => ' M web/src/a.ts\n' },
      'Commit or remove these changes first',
    ],
    ['failed checks', { check: async () => 1 }, 'npm run check fails'],
  ])('refuses %s', async (_, tools, message) => {
    await expect(deploy([], tools)).rejects.toThrow(message);
  });

  it('creates and awaits the TTL policies that a new version adds', async () => {
    const fields = firestoreTtlFields.slice(1);
    const before = { status: 200, body: { fields } };
    const { deployed } = await deploy([], {}, { first: { [ttlKey]: [before, before] } });
    expect(deployed).toEqual(inOrder);
  });

  it('refuses a project that is not prepared, and names the next step', async () => {
    const answers = { [`GET ${urls.firebase}/webApps`]: { status: 200, body: {} } };
    await expect(deploy([], {}, { answers })).rejects.toThrow(
      `The project is not ready. Next: npm run project -- prepare --project ${projectId}`,
    );
  });
});

const site = `firebasehosting.googleapis.com/v1beta1/sites/${projectId}`;
const hostingRelease = (version: number) => ({
  name: `sites/${projectId}/releases/${version}`,
  type: 'DEPLOY',
  releaseTime: `2026-11-0${version}T10:00:00Z`,
  version: { name: `sites/${projectId}/versions/v${version}`, status: 'FINALIZED' },
});
const runRevision = (number: number) => ({
  name: `projects/${projectId}/locations/us-central1/services/api/revisions/api-0000${number}`,
  createTime: `2026-11-0${number}T09:00:00Z`,
});

describe('npm run project -- rollback', () => {
  it('returns to the release and the revision before the current ones', async () => {
    running = await replay({
      ...completeProject,
      [`GET ${site}/releases`]: { status: 200, body: { releases: [3, 2, 1].map(hostingRelease) } },
      [`GET ${urls.run}/revisions`]: {
        status: 200,
        body: { revisions: [1, 3, 2].map(runRevision) },
      },
      [`GET ${urls.run}`]: { status: 200, body: { latestReadyRevision: runRevision(3).name } },
    });
    expect(await rollBack(running.project)).toBe(0);
    expect(running.changes).toEqual([
      { key: `POST ${site}/releases`, body: { message: 'rollback' } },
      {
        key: `PATCH ${urls.run}`,
        body: {
          traffic: [
            {
              type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION',
              revision: 'api-00002',
              percent: 100,
            },
          ],
        },
      },
    ]);
    expect(running.queries.at(-2)).toBe(`versionName=sites/${projectId}/versions/v2`);
  });

  it('changes nothing without an earlier release', async () => {
    running = await replay({
      ...completeProject,
      [`GET ${site}/releases`]: { status: 200, body: { releases: [hostingRelease(1)] } },
      [`GET ${urls.run}/revisions`]: { status: 200, body: { revisions: [runRevision(1)] } },
    });
    await expect(rollBack(running.project)).rejects.toThrow('There is no earlier release');
    expect(running.changes).toEqual([]);
  });
});
