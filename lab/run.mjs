/**
 * The entry point of the lab's commands: `node run.mjs <command> [args]`. Like tools/run.mjs, and requires the lab's own
 * packages.
 */
import { fileURLToPath } from 'node:url';
import { isInstalled } from '../tools/launcher/dependencies.mjs';
import { userError } from '../tools/launcher/failure.mjs';
import { runCommand } from '../tools/launcher/run-command.mjs';

await runCommand(fileURLToPath(import.meta.url), async () => {
  if (!isInstalled(import.meta.dirname))
    throw userError('The packages of lab are missing or outdated. Run `npm ci` in lab/ first.');
});
