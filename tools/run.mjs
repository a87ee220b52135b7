/**
 * The entry point of every command: `node tools/run.mjs <command> [args]`.
 * Plain JavaScript without dependencies, because it runs before any are installed and on any
 * maintained Node. It finds Node 24, installs missing packages, then runs `tools/<command>.ts`.
 */
import { fileURLToPath } from 'node:url';
import { runCommand } from './launcher/run-command.mjs';

const commandsWithEmulators = ['start', 'dev', 'test', 'seed', 'screens'];
const suitesWithoutEmulators = ['checks', 'unit', 'components', 'weight'];

await runCommand(fileURLToPath(import.meta.url), async ({ command, args: [suite] }) => {
  const isNeeded =
    commandsWithEmulators.includes(command) && !suitesWithoutEmulators.includes(suite);
  if (!isNeeded) return;
  const { findHidane } = await import('./emulators/hidane.ts');
  // Not awaited: cargo compiles the emulator while npm installs packages and the app is built. The command
  // that needs it reports errors.
  findHidane().catch(() => undefined);
});
