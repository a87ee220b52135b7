import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';
import { getPortPromise } from 'portfinder';
import { buildFunctions } from '../../../../tools/build/functions.ts';
import { installedScript, root } from '../../../../tools/shared/paths.ts';

/* Steps of Cloud Build with the files of firebase-tools: `npm ci`, then the Functions Framework. */

const framework = '@google-cloud/functions-framework@5.0.5';
const frameworkMain = '@google-cloud/functions-framework/build/src/main.js';

type FunctionsConfig = { source: string; ignore: string[] };
/** https://github.com/firebase/firebase-tools/blob/master/src/deploy/functions/prepareFunctionsUpload.ts */
type PrepareUpload = (
  projectDir: string,
  sourceDir: string,
  config: FunctionsConfig,
  additionalSources: string[],
  runtimeConfig: undefined,
  options: { exportType: 'tar.gz' },
) => Promise<{ pathToSource: string }>;

/** Builds the functions and packs them as firebase-tools does for an upload. Returns the path of the archive. */
export async function packFunctions(): Promise<string> {
  await buildFunctions();
  const tools = createRequire(installedScript('firebase-tools', 'package.json'));
  const { prepareFunctionsUpload } = tools('./lib/deploy/functions/prepareFunctionsUpload') as {
    prepareFunctionsUpload: PrepareUpload;
  };
  const { functions } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as {
    functions: [FunctionsConfig];
  };
  const [config] = functions;
  const source = join(root, config.source);
  const { pathToSource } = await prepareFunctionsUpload(root, source, config, [], undefined, {
    exportType: 'tar.gz',
  });
  return pathToSource;
}

/** Unpacks an archive into an empty folder and installs its packages with a version of npm. */
export async function installPacked(
  archive: string,
  target: string,
  npmVersion: number,
): Promise<void> {
  mkdirSync(target);
  await execa('tar', ['-xzf', archive, '-C', target]);
  const options = { cwd: target, env: { NODE_ENV: 'production' } };
  await execa('npx', ['-y', `npm@${npmVersion}`, 'ci', '--ignore-scripts'], options);
}

/** Installed functions and the framework that runs them. */
export interface PackedFunctions {
  /** Folder of both. */
  folder: string;
  /** Folder of the functions. */
  functions: string;
}

/** Creates a temporary folder with the Functions Framework in it. */
export async function installFramework(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'packed-functions-'));
  await execa('npm', ['install', '--no-save', '--prefix', join(folder, 'framework'), framework]);
  return folder;
}

export const removePacked = (folder: string) => rmSync(folder, { recursive: true, force: true });

export interface RunningFunction {
  url: string;
  output: () => string;
  stop: () => Promise<void>;
}

/** Starts one function with the environment of this process. Its queries need an index, as in production. */
export async function startPacked(
  { folder, functions }: PackedFunctions,
  target: string,
  signature: 'http' | 'cloudevent' = 'http',
  env: Record<string, string> = {},
): Promise<RunningFunction> {
  const port = await getPortPromise({ port: 18_000 + (process.pid % 1000) });
  const guard = join(import.meta.dirname, 'require-indexes-packed.ts');
  const script = join(folder, 'framework', 'node_modules', frameworkMain);
  const running = execa(process.execPath, ['--import', guard, script], {
    cwd: functions,
    env: {
      FUNCTION_TARGET: target,
      FUNCTION_SIGNATURE_TYPE: signature,
      PORT: String(port),
      ...env,
    },
    all: true,
    reject: false,
  });
  let output = '';
  let hasEnded = false;
  void running.finally(() => {
    hasEnded = true;
  });
  running.all.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    running.kill();
    await running;
  };
  for (let tries = 0; tries < 300 && !hasEnded; tries += 1) {
    const isUp = await fetch(url, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
    if (isUp) return { url, output: () => output, stop };
    await delay(100);
  }
  await stop();
  throw new Error(`${target} did not start: ${output}`);
}

/** https://github.com/firebase/firebase-functions/blob/master/src/runtime/manifest.ts */
export interface FunctionsManifest {
  params: { name: string }[];
  endpoints: Record<string, Record<string, unknown>>;
}

/** Reads the functions that firebase-tools discovers in this folder with these settings and would deploy. */
export async function readManifest(
  functions: string,
  settings: Record<string, string> = {},
): Promise<FunctionsManifest> {
  const output = join(functions, 'manifest.json');
  const script = join(functions, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const env = { ...settings, FUNCTIONS_MANIFEST_OUTPUT_PATH: output };
  await execa(process.execPath, [script], { cwd: functions, env });
  return JSON.parse(readFileSync(output, 'utf8')) as FunctionsManifest;
}

interface Endpoint {
  id: string;
  region: string;
  serviceAccount: string;
  scheduleTrigger?: object;
}
interface Backend {
  endpoints: Record<string, Record<string, Endpoint>>;
}
interface FirebaseTools {
  yamlToBuild: (manifest: object, project: string, region: string, runtime: string) => object;
  resolveBackend: (options: object) => Promise<{ backend: Backend }>;
  empty: () => Backend;
  secretsAccessDelta: (backends: object) => Promise<Record<string, string[]>>;
  jobFromEndpoint: (
    endpoint: Endpoint,
    location: string,
    projectNumber: string,
  ) => Promise<{ httpTarget: { oidcToken: { serviceAccountEmail: string } } }>;
}

/**
 * Resolves a manifest as firebase-tools does for a deployment. Returns the accounts by which Cloud Scheduler calls the
 * scheduled functions, and those that it lets read secrets.
 */
export async function resolveAccounts(
  manifest: FunctionsManifest,
  project: string,
  userEnvs: Record<string, string>,
) {
  const load = createRequire(installedScript('firebase-tools', 'package.json'));
  const tools = Object.assign(
    {},
    ...['runtimes/discovery', 'build', 'backend', 'ensure']
      .map((name) => `./lib/deploy/functions/${name}`)
      .concat('./lib/gcp/cloudscheduler')
      .map((path) => load(path) as object),
  ) as FirebaseTools;
  const build = tools.yamlToBuild(manifest, project, 'us-central1', 'nodejs24');
  const options = { firebaseConfig: { projectId: project }, userEnvs };
  // Without a call to Secret Manager, as for the emulator.
  const { backend } = await tools.resolveBackend({ ...options, build, isEmulator: true });
  const endpoints = Object.values(backend.endpoints).flatMap((byName) => Object.values(byName));
  const jobs = endpoints
    .filter(({ scheduleTrigger }) => scheduleTrigger)
    .map((endpoint) => tools.jobFromEndpoint(endpoint, endpoint.region, '1'));
  return {
    schedulers: (await Promise.all(jobs)).map(
      ({ httpTarget }) => httpTarget.oidcToken.serviceAccountEmail,
    ),
    secrets: await tools.secretsAccessDelta({ wantBackend: backend, haveBackend: tools.empty() }),
  };
}
