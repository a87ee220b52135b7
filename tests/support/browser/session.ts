import type { Page } from '@playwright/test';
import { exchange } from '../api/people.ts';

interface Claims {
  auth_time: number;
  generation: number;
  session: string;
}

/**
 * Signs this device in by the custom token that the API answers as `sessionId`: leaves what Firebase and the app keep
 * of a session, as in a browser that signed in earlier. The page is on an address of the app without its scripts.
 */
export async function leaveSession(page: Page, uid: string, sessionId: string): Promise<void> {
  const { idToken, refreshToken, expiresIn } = await exchange(sessionId);
  const claims = claimsOf(idToken);
  const since = String(claims.auth_time * 1000);
  const expirationTime = Date.now() + Number(expiresIn) * 1000;
  await page.goto('/robots.txt');
  await page.evaluate(keep, {
    remembered: {
      uid,
      session: { generation: claims.generation, sessionId: claims.session },
      signedInAt: Number(since),
    },
    user: {
      uid,
      emailVerified: false,
      isAnonymous: false,
      providerData: [],
      stsTokenManager: { refreshToken, accessToken: idToken, expirationTime },
      createdAt: since,
      lastLoginAt: since,
      appName: 'attendee',
    },
  });
}

/** Who is signed in on this device. */
export async function uidOn(page: Page): Promise<string> {
  const signedIn = await page.evaluate(() => localStorage.getItem('ww:signed-in'));
  return (JSON.parse(signedIn ?? '{}') as { uid: string }).uid;
}

function claimsOf(idToken: string): Claims {
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

/** In the page: Firebase's own database (`firebase/auth`), and what the app remembers of who is signed in. */
async function keep({ remembered, user }: { remembered: object; user: object }): Promise<void> {
  const setup = (await (await fetch('/__/firebase/init.json')).json()) as { apiKey: string };
  localStorage.setItem('ww:signed-in', JSON.stringify(remembered));
  const key = `firebase:authUser:${setup.apiKey}:attendee`;
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
