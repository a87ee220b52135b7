import type { Auth } from 'firebase-admin/auth';
import { openApp } from './app.ts';

let opened: Promise<Auth> | undefined;

/** Returns Firebase Auth, whose library is loaded on first use. */
export async function auth(): Promise<Auth> {
  opened ??= (async () => {
    const [{ getAuth }] = await Promise.all([import('firebase-admin/auth'), openApp()]);
    return getAuth();
  })();
  return opened;
}

/** Returns the code of an error thrown by Firebase Auth. */
export const authErrorCode = (error: unknown) => (error as { code?: string }).code;
