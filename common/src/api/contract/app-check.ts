import type { Endpoint } from './endpoint.ts';

/** Header of App Check tokens: https://firebase.google.com/docs/app-check/web/custom-resource */
export const appCheckHeader = 'X-Firebase-AppCheck';

/** `monitor` logs calls without a valid token; `enforce` also refuses them. */
export const appCheckModes = ['off', 'monitor', 'enforce'] as const;
export type AppCheckMode = (typeof appCheckModes)[number];

/** Starts of the paths called without the app's client: reports of errors and views, sent before the app has loaded, Apple Wallet, and mail programs. */
const exempt = ['/api/client-errors', '/api/views', '/api/wallet/', '/api/mail/stop'];

/**
 * True if calls of an endpoint need an App Check token. Public reads do not: pages request them before any library has
 * loaded, and the uptime check calls one of them.
 */
export function needsAppCheck({
  method,
  access,
  path,
}: Pick<Endpoint, 'method' | 'access' | 'path'>): boolean {
  return (
    !(method === 'GET' && access === 'anyone') && !exempt.some((start) => path.startsWith(start))
  );
}
