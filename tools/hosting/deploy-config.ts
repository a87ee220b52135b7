import { type HeaderRule, hostingHeaders } from './headers.ts';

/** As much of firebase.json as is looked at here. */
export interface FirebaseConfig {
  hosting: { headers: HeaderRule[]; predeploy?: string[]; [name: string]: unknown };
  [name: string]: unknown;
}

/**
 * firebase.json for a deployed project: it connects to the services in use and to no emulator, and keeps for
 * good only the assets that there are. `assets`: the names in web/dist/assets, built already.
 */
export function deployConfig(local: FirebaseConfig, assets: readonly string[]): FirebaseConfig {
  const { predeploy: _refusal, ...hosting } = local.hosting;
  return { ...local, hosting: { ...hosting, headers: hostingHeaders('deployed', assets) } };
}
