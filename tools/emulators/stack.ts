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
  /** The emulators to start; all of the app's when absent. */
  only?: PortName[];
  /** A folder holding an export to begin with. */
  importFrom?: string;
  /** The folder that receives an export when the stack is stopped. */
  exportTo?: string;
};

export type Stack = {
  ports: Ports;
  /** Where all that the emulators say is kept. */
  log: string;
  /** Settles when the emulators have ended, asked to or not. */
  ended: Promise<void>;
  /** Ends every process of the stack; with `exportTo`, the data is kept first. */
  stop(): Promise<void>;
};

export const everyEmulator: PortName[] = ['auth', 'functions', 'firestore', 'hosting'];
const always: PortName[] = ['hub', 'logging', 'eventarc', 'tasks', 'firestoreWebsocket'];
const stopWithin = 30_000;

/** Throws a Failure that names the first port that is taken, of those the stack will listen on. */
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
 * Some of the emulators live in groups of their own, so the whole family is looked after. Where the
 * Firebase tools have ended by themselves nothing else tells their emulators to: `known` are those that
 * there were when all was well.
 */
async function end(child: ChildProcess, setup: ProcessInfo[]): Promise<void> {
  if (child.pid === undefined) return;
  const family = [...setup, ...processTree(child.pid)];
  const isInOrder = child.exitCode === null && child.signalCode === null;
  if (isInOrder) send(-child.pid, 'SIGINT');
  const left = await waitForEnd(family, isInOrder ? stopWithin : 0);
  for (const { pid } of left) send(pid, 'SIGKILL');
}
