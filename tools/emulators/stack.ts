import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../shared/failure.ts';
import { installedScript, root, runPath } from '../shared/paths.ts';
import { printLine } from '../shared/print.ts';
import { newPushKeys } from '../shared/push-keys.ts';
import { stopSignal } from '../shared/signals.ts';
import { waitForHidane } from './hidane.ts';
import { catcherSettings, mailPath, startMailCatcher } from './mail-catcher.ts';
import { host, type PortName, type Ports, portsAt, projectId, requireFree } from './ports.ts';
import { type Stack, supervise } from './supervise.ts';

type FirebaseJson = {
  emulators: Record<string, { port?: number; websocketPort?: number }>;
  hosting: { redirects?: { source: string; destination: string }[] };
};

const configFile = 'firebase.json';

const mailPageUrl = ({ mail }: Ports) => `http://${host}:${mail}${mailPath}`;

/**
 * Returns the path of a firebase.json for these ports. It must be in the folder of the original, because its
 * paths are relative; git ignores it. The original is used for offset 0.
 */
function configFor(offset: number, ports: Ports): string {
  if (offset === 0) return join(root, configFile);
  const config = JSON.parse(readFileSync(join(root, configFile), 'utf8')) as FirebaseJson;
  for (const [name, settings] of Object.entries(config.emulators)) {
    if (name in ports) settings.port = ports[name as keyof Ports];
    if (settings.websocketPort) settings.websocketPort = ports.firestoreWebsocket;
  }
  for (const redirect of config.hosting.redirects ?? [])
    if (redirect.source === mailPath) redirect.destination = mailPageUrl(ports);
  const path = join(root, `firebase.run.${offset}.json`);
  writeFileSync(path, `${JSON.stringify(config, null, 2)}\n`);
  return path;
}

const oldestJava = 21;

/**
 * Returns the prefix of the command that starts the emulators: `hidane exec --`, or nothing if Java can run
 * the official Firestore emulator. `FIRESTORE_EMULATOR=google` requires the official one.
 */
async function firestorePrefix(): Promise<string[]> {
  const { FIRESTORE_EMULATOR: requested = 'hidane' } = process.env;
  if (!['hidane', 'google'].includes(requested))
    throw new UserError(`FIRESTORE_EMULATOR is hidane or google, not ${requested}.`);
  const hidane = requested === 'hidane' && (await waitForHidane());
  if (hidane) return [hidane, 'exec', '--'];
  if (javaVersion() >= oldestJava) {
    printLine('Using the official Firestore emulator; firebase-tools downloads it once (130 MB).');
    return [];
  }
  if (requested === 'google')
    throw new UserError(`FIRESTORE_EMULATOR=google needs Java ${oldestJava} or newer on the PATH.`);
  throw new UserError(
    [
      'No Firestore emulator can be had here. Any one of these is enough:',
      '  - a network connection and Rust 1.88 or newer (https://rustup.rs): it is then built here',
      '  - hidane 0.6.0 on the PATH (https://hidane.dev)',
      `  - Java ${oldestJava} or newer on the PATH, for the official emulator`,
    ].join('\n'),
  );
}

/** Returns the major version of the Java on the PATH, 0 without one. */
function javaVersion(): number {
  const answer = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const match = /version "(\d+)/.exec(`${answer.stderr}${answer.stdout}`);
  return match ? Number(match[1]) : 0;
}

/** Maximum start of a functions worker in seconds: a request to one that starts later never gets a response. */
const workerReadyWithinSeconds = '120';

/**
 * Returns the folder in which the emulators store the address of the project's hub: two stacks with the same
 * folder would export each other's data. Short, because Unix sockets in it are limited to about 100
 * characters.
 */
function temporaryFolder(offset: number): string {
  const mark = hash('sha256', root).slice(0, 8);
  const folder = join(tmpdir(), `wine-walk-${mark}-${offset}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Starts the emulators in a separate process group: Ctrl-C reaches this process only, which then stops the
 * group in order.
 */
function launch(
  [program = '', ...args]: string[],
  offset: number,
  settings: Record<string, string>,
): ChildProcess {
  const quiet = { METADATA_SERVER_DETECTION: 'none', NO_UPDATE_NOTIFIER: '1' };
  const patient = { FUNCTIONS_DISCOVERY_TIMEOUT: workerReadyWithinSeconds };
  const own = { ...settings, PORT_OFFSET: String(offset) };
  const env = { ...process.env, ...quiet, ...patient, ...own };
  return spawn(program, args, {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export type StackOptions = {
  offset: number;
  /** Emulators to start; all by default. */
  only?: PortName[];
  /** Folder with the export to start from. */
  importFrom?: string;
  /** Folder for the export when the stack is stopped. */
  exportTo?: string;
};

export const everyEmulator: PortName[] = ['auth', 'functions', 'firestore', 'hosting'];
const withFunctions: PortName[] = ['smtp', 'mail'];
const always: PortName[] = ['hub', 'logging', 'eventarc', 'tasks', 'firestoreWebsocket'];

/** Throws a UserError with the first port of the stack that is in use. */
export function requireStackPorts(offset: number, names = everyEmulator): Promise<void> {
  const mail = names.includes('functions') ? withFunctions : [];
  return requireFree(portsAt(offset), [...names, ...mail, ...always]);
}

/** Starts the Firebase emulators and waits until all of them are ready. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const ports = portsAt(options.offset);
  const only = options.only ?? everyEmulator;
  await requireStackPorts(options.offset, only);
  const prefix = await firestorePrefix();
  printLine('Starting the emulators (about 15 seconds) ...');
  const log = runPath('logs', `emulators-${options.offset}.log`);
  if (stopSignal.aborted) throw new UserError('Stopped.');
  const temporary = temporaryFolder(options.offset);
  const { exportTo } = options;
  const catcher = only.includes('functions')
    ? await startMailCatcher({ smtp: ports.smtp, page: ports.mail })
    : undefined;
  const settings = { TMPDIR: temporary, ...(catcher && localSettings(ports)) };
  const child = launch([...prefix, ...firebase(options, ports, only)], options.offset, settings);
  try {
    const stack = await supervise(child, { ports, names: only, log, exportTo, temporary });
    const stop = () => stack.stop().finally(() => catcher?.close());
    return { ...stack, stop };
  } catch (error) {
    await catcher?.close();
    throw error;
  }
}

/** Settings of the local functions: mail to the catcher, links to the local app, keys for Web Push. */
export function localSettings({ smtp, hosting }: Ports): Record<string, string> {
  return { ...catcherSettings(smtp), APP_URL: `http://${host}:${hosting}`, ...pushKeys() };
}

/** Keys for Web Push (VAPID) of this process, and so of its stack. */
let localKeys: ReturnType<typeof newPushKeys> | undefined;
const pushKeys = () => (localKeys ??= newPushKeys());

function firebase(options: StackOptions, ports: Ports, only: PortName[]): string[] {
  const script = installedScript('firebase-tools', 'lib', 'bin', 'firebase.js');
  const command = [process.execPath, script, 'emulators:start', '--project', projectId];
  command.push('--config', configFor(options.offset, ports), '--only', only.join(','));
  if (options.importFrom) command.push('--import', options.importFrom);
  if (options.exportTo) command.push('--export-on-exit', options.exportTo);
  return command;
}
