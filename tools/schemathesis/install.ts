import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { cacheFolder } from '../shared/paths.ts';
import { printLine } from '../shared/print.ts';
import { stopSignal } from '../shared/signals.ts';

const requirements = join(import.meta.dirname, 'requirements.txt');
/** Of the whole installation, and of each answer of the registry. Milliseconds, seconds. */
const patienceMs = 240_000;
const patienceOfAnswer = 30;

/** Why there is none, for whoever reads the report. */
export const notInstalled =
  'schemathesis was not asked: no python3 (3.11 or later) with venv here that can install it from its registry';

/**
 * The Python that has schemathesis: of exact versions and contents (requirements.txt), in the user's cache folder,
 * where it is installed once. Undefined where there is no Python that can have it, or no way to the registry.
 */
export async function pythonWithSchemathesis(): Promise<string | undefined> {
  const hash = createHash('sha256').update(readFileSync(requirements)).digest('hex');
  const folder = join(cacheFolder(), `schemathesis-${hash.slice(0, 12)}`);
  if (existsSync(folder)) return pythonIn(folder);
  printLine('Installing schemathesis (once) ...');
  // Whole or not at all, and beside whoever else installs it now.
  const beginning = `${folder}.${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  try {
    if (!(await isInstalled(beginning))) return undefined;
    if (!existsSync(folder)) renameSync(beginning, folder);
    return pythonIn(folder);
  } finally {
    rmSync(beginning, { recursive: true, force: true });
  }
}

const pythonIn = (folder: string) =>
  process.platform === 'win32' ? join(folder, 'Scripts', 'python') : join(folder, 'bin', 'python');

async function isInstalled(folder: string): Promise<boolean> {
  const isDone = async (file: string, args: readonly string[]) => {
    const options = { reject: false, stdin: 'ignore', timeout: patienceMs } as const;
    return !(await execa(file, args, { ...options, cancelSignal: stopSignal })).failed;
  };
  const pip = ['-m', 'pip', 'install', '--quiet', '--no-input', '--disable-pip-version-check'];
  const wheels = ['--only-binary=:all:', '--require-hashes', '--requirement', requirements];
  const patience = [`--timeout=${patienceOfAnswer}`, '--retries=2'];
  return (
    (await isDone('python3', ['-m', 'venv', folder])) &&
    isDone(pythonIn(folder), [...pip, ...patience, ...wheels])
  );
}
