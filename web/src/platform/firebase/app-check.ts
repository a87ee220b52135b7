import { withTimeout } from '../lib/with-timeout.ts';

/** Site key of reCAPTCHA Enterprise, which the deployment sets (tools/hosting). Empty without App Check. */
const siteKey = (): string =>
  (import.meta.env as Record<string, string | undefined>).VITE_RECAPTCHA_SITE_KEY ?? '';

/** True if this deployment proves to the server that calls come from the app. */
export const hasAppCheck = (): boolean => siteKey() !== '';

/** Maximum wait in milliseconds. A blocked reCAPTCHA script never answers. */
const longestWaitMs = 5000;
/** Time in milliseconds after a failure for which calls are sent without a token at once. */
const pauseMs = 20_000;

let pausedUntil = 0;

/**
 * Starts App Check in the Firebase app with this name, before its other services, which then send tokens, too. Its library is
 * loaded only by deployments that use it. Never rejects.
 */
export async function startAppCheck(appName: string): Promise<void> {
  if (!hasAppCheck()) return;
  await withTimeout(longestWaitMs, open(appName)).catch(() => undefined);
}

/**
 * Returns a token for a call of the API; null without App Check, or if none can be had now. Then the server decides: it
 * accepts the call, or the device repeats it later.
 */
export async function appCheckToken(): Promise<string | null> {
  if (!hasAppCheck() || !navigator.onLine || Date.now() < pausedUntil) return null;
  const appName = window.location.pathname.startsWith('/admin') ? 'staff' : 'attendee';
  try {
    const read = open(appName).then(({ readToken }) => readToken());
    return await withTimeout(longestWaitMs, read);
  } catch {
    pausedUntil = Date.now() + pauseMs;
    return null;
  }
}

async function open(appName: string) {
  const { openAppCheck } = await import('./app-check-library.ts');
  return openAppCheck(appName, siteKey());
}
