import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';
import { z } from 'zod';
import { main as runChecks } from '../check.ts';
import { prepareDeployment } from '../hosting/prepare-deployment.ts';
import { UserError } from '../shared/failure.ts';
import { installedScript, root } from '../shared/paths.ts';
import { printLine } from '../shared/print.ts';
import { preparedItems } from './check.ts';
import { deployedDataItems } from './data-items.ts';
import { command, type Item, type Project, printFinding, readItem } from './item.ts';
import { serveLatest } from './traffic.ts';

/** Result of one command of firebase-tools. */
export interface DeployStep {
  exitCode: number;
  output: string;
}

/** Parts that need a machine or Google; tests replace them. */
export interface DeployTools {
  /** Lists changed and untracked files, as `git status --porcelain`. */
  changedFiles: () => string;
  check: () => Promise<number>;
  /** Builds the web app; returns the path of the configuration. */
  build: (project: Project, isWithoutWorker: boolean) => Promise<string>;
  firebase: (args: string[]) => Promise<DeployStep>;
  pollMs: number;
  timeoutMs: number;
}

export const deployTools: DeployTools = {
  changedFiles: () =>
    execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }),
  check: runChecks,
  build: ({ settings }, isWithoutWorker) => prepareDeployment(settings, isWithoutWorker),
  firebase: async (args) => {
    const script = installedScript('firebase-tools', 'lib', 'bin', 'firebase.js');
    const both = ['inherit', 'pipe'] as const;
    const options = {
      cwd: root,
      stdin: 'inherit',
      stdout: both,
      stderr: both,
      all: true,
      reject: false,
    } as const;
    const { exitCode, all } = await execa(process.execPath, [script, ...args], options);
    return { exitCode: exitCode ?? 1, output: all };
  },
  pollMs: 20_000,
  timeoutMs: 45 * 60_000,
};

export interface DeployOptions {
  /** Serves a worker that removes the service worker from all devices; deploys Hosting only. */
  isWithoutWorker: boolean;
}

/**
 * Deploys in an order in which open pages of the earlier version continue to work: indexes before the functions that query
 * by them, functions before the rules and pages that belong to them (docs/decisions/0124). Returns the exit code.
 */
export async function deployProject(
  project: Project,
  { isWithoutWorker }: DeployOptions,
  tools: DeployTools = deployTools,
): Promise<number> {
  await requireDeployable(project, tools);
  const config = await tools.build(project, isWithoutWorker);
  const deploy = (only: string, ...more: string[]) =>
    tools.firebase([
      'deploy',
      '--project',
      project.id,
      '--config',
      config,
      '--only',
      only,
      ...more,
    ]);
  if (!isWithoutWorker) {
    await step('Indexes', () => deploy('firestore:indexes', '--non-interactive'));
    for (const item of deployedDataItems) await waitFor(item, project, tools);
    // --force: accepts retries of the triggers. It would also let firebase-tools delete images after one day, but not where
    // `prepare` has set policies (image-items.ts), without which requireDeployable refuses.
    await step('Functions', () => deployFunctions(() => deploy('functions', '--force'), tools));
    project.refresh();
    await serveLatest(project);
    await step('Rules', () => deploy('firestore:rules', '--non-interactive'));
  }
  await step('Hosting', () => deploy('hosting', '--non-interactive'));
  return 0;
}

async function requireDeployable(project: Project, tools: DeployTools): Promise<void> {
  const changed = tools.changedFiles().trim();
  if (changed)
    throw new UserError(
      `Commit or remove these changes first, so that the deployed version has a name:\n${changed}`,
    );
  for (const item of preparedItems) {
    // A TTL policy that a new version adds is created by this deployment.
    if (deployedDataItems.includes(item)) continue;
    const finding = await readItem(item, project);
    if (finding.state !== 'missing') continue;
    printFinding(item, finding, project.id);
    throw new UserError(
      `The project is not ready. Next: ${finding.step ?? command('prepare', project.id)}`,
    );
  }
  if ((await tools.check()) !== 0) throw new UserError('npm run check fails; see above.');
}

