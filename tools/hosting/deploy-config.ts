import { type HeaderRule, hostingHeaders } from './headers.ts';

/** Used part of firebase.json. */
export interface FirebaseConfig {
  hosting: { headers: HeaderRule[]; predeploy?: string[]; [name: string]: unknown };
  [name: string]: unknown;
}

/**
 * Returns firebase.json for a deployed project: it connects to the production services only, and caches
 * existing assets permanently. `assets`: names in web/dist/assets after the build. `tileUrl`: URL of map
 * tiles in the build; empty without tiles.
 */
export function deployConfig(
  local: FirebaseConfig,
  assets: readonly string[],
  tileUrl = '',
): FirebaseConfig {
  const { predeploy: _refusal, ...hosting } = local.hosting;
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
