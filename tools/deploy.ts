import { prepareDeployment, withoutWorker } from './hosting/prepare-deployment.ts';
import { installedScript, root } from './shared/paths.ts';
import { printLine } from './shared/print.ts';
import { runCommand } from './shared/run-command.ts';

/**
 * `npm run deploy -- --project <project> [options of firebase deploy]`: builds the web app, writes the
 * configuration of a deployed project and runs firebase-tools, which builds the functions.
 */
export async function main(args: string[]): Promise<number> {
  const configPath = await prepareDeployment(args);
  printLine(`Deploying with ${configPath}.`);
  const firebase = installedScript('firebase-tools', 'lib', 'bin', 'firebase.js');
  const command = [firebase, 'deploy', '--config', configPath];
  command.push(...args.filter((arg) => arg !== withoutWorker));
  return (await runCommand(process.execPath, command, { cwd: root })) ?? 1;
}
