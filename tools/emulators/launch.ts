import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../shared/failure.ts';
import { root } from '../shared/paths.ts';
import { stopSignal } from '../shared/signals.ts';

const readyText = 'All emulators ready';
const readyWithin = 120_000;
/** A request to a functions worker that starts later never gets a response. */
const workerReadyWithinSeconds = '120';

/**
 * Returns the folder in which the emulators store the address of the project's hub: two stacks with the same
 * folder would export each other's data. Short, because Unix sockets in it are limited to about 100
 * characters.
 */
export function temporaryFolder(offset: number): string {
  const mark = createHash('sha256').update(root).digest('hex').slice(0, 8);
  const folder = join(tmpdir(), `wine-walk-${mark}-${offset}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Starts the emulators in a separate process group: Ctrl-C reaches this process only, which then stops the
 * group in order.
 */
export function launch(
  [program = '', ...args]: string[],
  offset: number,
  TMPDIR: string,
): ChildProcess {
  const quiet = { METADATA_SERVER_DETECTION: 'none', NO_UPDATE_NOTIFIER: '1' };
  const patient = { FUNCTIONS_DISCOVERY_TIMEOUT: workerReadyWithinSeconds };
  const env = { ...process.env, ...quiet, ...patient, TMPDIR, PORT_OFFSET: String(offset) };
  return spawn(program, args, {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Resolves when the emulators are ready; rejects with a UserError on a timeout or an early end. */
export function waitForEmulators(child: ChildProcess, log: string): Promise<void> {
  const file = createWriteStream(log);
  return new Promise((resolve, reject) => {
    const fail = (what: string) => reject(new UserError(`${what}\n${tail(log)}\nMore: ${log}`));
    const timer = setTimeout(() => fail('The emulators are not ready after 2 min.'), readyWithin);
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
      file.end(() => fail('The emulators ended before they were ready.'));
    });
  });
}

function tail(log: string): string {
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').slice(-15).join('\n') : '';
}
