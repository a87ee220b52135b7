import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { loadEnv } from 'vite';
import { buildWeb } from '../build/web.ts';
import type { ProjectSettings } from '../project/settings.ts';
import { root } from '../shared/paths.ts';
import { printLine } from '../shared/print.ts';
import { type HeaderRule, hostingHeaders } from './headers.ts';

/** Used part of firebase.json. */
export interface FirebaseConfig {
  hosting: {
    headers: HeaderRule[];
    rewrites: { source: string; function?: { functionId: string; region: string } }[];
    predeploy?: string[];
    [name: string]: unknown;
  };
  firestore: { rules: string; indexes: string; database?: string };
  [name: string]: unknown;
}

/** Values of a deployed project that firebase.json does not have. */
export interface DeployOptions
  extends Pick<ProjectSettings, 'region' | 'database' | 'hasSecureSubdomains' | 'siteKey'> {
  /** Paths of the files below web/dist/assets after the build. */
  assets: readonly string[];
  /** URL of map tiles in the build; empty without tiles. */
  tileUrl?: string;
}

/**
 * Returns firebase.json for a deployed project: its region and database, connections to the production services only, no
 * redirect to a local page, and existing assets cached permanently.
 */
export function deployConfig(local: FirebaseConfig, options: DeployOptions): FirebaseConfig {
  const { assets, region, database, hasSecureSubdomains, siteKey, tileUrl = '' } = options;
  const { predeploy: _refusal, redirects: _localPages, ...hosting } = local.hosting;
  const tileHost = tileUrl.startsWith('https:') ? hostOf(tileUrl) : undefined;
  const rewrites = hosting.rewrites.map((rewrite) =>
    rewrite.function ? { ...rewrite, function: { ...rewrite.function, region } } : rewrite,
  );
  const headers = hostingHeaders('deployed', {
    assets,
    tileHost,
    hasSecureSubdomains,
    hasAppCheck: siteKey !== '',
  });
  return {
    ...local,
    hosting: { ...hosting, rewrites, headers },
    firestore: { ...local.firestore, database },
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

/** Returns the paths of all files below a folder, with slashes. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));
}

/**
 * Builds the web app and writes the configuration of its deployment. `isWithoutWorker`: removes the service worker from all
 * devices (docs/runbook.md). Returns the path of the configuration.
 */
export async function prepareDeployment(
  settings: ProjectSettings,
  isWithoutWorker: boolean,
): Promise<string> {
  process.env.IS_DEPLOYED = 'true';
  process.env.VITE_APP_URL = settings.appUrl;
  process.env.VITE_APP_NAME = settings.appName;
  process.env.VITE_RECAPTCHA_SITE_KEY = settings.siteKey;
  await buildWeb({ isFresh: true });
  if (isWithoutWorker) {
    copyFileSync(
      join(root, 'web/src/platform/service-worker/kill-switch.js'),
      join(root, 'web/dist/sw.js'),
    );
    printLine('The service worker is switched off by this deployment.');
  }
  const local = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as FirebaseConfig;
  const assets = filesBelow(join(root, 'web', 'dist', 'assets'));
  const { VITE_TILE_URL = '' } = loadEnv('production', join(root, 'web'), 'VITE_TILE_');
  // In the folder of firebase.json, because its paths are relative; git ignores it.
  const configPath = join(root, 'firebase.deploy.json');
  const config = deployConfig(local, { ...settings, assets, tileUrl: VITE_TILE_URL.trim() });
  writeFileSync(configPath, `${JSON.stringify(config, null, 2)}\n`);
  return configPath;
}
