/**
 * The entry point of every command: `node tools/run.mjs <command> [args]`.
 * Plain JavaScript without dependencies, because it runs before any are installed and on any
 * maintained Node. It finds Node 24, installs missing packages, then runs `tools/<command>.ts`.
 */
import { fileURLToPath } from 'node:url';
import { runCommand } from './launcher/run-command.mjs';

await runCommand(fileURLToPath(import.meta.url));
