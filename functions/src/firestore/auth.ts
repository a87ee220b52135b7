import type { Auth } from 'firebase-admin/auth';
import { openApp } from './app.ts';

let opened: Promise<Auth> | undefined;

/** Firebase Auth, loaded when it is first asked. */
export async function auth(): Promise<Auth> {
  opened ??= (async () => {
    const [{ getAuth }] = await Promise.all([import('firebase-admin/auth'), openApp()]);
    return getAuth();
  })();
  return opened;
}

/** The code of an error that Auth throws. */
export const authErrorCode = (error: unknown) => (error as { code?: string }).code;
