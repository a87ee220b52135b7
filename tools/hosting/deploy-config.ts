import { type HeaderRule, hostingHeaders } from './headers.ts';

/** As much of firebase.json as is looked at here. */
export interface FirebaseConfig {
  hosting: { headers: HeaderRule[]; predeploy?: string[]; [name: string]: unknown };
  [name: string]: unknown;
}

/**
 * firebase.json for a deployed project: it connects to the services in use and to no emulator, and keeps for
 * good only the assets that there are. `assets`: the names in web/dist/assets, built already. `tileUrl`: where the build
 * has map tiles from; empty for nowhere.
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

/** A host of its own for each tile, as in https://{s}.tiles.example.org, is any of them. */
function hostOf(tileUrl: string): string {
  const [, host = ''] = /^https:\/\/([^/]+)/.exec(tileUrl) ?? [];
  return `https://${host.replace(/^\{s\}/, '*')}`;
}
