import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { loadFirebaseAppConfig } from './firebase-config.ts';

interface OpenAppCheck {
  /** Returns a valid token, from IndexedDB if there is one. Rejects if reCAPTCHA or Google cannot be reached. */
  readToken: () => Promise<string>;
}

const opened = new Map<string, Promise<OpenAppCheck>>();

/** Starts App Check in the Firebase app with this name, once. */
export function openAppCheck(appName: string, siteKey: string): Promise<OpenAppCheck> {
  const open = opened.get(appName) ?? create(appName, siteKey);
  opened.set(appName, open);
  open.catch(() => opened.delete(appName));
  return open;
}

async function create(appName: string, siteKey: string): Promise<OpenAppCheck> {
  const { options } = await loadFirebaseAppConfig();
  // Returns the existing app if firebase-auth.ts created it.
  const appCheck = initializeAppCheck(initializeApp(options, appName), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  return { readToken: async () => (await getToken(appCheck)).token };
}
