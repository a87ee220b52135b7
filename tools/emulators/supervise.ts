import type { ChildProcess } from 'node:child_process';
import {
  createWriteStream,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  type WriteStream,
} from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../shared/failure.ts';
import { root } from '../shared/paths.ts';
import { stopSignal } from '../shared/signals.ts';
import { type PortName, type Ports, portUser } from './ports.ts';
import { type ProcessInfo, processTree, send, waitForEnd } from './processes.ts';
import { waitUntilClosed } from './wait-until-closed.ts';

const readyText = 'All emulators ready';
const readyWithinMs = 120_000;
const stopWithinMs = 30_000;

/** File of an export that the emulators write last. */
export const exportMetadata = 'firebase-export-metadata.json';

/** Start of the name of the folder that an export is written into, before it replaces the earlier one. */
const unfinishedExport = 'firebase-export-';
/** Free bytes below which a failed export is reported as a full disk. */
const fullBelow = 1024 * 1024;

/** Result of the export at the end. Unless it is saved, the earlier one is unchanged. */
export type Saved = 'saved' | 'not-saved' | 'disk-full';

export type Stack = {
  ports: Ports;
  /** Path of the log of all emulators. */
  log: string;
  /** Resolves with a sentence when an emulator ends before `stop`. */
  failed: Promise<string>;
  /** Stops every process of the stack; exports the data first if `exportTo` is set. */
  stop(): Promise<Saved>;
};

type SupervisedStack = {
  ports: Ports;
  /** Emulators that accept connections while they run. */
  names: readonly PortName[];
  log: string;
  exportTo: string | undefined;
  /** Working folder of the process. */
  folder?: string;
  /** Folder to be deleted at the end. */
  temporary: string;
};

/** Waits until the emulators of a started process are ready. Stops it if they are not. */
export async function supervise(
  child: ChildProcess,
  { ports, names, log, exportTo, folder = root, temporary }: SupervisedStack,
): Promise<Stack> {
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const setup: ProcessInfo[] = [];
  const watching = new AbortController();
  const file = createWriteStream(log);
  const unwritable = new Promise<string>((resolve) => {
    file.on('error', (error) => resolve(logProblem(log, error)));
  });
  const stop = async () => {
    watching.abort();
    const before = exportedAt(exportTo);
    const others = unfinishedExports(folder);
    await end(child, setup);
    await ended;
    rmSync(temporary, { recursive: true, force: true });
    if (exportedAt(exportTo) !== before) return 'saved';
    const { bavail, bsize } = statfsSync(folder);
    for (const path of unfinishedExports(folder))
      if (!others.includes(path)) rmSync(path, { recursive: true });
    return bavail * bsize < fullBelow ? 'disk-full' : 'not-saved';
  };
  try {
    await Promise.race([
      waitForEmulators(child, { log, file }),
      unwritable.then((problem) => Promise.reject(new UserError(problem))),
    ]);
    if (child.pid !== undefined) setup.push(...processTree(child.pid));
  } catch (error) {
    await stop();
    throw error;
  }
  const { signal } = watching;
  const failures = [
    ended.then(() => 'the emulators'),
    ...names.map((name) => waitUntilClosed(ports[name], signal).then(() => portUser(name))),
  ];
  const ending = Promise.race(failures).then(
    (user) => `${user.replace(/^t/, 'T')} ended unexpectedly. ${log} may say why.`,
  );
  const failed = Promise.race([ending, unwritable]);
  return { ports, log, failed, stop };
}

/** Returns the message about a log that cannot be written. */
function logProblem(log: string, { code, message }: NodeJS.ErrnoException): string {
  return code === 'ENOSPC'
    ? `The disk is full: the log ${log} cannot be written. Free some space and start again.`
    : `The log ${log} cannot be written: ${message}`;
}

function unfinishedExports(folder: string): string[] {
  const names = readdirSync(folder).filter((name) => name.startsWith(unfinishedExport));
  return names.map((name) => join(folder, name));
}

/** Returns the time of an export; undefined if there is none. */
function exportedAt(folder: string | undefined): number | undefined {
  if (folder === undefined) return undefined;
  return statSync(join(folder, exportMetadata), { throwIfNoEntry: false })?.mtimeMs;
}

/** Resolves when the emulators are ready; rejects with a UserError on a timeout or an early end. */
function waitForEmulators(
  child: ChildProcess,
  { log, file }: { log: string; file: WriteStream },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new UserError(`${what}\n${tail(log)}\nMore: ${log}`));
    const timer = setTimeout(() => fail('The emulators are not ready after 2 min.'), readyWithinMs);
    const listen = (text: Buffer) => {
      file.write(text);
      if (!text.includes(readyText)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    stopSignal.addEventListener('abort', () => reject(new UserError('Stopped.')), { once: true });
    child.once('close', () => {
      clearTimeout(timer);
      // That the log cannot be written has been reported, and it need not be readable.
      if (!file.errored) file.end(() => fail('The emulators ended before they were ready.'));
    });
  });
}

function tail(log: string): string {
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-15).join('\n') : '';
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
  const left = await waitForEnd(family, isInOrder ? stopWithinMs : 0);
  for (const { pid } of left) send(pid, 'SIGKILL');
}
