import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';
import { main as runChecks } from '../check.ts';
import { prepareDeployment } from '../hosting/prepare-deployment.ts';
import { UserError } from '../shared/failure.ts';
import { installedScript, root } from '../shared/paths.ts';
import { printLine } from '../shared/print.ts';
import {
  commitVariable,
  serveDeployed,
  servingRevision,
  stopVariable,
  variable,
} from './api-service.ts';
import { preparedItems } from './check.ts';
import { deployedDataItems } from './items/data-items.ts';
import { command, type Item, type Project, printFinding, readItem } from './items/item.ts';
import { writeSettings } from './settings.ts';
import { removeTriggersElsewhere } from './triggers.ts';

/** Result of one command of firebase-tools. */
export interface DeployStep {
  exitCode: number;
  output: string;
}

/** Parts that need a machine or Google; tests replace them. */
export interface DeployTools {
  /** Lists changed and untracked files, as `git status --porcelain`. */
  changedFiles: () => string;
  /** Returns the commit with its subject, by which the deployment is named. */
  commit: () => string;
  check: () => Promise<number>;
  /** Builds the web app; returns the path of the configuration. */
  build: (project: Project, isWithoutWorker: boolean) => Promise<string>;
  firebase: (args: string[]) => Promise<DeployStep>;
  pollMs: number;
  timeoutMs: number;
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

export const deployTools: DeployTools = {
  changedFiles: () => git('status', '--porcelain'),
  commit: () => git('show', '--no-patch', '--abbrev=8', '--format=%h %s'),
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
  const name = tools.commit();
  const [commit = ''] = name.split(' ');
  // firebase-tools deploys this file, which git ignores, beside the settings of the project.
  const generated = { path: join(dirname(project.settings.path), '.env') };
  writeSettings(generated, { [commitVariable]: commit });
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
    await removeTriggersElsewhere(project);
    // --force: accepts retries of the triggers. It would also let firebase-tools delete images after one day, but not where
    // `prepare` has set policies (image-items.ts), without which requireDeployable refuses.
    await step('Functions', () => deployFunctions(() => deploy('functions', '--force'), tools));
    project.refresh();
    await serveDeployed(project, commit);
    await step('Rules', () => deploy('firestore:rules', '--non-interactive'));
  }
  // A rollback finds the pages of a commit by this message, but no pages without a service worker.
  const message = isWithoutWorker ? `without-service-worker ${name}` : name;
  await step('Hosting', () => deploy('hosting', '--non-interactive', '--message', message));
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
  await requireStopKnown(project);
  if ((await tools.check()) !== 0) throw new UserError('npm run check fails; see above.');
}

/** Throws a UserError if the API is stopped by a command whose settings are not here: the deployment would end that. */
async function requireStopKnown(project: Project): Promise<void> {
  const { id, settings } = project;
  const planned = settings.values[stopVariable] ?? '';
  const serving = await servingRevision(project);
  const current = serving && variable(serving.containers, stopVariable);
  const resume = command('stop', id, '--resume');
  if (current && current !== planned)
    throw new UserError(
      `The API is read-only and answers: ${current}\n${settings.path} is without it, so that a deployment would accept changes again. Next: pull the commit of the settings, or ${resume}`,
    );
  if (planned)
    printLine(`The API is read-only after this deployment: ${planned}\nLater: ${resume}`);
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
