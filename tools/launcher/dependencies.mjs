import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { userError } from './failure.mjs';
import { npmTimeoutFlags } from './npm-timeouts.mjs';

/**
 * Optional dependency of firebase-admin that npm leaves out on an older Node without a warning; the server
 * needs it.
 */
const easilyMissed = 'node_modules/@google-cloud/firestore/package.json';

/**
 * Installs the packages of package-lock.json by `npm ci` unless they are installed already.
 */
export async function ensureDependencies(root) {
  if (isComplete(root)) return;
  console.log('Installing the packages (npm ci, usually under two minutes) ...');
  const [command, args] = npm();
  const child = spawn(command, [...args, 'ci', ...npmTimeoutFlags], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  // Cargo, which may be compiling the emulator, takes longer.
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    complaints += text;
  });
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw userError(explain(complaints));
  if (!isComplete(root)) {
    throw userError('npm ci finished, but left out packages that package-lock.json names.');
  }
}

const isComplete = (root) => isInstalled(root) && existsSync(join(root, easilyMissed));

/** True if the packages of a folder's package-lock.json are installed, by the lock that npm leaves in node_modules. */
export function isInstalled(root) {
  const installed = readLock(join(root, 'node_modules', '.package-lock.json'));
  const expected = readLock(join(root, 'package-lock.json'));
  if (!installed) return false;
  return Object.entries(expected).every(
    ([path, { version, link, optional }]) =>
      !path.startsWith('node_modules/') ||
      (link && existsSync(join(root, path))) ||
      installed[path]?.version === version ||
      (optional && !installed[path]),
  );
}

function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

/** Returns the npm that started this command, on this Node; else the one on the PATH. */
function npm() {
  const path = process.env.npm_execpath;
  return path?.endsWith('npm-cli.js') ? [process.execPath, [path]] : ['npm', []];
}

function explain(complaints) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/.test(complaints)) {
    return 'The npm registry does not answer. The first run needs a network connection.';
  }
  return `npm ci failed:\n${complaints.trim()}`;
}
