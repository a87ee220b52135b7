import { auth, authErrorCode } from '../auth.ts';
import type { AttendeeSession } from '../verify-token.ts';

/** Returns the email of an ID token created by a sign-in link. Throws for a token of another project. */
export async function verifiedEmail(idToken: string): Promise<string | undefined> {
  const { email, email_verified } = await (await auth()).verifyIdToken(idToken);
  return email_verified ? email?.toLowerCase() : undefined;
}

/** Creates a sign-in link to be mailed by the API. `url`: page of the app that it leads to. */
export async function makeSignInLink(email: string, url: string): Promise<string> {
  return (await auth()).generateSignInWithEmailLink(email, { url, handleCodeInApp: true });
}

/** Deletes an account, if it exists. */
export async function deleteAccount(uid: string): Promise<void> {
  try {
    await (await auth()).deleteUser(uid);
  } catch (error) {
    if (authErrorCode(error) !== 'auth/user-not-found') throw error;
  }
}

/**
 * Returns the uids of accounts with an email or a password. Participants have none: an email is only a
 * contact, and such an account would reveal that an email is registered.
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

/** True if an account with this uid exists. */
export async function hasAccount(uid: string): Promise<boolean> {
  const { users } = await (await auth()).getUsers([{ uid }]);
  return users.length > 0;
}

/**
 * Creates a custom token, which the client exchanges for a session at once. Claims apply to this session
 * only.
 */
export async function sessionToken(uid: string, claims?: Record<string, unknown>): Promise<string> {
  return (await auth()).createCustomToken(uid, claims);
}

/**
 * Creates a custom token for a participant's session. Its exchange creates the Auth user if it does not
 * exist.
 */
export function attendeeSessionToken(
  uid: string,
  { generation, sessionId, provedEmail, staffCode, signedInAtMs }: AttendeeSession,
): Promise<string> {
  return sessionToken(uid, {
    participant: true,
    generation,
    session: sessionId,
    provedEmail,
    ...(staffCode && { staffCode }),
    ...(signedInAtMs !== undefined && { signedInAtMs }),
  });
}
