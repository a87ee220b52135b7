import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureDependencies } from './dependencies.mjs';
import { exitWithParent } from './exit-with-parent.mjs';
import { userError } from './failure.mjs';
import { requiredNodeMajor, runOnNode24 } from './node24.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * Runs `<folder>/<command>.ts` with the command line's arguments and exits with its exit code. Finds Node 24 and installs
 * the root's packages first. `prepare` runs on Node 24 before the packages are installed.
 */
export async function runCommand(entry, prepare = async () => {}) {
  exitWithParent();
  try {
    process.exit(await main(entry, prepare));
  } catch (error) {
    console.error(error?.name === 'Failure' ? `\n✗ ${error.message}` : error);
    process.exit(1);
  }
}

async function main(entry, prepare) {
  const folder = dirname(entry);
  const [command = '', ...args] = process.argv.slice(2);
  const script = join(folder, `${command}.ts`);
  if (!/^[a-z-]+$/.test(command) || !existsSync(script)) {
    const commands = readdirSync(folder).filter((name) => /^[a-z-]+\.ts$/.test(name));
    const names = commands.map((name) => name.replace(/\.ts$/, '')).join(', ');
    throw userError(`There is no command "${command}". There are: ${names}.`);
  }
  if (Number.parseInt(process.versions.node, 10) < requiredNodeMajor) {
    return runOnNode24(root, [entry, command, ...args]);
  }
  process.chdir(root);
  await prepare({ command, args });
  await ensureDependencies(root);
  const { main: run } = await import(pathToFileURL(script).href);
  return run(args);
}