async function step(name: string, run: () => Promise<DeployStep>): Promise<void> {
  printLine(`Deploying: ${name}`);
  const { exitCode } = await run();
  if (exitCode !== 0)
    throw new UserError(
      `${name} could not be deployed; see above. What was deployed before works with the earlier version.`,
    );
}

/**
 * Messages of a first deployment while the roles of Google's service agents propagate:
 * https://cloud.google.com/eventarc/docs/troubleshooting
 */
const propagating =
  /Eventarc Service Agent|permissions? (?:may take|to propagate)|Permission .*denied on .*service-|retry the deployment in a few minutes/i;
const functionTries = 6;
const propagationMs = 60_000;

async function deployFunctions(
  deploy: () => Promise<DeployStep>,
  { pollMs }: DeployTools,
): Promise<DeployStep> {
  for (let tries = 1; ; tries += 1) {
    const result = await deploy();
    const isPropagating = result.exitCode !== 0 && propagating.test(result.output);
    if (!isPropagating || tries === functionTries) return result;
    printLine(
      `Google's service accounts receive their roles, which takes some minutes. Next try: ${tries + 1} of ${functionTries}.`,
    );
    await delay(Math.min(propagationMs, pollMs * 3));
  }
}

/** Waits until an item holds, such as an index that is being built. */
async function waitFor(
  item: Item,
  project: Project,
  { pollMs, timeoutMs }: DeployTools,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (let last = ''; ; ) {
    project.refresh();
    const finding = await readItem(item, project);
    if (finding.state === 'ok') return printFinding(item, finding, project.id);
    const line = `Waiting: ${finding.note}`;
    if (line !== last) printLine(line);
    last = line;
    if (Date.now() > deadline)
      throw new UserError(
        `${item.title}: still not after ${timeoutMs / 60_000} min. Run the deployment again; it continues here.`,
      );
    await delay(pollMs);
  }
}

/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.releases */
const release = z.object({
  name: z.string(),
  type: z.string(),
  releaseTime: z.string(),
  version: z.object({ name: z.string() }).optional(),
});
/** https://cloud.google.com/run/docs/reference/rest/v2/projects.locations.services.revisions */
const revision = z.object({ name: z.string(), createTime: z.string() });
const service = z.object({
  traffic: z
    .array(z.object({ revision: z.string().optional(), percent: z.number().default(0) }))
    .default([]),
  latestReadyRevision: z.string().optional(),
});

/**
 * Serves the release of Hosting and the revision of the API before the current ones. Indexes, rules and stored data stay as
 * they are: both versions work with them.
 */
export async function rollBack(project: Project): Promise<number> {
  const { id, settings } = project;
  const site = `https://firebasehosting.googleapis.com/v1beta1/sites/${id}`;
  const [current, ...earlier] = await project.list(
    `${site}/releases?pageSize=25`,
    'releases',
    release,
  );
  const target = earlier.find(({ version }) => version && version.name !== current?.version?.name);
  const run = `https://run.googleapis.com/v2/projects/${id}/locations/${settings.region}/services/api`;
  const revisions = (await project.list(`${run}/revisions`, 'revisions', revision)).toSorted(
    (a, b) => b.createTime.localeCompare(a.createTime),
  );
  const found = await project.get(run, service);
  const serving =
    found?.traffic.find(({ percent }) => percent === 100)?.revision ?? found?.latestReadyRevision;
  const at = revisions.findIndex(({ name }) => lastPart(name) === lastPart(serving ?? ''));
  const before = revisions[at + 1];
  if (at < 0 || !before || !target?.version)
    throw new UserError('There is no earlier release of both Hosting and the API to return to.');
  await project.send('POST', `${site}/releases?versionName=${target.version.name}`, {
    message: 'rollback',
  });
  await project.send('PATCH', `${run}?updateMask=traffic`, {
    traffic: [
      {
        type: 'TRAFFIC_TARGET_ALLOCATION_TYPE_REVISION',
        revision: lastPart(before.name),
        percent: 100,
      },
    ],
  });
  printLine(
    `Hosting serves the release of ${target.releaseTime}, the API its revision ${lastPart(before.name)}.`,
  );
  printLine(`The next deployment replaces both: ${command('deploy', id)}`);
  return 0;
}

const lastPart = (name: string) => name.split('/').at(-1) ?? '';
