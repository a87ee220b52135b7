import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Answers,
  apiRevision,
  apiService,
  completeProject,
  completeProjectIn,
  firestoreIndexes,
  firestoreTtlFields,
  projectId,
  urls,
} from '../../tests/support/project/recorded-answers.ts';
import {
  completeSettings,
  type Replay,
  type ReplayOptions,
  replay,
} from '../../tests/support/project/replay-server.ts';
import { printLine } from '../shared/print.ts';
import { type DeployStep, type DeployTools, deployProject } from './deploy.ts';
import { functionNames } from './items/app-items.ts';

vi.mock('../shared/print.ts', () => ({ printLine: vi.fn() }));

let running: Replay | undefined;
afterEach(() => {
  running?.close();
  vi.mocked(printLine).mockClear();
});
const lines = () => vi.mocked(printLine).mock.calls.map(([line]) => line);

const commit = [{ name: 'COMMIT', value: 'aaaaaaa1' }];
const deployed = {
  [`GET ${urls.run}`]: { status: 200, body: apiService(3) },
  [`GET ${urls.run}/revisions/api-00003`]: { status: 200, body: apiRevision(3, commit) },
};
const passed: DeployStep = { exitCode: 0, output: '' };

/** Deploys a complete project; `answers` are the results of firebase-tools, after which it passes. */
async function deploy(
  results: DeployStep[] = [],
  tools: Partial<DeployTools> = {},
  options: ReplayOptions & { answers?: Answers; isWithoutWorker?: boolean } = {},
) {
  const { answers = {}, isWithoutWorker = false, ...more } = options;
  running = await replay({ ...completeProject, ...deployed, ...answers }, more);
  const started: string[] = [];
  const exitCode = await deployProject(
    running.project,
    { isWithoutWorker },
    {
      changedFiles: () => '',
      commit: () => 'aaaaaaa1 desk: add a till',
      check: async () => 0,
      build: async () => 'firebase.deploy.json',
      firebase: async (args) => {
        started.push(args.slice(args.indexOf('--only') + 1).join(' '));
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
      // Long enough for a busy machine.
      timeoutMs: 10_000,
      ...tools,
    },
  );
  return { exitCode, deployed: started };
}

const inOrder = [
  'firestore:indexes --non-interactive',
  'functions --force',
  'firestore:rules --non-interactive',
  'hosting --non-interactive --message aaaaaaa1 desk: add a till',
];
const functionsUrl = `cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/us-central1/functions`;
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

  it('names functions and pages by the commit', async () => {
    await deploy();
    const path = join(dirname(running?.project.settings.path ?? ''), '.env');
    expect(readFileSync(path, 'utf8')).toBe('COMMIT=aaaaaaa1\n');
  });

  it('serves the deployed revision when traffic was pinned', async () => {
    const traffic = [{ revision: 'api-00003', percent: 100 }];
    const pinned = { status: 200, body: { ...apiService(3), traffic } };
    await deploy([], {}, { first: { [`GET ${urls.run}`]: [pinned, pinned] } });
    expect(running?.changes).toEqual([
      {
        key: `PATCH ${urls.run}`,
        body: { traffic: [{ type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_LATEST', percent: 100 }] },
      },
    ]);
  });

  it('releases no pages when firebase-tools left out the API', async () => {
    const body = apiRevision(3, [{ name: 'COMMIT', value: 'bbbbbbb2' }]);
    const answers = { [`GET ${urls.run}/revisions/api-00003`]: { status: 200, body } };
    await expect(deploy([], {}, { answers })).rejects.toThrow(
      /still serves bbbbbbb2.*rollback --project wine-walk-test --to aaaaaaa1/,
    );
  });

  describe('while the API is stopped', () => {
    const body = apiRevision(3, [...commit, { name: 'READ_ONLY_MESSAGE', value: 'We fix it' }]);
    const answers = { [`GET ${urls.run}/revisions/api-00003`]: { status: 200, body } };

    it('keeps the API stopped, and says how to resume', async () => {
      const settings = `${completeSettings}READ_ONLY_MESSAGE="We fix it"\n`;
      expect(await deploy([], {}, { answers, settings })).toEqual({
        exitCode: 0,
        deployed: inOrder,
      });
      expect(lines().join('\n')).toMatch(/read-only after this deployment: We fix it\n.*--resume/);
    });

    it('refuses settings that would end it', async () => {
      await expect(deploy([], {}, { answers })).rejects.toThrow(
        /read-only and answers: We fix it\n.*pull the commit of the settings, or .*--resume/,
      );
    });
  });

  it('creates the triggers again for a restored database', async () => {
    const restored = 'restored-202611201800';
    const answers = { ...completeProjectIn(restored), ...deployed };
    const settings = completeSettings.replace('(default)', restored);
    const order: string[] = [];
    const firebase = async (args: string[]) => {
      order.push(`${args.at(6)} after ${running?.changes.length ?? 0} deletions`);
      return passed;
    };
    await deploy([], { firebase }, { answers, settings });
    const triggers = functionNames.filter((name) => name.startsWith('catalogOn'));
    expect(running?.changes.map(({ key }) => key)).toEqual(
      triggers.map((name) => `DELETE ${functionsUrl}/${name}`),
    );
    expect(order).toContain(`functions after ${triggers.length} deletions`);
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
    expect(deployed).toEqual([
      'hosting --non-interactive --message without-service-worker aaaaaaa1 desk: add a till',
    ]);
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
