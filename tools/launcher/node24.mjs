import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { userError } from './failure.mjs';
import { npmTimeoutFlags } from './npm-timeouts.mjs';

export const requiredNodeMajor = 24;
const guard = 'WINE_WALK_ON_NODE_24';

/**
 * Runs the same command line again on Node 24, with its folder first on the PATH so that npm and
 * every child use it too. Signals go through to it, and its exit code comes back.
 */
export function runOnNode24(root, argv) {
  if (process.env[guard]) {
    throw userError(`Node ${requiredNodeMajor} was asked for, but ${process.execPath} answered.`);
  }
  const node = findNode(root);
  const PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  const child = spawn(node, argv, {
    stdio: 'inherit',
    env: { ...process.env, PATH, [guard]: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) =>
      resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}

/** The path of a Node 24: the one found last time while it still answers, else npm's package. */
function findNode(root) {
  const note = join(root, '.run', 'node24');
  const known = existsSync(note) ? readFileSync(note, 'utf8').trim() : '';
  if (known && isWanted(known)) return known;
  console.log(
    `Node ${process.versions.node} runs here; this project wants ${requiredNodeMajor}. ` +
      'Fetching it with npx (once, about 50 MB) ...',
  );
  const found = askNpx();
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, `${found}\n`);
  return found;
}

function askNpx() {
  const wanted = ['-p', `node@${requiredNodeMajor}`, '--', 'node', '-p', 'process.execPath'];
  // Packages of the project run no scripts (.npmrc), but this one is only complete after its own.
  const question = ['-y', '--ignore-scripts=false', ...npmTimeoutFlags, ...wanted];
  try {
    const stdio = ['ignore', 'pipe', 'pipe'];
    const answer = execFileSync('npx', question, { encoding: 'utf8', stdio });
    const node = answer.trim().split('\n').at(-1);
    if (isWanted(node)) return node;
  } catch (error) {
    if (error.code !== 'ENOENT' && !error.stderr) throw error;
    if (process.env.DEBUG) console.error(error.stderr);
  }
  throw userError(
    `Could not fetch Node ${requiredNodeMajor} from the npm registry. Is there a network connection? ` +
      `Installing Node ${requiredNodeMajor} yourself works too.`,
  );
}

function isWanted(node) {
  try {
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' });
    return version.startsWith(`v${requiredNodeMajor}.`);
  } catch {
    return false;
  }
}
