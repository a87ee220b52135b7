import { type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../shared/paths.ts';
import { elapsedText, printLine } from '../shared/print.ts';
import { stopSignal } from '../shared/signals.ts';

/*
 * The launcher imports this module before the packages are installed, so it and its imports use Node only.
 */

const version = '0.6.0';
const progressIntervalMs = 1000;

let search: Promise<string | undefined> | undefined;
/** Packages compiled by cargo so far; undefined if cargo is not running. */
let compiledCount: number | undefined;

/**
 * Returns the path of the hidane Firestore emulator: on the PATH, in the user's cache, from npm if its registry has it, else
 * built by cargo. Undefined if none of these is possible. Searches once per process.
 */
export function findHidane(): Promise<string | undefined> {
  search ??= find();
  return search;
}

/** Returns the same, and shows the progress of cargo on one line of a terminal while it waits. */
export async function waitForHidane(): Promise<string | undefined> {
  const { stdout } = process;
  const timer = setInterval(() => {
    if (compiledCount === undefined || !stdout.isTTY) return;
    stdout.write(`\r  ${compiledCount} packages of the Firestore emulator compiled`);
  }, progressIntervalMs);
  try {
    return await findHidane();
  } finally {
    clearInterval(timer);
    clearLine();
  }
}

/** Removes the progress line, so that the next line starts at the left. */
function clearLine(): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
}

async function find(): Promise<string | undefined> {
  const built = join(home(), 'bin', 'hidane');
  const packaged = join(home(), 'npm', 'node_modules', '.bin', 'hidane');
  const present = ['hidane', built, packaged].find(isRightVersion);
  if (present) return present;
  if ((await into('npm', installFromNpm)) && isRightVersion(packaged)) return packaged;
  if ((await into('bin', buildWithCargo)) && isRightVersion(built)) return built;
  return undefined;
}

function home(): string {
  return join(cacheFolder(), `hidane-${version}`);
}

function isRightVersion(command: string): boolean {
  const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' });
  return status === 0 && stdout.trim() === `hidane ${version}`;
}

/**
 * Lets `install` fill a temporary folder, then moves the named part into place in one step. Of two installations at the same
 * time, the first to finish is used.
 */
async function into(part: string, install: (folder: string) => Promise<boolean>) {
  mkdirSync(home(), { recursive: true });
  const folder = mkdtempSync(join(home(), 'installing-'));
  try {
    if (!(await install(folder))) return false;
    if (!existsSync(join(home(), part))) renameSync(join(folder, part), join(home(), part));
    return true;
  } catch {
    return existsSync(join(home(), part));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The release's binary, checked by npm's integrity hash. A registry without it rejects the request within a second. */
async function installFromNpm(folder: string): Promise<boolean> {
  const options = ['--no-audit', '--no-fund', '--fetch-retries=0', '--fetch-timeout=20000'];
  const args = ['install', '--prefix', join(folder, 'npm'), ...options, `hidane@${version}`];
  const start = Date.now();
  const isInstalled = (await run('npm', args)).exitCode === 0;
  if (isInstalled)
    printLine(
      `Installed the Firestore emulator (hidane ${version}) from npm in ${elapsedText(start)}.`,
    );
  return isInstalled;
}

async function buildWithCargo(folder: string): Promise<boolean> {
  if ((await run('cargo', ['--version'])).exitCode !== 0) return false;
  const start = Date.now();
  printLine(
    `Building the Firestore emulator (hidane ${version}) with cargo: about 2 minutes, once.`,
  );
  printLine(`Every clone will find it in ${home()}.`);
  compiledCount = 0;
  const args = ['install', 'hidane', '--version', version, '--locked', '--root', folder];
  // A third less to compile than at level 3; the test suites take the same time with either.
  const env = { ...process.env, CARGO_PROFILE_RELEASE_OPT_LEVEL: '1' };
  const { exitCode, output } = await run('cargo', args, { env }, (text) => {
    compiledCount = countCompiled(text);
  });
  const count = countCompiled(output);
  compiledCount = undefined;
  clearLine();
  if (exitCode === 0)
    printLine(`Built the Firestore emulator: ${count} packages in ${elapsedText(start)}.`);
  else printLine(output.trim().split('\n').slice(-15).join('\n'));
  return exitCode === 0;
}

/** Returns the number of packages that cargo reports as compiled. */
export function countCompiled(output: string): number {
  return output.match(/^ *Compiling /gm)?.length ?? 0;
}

/**
 * Runs a command to its end or until the user stops it. `exitCode` is null if it does not start or is stopped. `onOutput`
 * receives all output so far.
 */
function run(
  command: string,
  args: readonly string[],
  { env = process.env }: { env?: NodeJS.ProcessEnv } = {},
  onOutput: (output: string) => void = () => undefined,
): Promise<{ exitCode: number | null; output: string }> {
  const options: SpawnOptions = { stdio: ['ignore', 'pipe', 'pipe'], signal: stopSignal, env };
  const child = spawn(command, args, options);
  const end = () => child.kill();
  process.once('exit', end);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput(output);
    });
  return new Promise((resolve) => {
    child.once('error', () => resolve({ exitCode: null, output }));
    child.once('close', (exitCode) => {
      process.off('exit', end);
      resolve({ exitCode, output });
    });
  });
}
