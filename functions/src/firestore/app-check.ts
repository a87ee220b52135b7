import type { AppCheck } from 'firebase-admin/app-check';
import { openApp } from './app.ts';
import { UnavailableError } from './store-errors.ts';

let opened: Promise<AppCheck> | undefined;

/** Returns App Check, whose library is loaded on first use. */
async function appCheck(): Promise<AppCheck> {
  opened ??= (async () => {
    const [{ getAppCheck }] = await Promise.all([import('firebase-admin/app-check'), openApp()]);
    return getAppCheck();
  })();
  return opened;
}

/**
 * Returns true if an App Check token was issued for an app of this project and has not expired. Throws UnavailableError if
 * Google's keys, which are cached for six hours, could not be fetched.
 */
export async function isAppCheckTokenValid(token: string): Promise<boolean> {
  try {
    await (await appCheck()).verifyToken(token);
    return true;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    // The library uses the code of an invalid token for keys that could not be fetched, too (JwksFetcher).
    if (message.includes('fetching Json Web Keys'))
      throw new UnavailableError('Google’s App Check keys', { cause: error });
    if (code?.startsWith('app-check/')) return false;
    throw error;
  }
}
