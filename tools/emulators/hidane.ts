import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder } from '../shared/paths.ts';
import { printLine } from '../shared/print.ts';
import { runCommand } from '../shared/run-command.ts';

const version = '0.6.0';

/**
 * The path of the hidane Firestore emulator: on the PATH, in the user's cache, from npm where its
 * registry has it, else built by cargo. Undefined where none of these is possible.
 */
export async function findHidane(): Promise<string | undefined> {
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
  const answer = spawnSync(command, ['--version'], { encoding: 'utf8' });
  return answer.status === 0 && answer.stdout.trim() === `hidane ${version}`;
}

/**
 * Lets `install` fill a folder of its own, then moves the named part into place in one step, so
 * that two installations at once cannot leave a half-made one behind: the first to finish wins.
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

/** A registry without the package says so within a second; it is then passed over in silence. */
async function installFromNpm(folder: string): Promise<boolean> {
  const options = ['--no-audit', '--no-fund', '--fetch-retries=0', '--fetch-timeout=20000'];
  const where = ['--prefix', join(folder, 'npm')];
  const npm = ['install', ...where, ...options, `hidane@${version}`];
  return (await runCommand('npm', npm, { stdio: 'ignore' })) === 0;
}

async function buildWithCargo(folder: string): Promise<boolean> {
  if ((await runCommand('cargo', ['--version'], { stdio: 'ignore' })) !== 0) return false;
  printLine(
    `Building the Firestore emulator (hidane ${version}) with cargo: about 3 minutes, once.`,
  );
  printLine(`Every clone will find it in ${home()}.`);
  const cargo = ['install', 'hidane', '--version', version, '--locked', '--root', folder];
  return (await runCommand('cargo', cargo)) === 0;
}
