import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnv } from 'vite';
import { buildWeb } from '../build/web.ts';
import { root } from '../shared/paths.ts';
import { printLine } from '../shared/print.ts';
import { type HeaderRule, hostingHeaders } from './headers.ts';

/** Used part of firebase.json. */
export interface FirebaseConfig {
  hosting: { headers: HeaderRule[]; predeploy?: string[]; [name: string]: unknown };
  [name: string]: unknown;
}

/**
 * Returns firebase.json for a deployed project: it connects to the production services only, redirects to no
 * local page, and caches existing assets permanently. `assets`: names in web/dist/assets after the build. `tileUrl`: URL of map
 * tiles in the build; empty without tiles.
 */
export function deployConfig(
  local: FirebaseConfig,
  assets: readonly string[],
  tileUrl = '',
): FirebaseConfig {
  const { predeploy: _refusal, redirects: _localPages, ...hosting } = local.hosting;
  const tileHost = tileUrl.startsWith('https:') ? hostOf(tileUrl) : undefined;
  return {
    ...local,
    hosting: { ...hosting, headers: hostingHeaders('deployed', assets, tileHost) },
  };
}

/**
 * Returns the origin of tiles. A subdomain placeholder, as in https://{s}.tiles.example.org, becomes a
 * wildcard.
 */
function hostOf(tileUrl: string): string {
  const [, host = ''] = /^https:\/\/([^/]+)/.exec(tileUrl) ?? [];
  return `https://${host.replace(/^\{s\}/, '*')}`;
}

/** Removes the service worker from all devices (docs/production-setup.md). */
export const withoutWorker = '--without-service-worker';

/** Builds the web app and writes the configuration of its deployment. Returns its path. */
export async function prepareDeployment(args: readonly string[]): Promise<string> {
  process.env.IS_DEPLOYED = 'true';
  await buildWeb({ isFresh: true });
  if (args.includes(withoutWorker)) {
    copyFileSync(join(root, 'web/build/kill-switch-sw.js'), join(root, 'web/dist/sw.js'));
    printLine('The service worker is switched off by this deployment.');
  }
  const local = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const assets = readdirSync(join(root, 'web', 'dist', 'assets'));
  const { VITE_TILE_URL = '' } = loadEnv('production', join(root, 'web'), 'VITE_TILE_');
  // In the folder of firebase.json, because its paths are relative; git ignores it.
  const configPath = join(root, 'firebase.deploy.json');
  const config = deployConfig(local, assets, VITE_TILE_URL.trim());
  writeFileSync(configPath, `${JSON.stringify(config, null, 2)}\n`);
  return configPath;
}
