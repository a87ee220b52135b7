import type { ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { UserError } from '../shared/failure.ts';
import { installedScript, runPath } from '../shared/paths.ts';
import { printLine } from '../shared/print.ts';
import { stopSignal } from '../shared/signals.ts';
import { configFor } from './config.ts';
import { firestorePrefix } from './firestore.ts';
import { launch, temporaryFolder, waitForEmulators } from './launch.ts';
import { type PortName, type Ports, portsAt, projectId, requireFree } from './ports.ts';
import { type ProcessInfo, processTree, send, waitForEnd } from './processes.ts';

export type StackOptions = {
  offset: number;
  /** Emulators to start; all by default. */
  only?: PortName[];
  /** Folder with the export to start from. */
  importFrom?: string;
  /** Folder for the export when the stack is stopped. */
  exportTo?: string;
};

export type Stack = {
  ports: Ports;
  /** Path of the log of all emulators. */
  log: string;
  /** Resolves when the emulators have ended, for any reason. */
  ended: Promise<void>;
  /** Stops every process of the stack; exports the data first if `exportTo` is set. */
  stop(): Promise<void>;
};

export const everyEmulator: PortName[] = ['auth', 'functions', 'firestore', 'hosting'];
const always: PortName[] = ['hub', 'logging', 'eventarc', 'tasks', 'firestoreWebsocket'];
const stopWithin = 30_000;

/** Throws a UserError with the first port of the stack that is in use. */
export function requireStackPorts(offset: number, names = everyEmulator): Promise<void> {
  return requireFree(portsAt(offset), [...names, ...always]);
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
  const child = launch([...prefix, ...firebase(options, ports, only)], options.offset, temporary);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const setup: ProcessInfo[] = [];
  const stop = async () => {
    await end(child, setup);
    await ended;
    rmSync(temporary, { recursive: true, force: true });
  };
  try {
    await waitForEmulators(child, log);
    if (child.pid !== undefined) setup.push(...processTree(child.pid));
  } catch (error) {
    await stop();
    throw error;
  }
  return { ports, log, ended, stop };
}

function firebase(options: StackOptions, ports: Ports, only: PortName[]): string[] {
  const script = installedScript('firebase-tools', 'lib', 'bin', 'firebase.js');
  const command = [process.execPath, script, 'emulators:start', '--project', projectId];
  command.push('--config', configFor(options.offset, ports), '--only', only.join(','));
  if (options.importFrom) command.push('--import', options.importFrom);
  if (options.exportTo) command.push('--export-on-exit', options.exportTo);
  return command;
}

/**
 * Stops all descendants, because some emulators have their own process groups. `setup`: processes after the
 * start; they remain if the Firebase tools have crashed.
 */
async function end(child: ChildProcess, setup: ProcessInfo[]): Promise<void> {
  if (child.pid === undefined) return;
  const family = [...setup, ...processTree(child.pid)];
  const isInOrder = child.exitCode === null && child.signalCode === null;
  if (isInOrder) send(-child.pid, 'SIGINT');
  const left = await waitForEnd(family, isInOrder ? stopWithin : 0);
  for (const { pid } of left) send(pid, 'SIGKILL');
}
