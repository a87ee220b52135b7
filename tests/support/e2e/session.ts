import type { Page } from '@playwright/test';
import { call } from '../api/client.ts';
import { exchange } from '../api/people.ts';
import { englishTexts } from '../catalog-texts.ts';

interface Claims {
  sub: string;
  auth_time: number;
  generation: number;
  session: string;
}

/**
 * Signs the device in with a custom token by writing the storage that Firebase and the app use. The page must
 * be on the app's origin without its scripts.
 */
export async function seedSession(page: Page, uid: string, sessionId: string): Promise<void> {
  await leave(page, 'attendee', sessionId, ({ auth_time, generation, session }) => ({
    'ww:signed-in': {
      uid,
      session: { generation, sessionId: session },
      signedInAt: auth_time * 1000,
    },
  }));
}

/** Signs the device in to the portal as `admin` or `desk`. */
export async function seedStaffSession(page: Page, username: string): Promise<void> {
  const body = { username, password: 'winewalk' };
  const { status, json, text } = await call('POST', '/api/admin/login', { body });
  if (status !== 200) throw new Error(`Not signed in: ${text}`);
  const { sessionId, device, ...staff } = json;
  await leave(page, 'staff', sessionId, () => ({ 'ww:staff': staff, 'ww:staff-device': device }));
}

/** `remembered`: local storage entries of the app, by key. */
async function leave(
  page: Page,
  appName: 'attendee' | 'staff',
  sessionId: string,
  remembered: (claims: Claims) => Record<string, object | string>,
): Promise<void> {
  const { idToken, refreshToken, expiresIn } = await exchange(sessionId);
  const claims = claimsOf(idToken);
  const since = String(claims.auth_time * 1000);
  const expirationTime = Date.now() + Number(expiresIn) * 1000;
  await page.goto('/robots.txt');
  await page.evaluate(store, {
    remembered: remembered(claims),
    user: {
      uid: claims.sub,
      emailVerified: false,
      isAnonymous: false,
      providerData: [],
      stsTokenManager: { refreshToken, accessToken: idToken, expirationTime },
      createdAt: since,
      lastLoginAt: since,
      appName,
    },
  });
}

/** Signs the attendee out. On a phone the offer to install the app takes the place of the link after 5 seconds. */
export async function signOutAttendee(
  page: Page,
  { install, shell } = englishTexts,
): Promise<void> {
  const later = page.getByRole('complementary').getByRole('button', { name: install.later });
  await page.addLocatorHandler(later, () => later.click());
  await page.getByRole('link', { name: shell.signOut }).click();
  await page.removeLocatorHandler(later);
}

/** Participant id signed in on this device. */
export async function uidOn(page: Page): Promise<string> {
  const signedIn = await page.evaluate(() => localStorage.getItem('ww:signed-in'));
  return (JSON.parse(signedIn ?? '{}') as { uid: string }).uid;
}

function claimsOf(idToken: string): Claims {
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

interface StoredSession {
  remembered: Record<string, object | string>;
  user: { appName: string };
}

/** Runs in the page: writes the Firebase Auth database and the app's storage. */
async function store({ remembered, user }: StoredSession): Promise<void> {
  const setup = (await (await fetch('/__/firebase/init.json')).json()) as { apiKey: string };
  for (const [name, value] of Object.entries(remembered))
    localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
  const key = `firebase:authUser:${setup.apiKey}:${user.appName}`;
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('firebaseLocalStorageDb', 1);
    opening.onupgradeneeded = () =>
      opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
    opening.onerror = () => reject(new Error(`Not opened: ${opening.error?.message}`));
    opening.onsuccess = () => {
      const database = opening.result;
      const work = database.transaction('firebaseLocalStorage', 'readwrite');
      const value = { ...user, apiKey: setup.apiKey };
      work.objectStore('firebaseLocalStorage').put({ fbase_key: key, value });
      work.onerror = () => reject(new Error(`Not kept: ${work.error?.message}`));
      work.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
}
