import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { userError } from './failure.mjs';
import { npmTimeoutFlags } from './npm-timeouts.mjs';

export const requiredNodeMajor = 24;
const guard = 'WINE_WALK_ON_NODE_24';

/**
 * Runs the same command line on Node 24, with its folder first on the PATH, so that npm and all children use
 * it. Forwards signals and returns the exit code.
 */
export function runOnNode24(root, argv) {
  if (process.env[guard]) {
    throw userError(`Node ${requiredNodeMajor} is required, but ${process.execPath} was started.`);
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

/** Returns the path of a Node 24: the one found last time if it still runs, else that of npm's package. */
function findNode(root) {
  const note = join(root, '.run', 'node24');
  const known = existsSync(note) ? readFileSync(note, 'utf8').trim() : '';
  if (known && isNode24(known)) return known;
  console.log(
    `Node ${process.versions.node} runs here; this project needs ${requiredNodeMajor}. ` +
      'Fetching it with npx (once, about 50 MB) ...',
  );
  const found = fetchByNpx();
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, `${found}\n`);
  return found;
}

function fetchByNpx() {
  const packageArgs = ['-p', `node@${requiredNodeMajor}`, '--', 'node', '-p', 'process.execPath'];
  // Packages of the project run no scripts (.npmrc), but this one needs its install script.
  const args = ['-y', '--ignore-scripts=false', ...npmTimeoutFlags, ...packageArgs];
  try {
    const stdio = ['ignore', 'pipe', 'pipe'];
    const answer = execFileSync('npx', args, { encoding: 'utf8', stdio });
    const node = answer.trim().split('\n').at(-1);
    if (isNode24(node)) return node;
  } catch (error) {
    if (error.code !== 'ENOENT' && !error.stderr) throw error;
    if (process.env.DEBUG) console.error(error.stderr);
  }
  throw userError(
    `Could not fetch Node ${requiredNodeMajor} from the npm registry. Is there a network connection? ` +
      `Installing Node ${requiredNodeMajor} yourself works too.`,
  );
}

function isNode24(node) {
  try {
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' });
    return version.startsWith(`v${requiredNodeMajor}.`);
  } catch {
    return false;
  }
}
