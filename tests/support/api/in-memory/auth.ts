import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { openApp } from '../../../../functions/src/firestore/app.ts';

/*
 * Replaces functions/src/firestore/auth.ts where the store is in memory: the Auth emulator, except that ID tokens are
 * verified without a request for the account, as in production.
 */

let opened: Promise<Auth> | undefined;

export async function auth(): Promise<Auth> {
  opened ??= (async () => {
    const [{ getAuth }] = await Promise.all([import('firebase-admin/auth'), openApp()]);
    return Object.assign(getAuth(), { verifyIdToken });
  })();
  return opened;
}

export const authErrorCode = (error: unknown) => (error as { code?: string }).code;

/** Returns the claims of an unsigned token of the emulator. Throws as the Admin SDK does. */
async function verifyIdToken(token: string): Promise<DecodedIdToken> {
  const claims = claimsOf(token);
  const project = process.env.GCLOUD_PROJECT;
  if (claims?.aud !== project || claims?.iss !== `https://securetoken.google.com/${project}`)
    throw authError('argument-error', 'The ID token is not one of this project.');
  if (claims.exp * 1000 <= Date.now())
    throw authError('id-token-expired', 'The ID token has expired.');
  return { ...claims, uid: claims.sub };
}

function claimsOf(token: string): DecodedIdToken | undefined {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  } catch {
    return undefined;
  }
}

function authError(code: string, message: string): Error {
  return Object.assign(new Error(message), { code: `auth/${code}` });
}
