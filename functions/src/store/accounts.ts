import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { openApp } from './app.ts';

let opened: Promise<Auth> | undefined;

async function auth(): Promise<Auth> {
  opened ??= (async () => {
    const [{ getAuth }] = await Promise.all([import('firebase-admin/auth'), openApp()]);
    return getAuth();
  })();
  return opened;
}

const codeOf = (error: unknown) => (error as { code?: string }).code;

export type VerifiedToken = Pick<DecodedIdToken, 'uid' | 'auth_time' | 'email'> & {
  isStaff: boolean;
  /** Of a staff session: when its password was checked, in whole seconds since 1970. */
  checkedAt?: number;
};

/** Checks an ID token's signature and expiry. `expired` and `invalid` say why there is nobody. */
export async function verifyToken(idToken: string): Promise<VerifiedToken | 'expired' | 'invalid'> {
  try {
    const claims = await (await auth()).verifyIdToken(idToken);
    const { uid, auth_time, email } = claims;
    const checkedAt = typeof claims.checkedAt === 'number' ? claims.checkedAt : undefined;
    return { uid, auth_time, email, isStaff: claims.staff === true, checkedAt };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'auth/id-token-expired') return 'expired';
    if (code?.startsWith('auth/')) return 'invalid';
    throw error;
  }
}

/** Makes an account with this uid and email. `taken`: the email or uid has one already. */
export async function createAccount(account: {
  uid: string;
  email: string;
  displayName: string;
}): Promise<'created' | 'taken'> {
  try {
    await (await auth()).createUser({ ...account, emailVerified: false });
    return 'created';
  } catch (error) {
    const code = codeOf(error);
    if (code === 'auth/email-already-exists' || code === 'auth/uid-already-exists') return 'taken';
    throw error;
  }
}

/** Removes an account; none is fine. */
export async function deleteAccount(uid: string): Promise<void> {
  try {
    await (await auth()).deleteUser(uid);
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error;
  }
}

/** The email of an account; undefined where there is no such account. */
export async function emailOf(uid: string): Promise<string | undefined> {
  try {
    return (await (await auth()).getUser(uid)).email;
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return undefined;
    throw error;
  }
}

/** A custom token: the client exchanges it for a session at once. Claims are those of this session only. */
export async function sessionToken(uid: string, claims?: Record<string, unknown>): Promise<string> {
  return (await auth()).createCustomToken(uid, claims);
}
