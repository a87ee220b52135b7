import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build/web.ts';
import { deployConfig, type FirebaseConfig } from './hosting/deploy-config.ts';
import { installedScript, root } from './shared/places.ts';
import { runCommand } from './shared/run-command.ts';
import { say } from './shared/say.ts';

/** Beside firebase.json, since every path in it is relative to its own folder; git ignores it. */
const configPath = join(root, 'firebase.deploy.json');
/** Switches the service worker off on every device that has it (docs/set-up.md). */
const withoutWorker = '--without-service-worker';

/**
 * `npm run deploy -- --project <project> [what firebase deploy takes]`: builds the web app afresh, writes the
 * configuration of a deployed project for it and hands on to firebase-tools, which builds the functions.
 */
export async function main(args: string[]): Promise<number> {
  await buildWeb({ isFresh: true });
  if (args.includes(withoutWorker)) {
    copyFileSync(join(root, 'web/build/retired-sw.js'), join(root, 'web/dist/sw.js'));
    say('The service worker is switched off by this deployment.');
  }
  const local = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const assets = readdirSync(join(root, 'web', 'dist', 'assets'));
  writeFileSync(configPath, `${JSON.stringify(deployConfig(local, assets), null, 2)}\n`);
  say(`Deploying with ${configPath}.`);
  const firebase = installedScript('firebase-tools', 'lib', 'bin', 'firebase.js');
  const command = [firebase, 'deploy', '--config', configPath];
  command.push(...args.filter((arg) => arg !== withoutWorker));
  return (await runCommand(process.execPath, command, { cwd: root })) ?? 1;
}
