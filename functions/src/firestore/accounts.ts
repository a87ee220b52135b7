import { auth, authErrorCode } from './auth.ts';
import type { AttendeeSession } from './verify-token.ts';

/** The address of an ID token that has just been made by a sign-in link; throws for a token of another project. */
export async function verifiedEmail(idToken: string): Promise<string | undefined> {
  const { email, email_verified } = await (await auth()).verifyIdToken(idToken);
  return email_verified ? email?.toLowerCase() : undefined;
}

/** A sign-in link for an address, to be mailed by ourselves. `url`: where it leads in the app. */
export async function makeSignInLink(email: string, url: string): Promise<string> {
  return (await auth()).generateSignInWithEmailLink(email, { url, handleCodeInApp: true });
}

/** Removes an account; none is fine. */
export async function deleteAccount(uid: string): Promise<void> {
  try {
    await (await auth()).deleteUser(uid);
  } catch (error) {
    if (authErrorCode(error) !== 'auth/user-not-found') throw error;
  }
}

/**
 * The uids of the accounts that have an address or a password: none is anybody's since an address is a contact, and
 * each would tell that its address is known.
 */
export async function listAccountsWithEmail(): Promise<string[]> {
  const uids: string[] = [];
  let page: string | undefined;
  do {
    const { users, pageToken } = await (await auth()).listUsers(1000, page);
    uids.push(...users.filter(({ email }) => email !== undefined).map(({ uid }) => uid));
    page = pageToken;
  } while (page);
  return uids;
}

/** Whether there is an account with this uid. */
export async function hasAccount(uid: string): Promise<boolean> {
  const { users } = await (await auth()).getUsers([{ uid }]);
  return users.length > 0;
}

/** A custom token: the client exchanges it for a session at once. Claims are those of this session only. */
export async function sessionToken(uid: string, claims?: Record<string, unknown>): Promise<string> {
  return (await auth()).createCustomToken(uid, claims);
}

/** A custom token for a participant's session: exchanging it makes the Auth user where there is none. */
export function attendeeSessionToken(
  uid: string,
  { generation, sessionId }: AttendeeSession,
): Promise<string> {
  return sessionToken(uid, { participant: true, generation, session: sessionId });
}
