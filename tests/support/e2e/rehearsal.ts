import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import type { BrowserContext } from '@playwright/test';
import { getFirestore } from 'firebase-admin/firestore';
import { openDatabase } from '../../../tools/emulators/database.ts';
import type { DeployTools } from '../../../tools/project/deploy.ts';
import {
  type Answers,
  apiRevision,
  apiService,
  completeProject,
  completeProjectIn,
  projectId,
  urls,
} from '../project/recorded-answers.ts';
import { type Change, type Replay, replay } from '../project/replay-server.ts';
import { stack } from '../stack.ts';
import { type Server, startServer } from '../stress/server.ts';

type Env = { name: string; value: string }[];
const commit = 'bbbbbbb2';
/** Commit to which a rollback can return. */
export const earlierCommit = 'aaaaaaa1';
/** API that serves the pages in place of the functions emulator, which cannot be deployed again. */
const apiPort = stack.ports.hosting + 50;

/** Project whose commands run against recorded answers, and whose API and databases are those of the emulators. */
export interface Rehearsal extends AsyncDisposable {
  replay: Replay;
  apiUrl: string;
  /** Serves the revision of the API that the commands have set. */
  serve(): Promise<void>;
  /** Copies every document to the database that `restore` has named, as they were at the backup. */
  fillRestored(): Promise<void>;
  /** Tools of `deploy` without a build: functions take their settings from the files. */
  tools: DeployTools;
}

/** Opens the rehearsal with a backup of now. `restored`: name of the database that `restore` will create. */
export async function openRehearsal(context: BrowserContext, restored: string): Promise<Rehearsal> {
  await openDatabase(stack.ports);
  const backup = await readAll();
  let number = 2;
  const serving = (env: Env): Answers => ({
    [`GET ${urls.run}`]: { status: 200, body: apiService(number, env) },
    [`GET ${urls.run}/revisions/api-0000${number}`]: {
      status: 200,
      body: apiRevision(number, env),
    },
  });
  let env: Env = [{ name: 'COMMIT', value: commit }];
  const effects = ({ key, body }: Change): Answers => {
    if (key !== `PATCH ${urls.run}`) return {};
    number += 1;
    env = (body as { template: { containers: [{ env: Env }] } }).template.containers[0].env;
    return serving(env);
  };
  const backups = `GET firestore.googleapis.com/v1/projects/${projectId}/locations/us-central1/backups`;
  const running = await replay(
    {
      ...completeProject,
      ...completeProjectIn(restored),
      ...serving(env),
      [`GET ${site}/releases`]: { status: 200, body: { releases: [releaseOf(earlierCommit)] } },
      [`GET ${urls.run}/revisions`]: {
        status: 200,
        body: { revisions: [apiRevision(1, [{ name: 'COMMIT', value: earlierCommit }])] },
      },
      [backups]: { status: 200, body: { backups: [backupOf('2026-11-20T03:00:00Z')] } },
    },
    { effects },
  );
  let api: Server | undefined;
  const { project } = running;
  const serve = async () => {
    await api?.[Symbol.asyncDispose]();
    const values = Object.fromEntries(env.map(({ name, value }) => [name, value]));
    api = await startServer({ ports: [apiPort], env: { ...emulators, ...values } });
  };
  await serve();
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  await context.route('**/api/**', async (route) => {
    const url = route.request().url().replace(stack.url, apiUrl);
    await route.fetch({ url }).then(
      (response) => route.fulfill({ response }),
      () => route.abort(),
    );
  });
  const deployFunctions = async () => {
    const files = [project.settings.path, join(dirname(project.settings.path), '.env')];
    const values = files.flatMap((path) => Object.entries(parseEnv(readFileSync(path, 'utf8'))));
    const containers = [{ env: values.map(([name, value]) => ({ name, value })) }];
    await project.send('PATCH', `https://${urls.run}`, { template: { containers } });
    await serve();
  };
  return {
    replay: running,
    apiUrl,
    serve,
    fillRestored: () => writeAll(restored, backup),
    tools: {
      changedFiles: () => '',
      commit: () => `${commit} rehearsal`,
      check: async () => 0,
      build: async () => 'firebase.deploy.json',
      async firebase(args) {
        if (args.includes('functions')) await deployFunctions();
        return { exitCode: 0, output: '' };
      },
      pollMs: 1,
      timeoutMs: 1000,
    },
    async [Symbol.asyncDispose]() {
      running.close();
      await api?.[Symbol.asyncDispose]();
    },
  };
}

const emulators = {
  FIRESTORE_EMULATOR_HOST: `127.0.0.1:${stack.ports.firestore}`,
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${stack.ports.auth}`,
  GCLOUD_PROJECT: stack.projectId,
  METADATA_SERVER_DETECTION: 'none',
};

const site = `firebasehosting.googleapis.com/v1beta1/sites/${projectId}`;

const releaseOf = (name: string) => ({
  releaseTime: '2026-11-19T10:00:00Z',
  message: `${name} rehearsal`,
  version: { name: `sites/${projectId}/versions/${name}`, status: 'FINALIZED' },
});

const backupOf = (snapshotTime: string) => ({
  name: `projects/${projectId}/locations/us-central1/backups/1`,
  database: `projects/${projectId}/databases/(default)`,
  snapshotTime,
  state: 'READY',
});

type Documents = Map<string, FirebaseFirestore.DocumentData>;

/** Returns the content of every document by path. */
async function readAll(): Promise<Documents> {
  const found: Documents = new Map();
  const collections = await (await openDatabase(stack.ports)).listCollections();
  while (collections.length > 0) {
    const references = (await collections.pop()?.listDocuments()) ?? [];
    for (const reference of references) {
      const data = (await reference.get()).data();
      if (data) found.set(reference.path, data);
      collections.push(...(await reference.listCollections()));
    }
  }
  return found;
}

async function writeAll(name: string, documents: Documents): Promise<void> {
  const database = getFirestore(name);
  const all = [...documents];
  for (let start = 0; start < all.length; start += 400) {
    const batch = database.batch();
    for (const [path, data] of all.slice(start, start + 400)) batch.set(database.doc(path), data);
    await batch.commit();
  }
}
