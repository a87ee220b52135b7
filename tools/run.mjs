/**
 * The entry point of every command: `node tools/run.mjs <command> [args]`.
 * Plain JavaScript without dependencies, because it runs before any are installed and on any
 * maintained Node. It finds Node 24, installs what is missing, then runs `tools/<command>.ts`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureDependencies } from './launcher/dependencies.mjs';
import { exitWithParent } from './launcher/exit-with-parent.mjs';
import { userError } from './launcher/failure.mjs';
import { requiredNodeMajor, runOnNode24 } from './launcher/node24.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const [command = '', ...args] = process.argv.slice(2);

async function main() {
  const script = join(here, `${command}.ts`);
  if (!/^[a-z-]+$/.test(command) || !existsSync(script)) {
    const commands = readdirSync(here).filter((name) => name.endsWith('.ts'));
    const names = commands.map((name) => name.replace(/\.ts$/, '')).join(', ');
    throw userError(`There is no command "${command}". There are: ${names}.`);
  }
  if (Number.parseInt(process.versions.node, 10) < requiredNodeMajor) {
    return runOnNode24(root, [fileURLToPath(import.meta.url), command, ...args]);
  }
  process.chdir(root);
  await ensureDependencies(root);
  const { main: run } = await import(`./${command}.ts`);
  return run(args);
}

exitWithParent();
try {
  process.exit(await main());
} catch (error) {
  console.error(error?.name === 'Failure' ? `\n✗ ${error.message}` : error);
  process.exit(1);
}
