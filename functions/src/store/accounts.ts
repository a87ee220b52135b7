import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { openApp } from './app.ts';
import { UnavailableError } from './failures.ts';

let opened: Promise<Auth> | undefined;

async function auth(): Promise<Auth> {
  opened ??= (async () => {
    const [{ getAuth }] = await Promise.all([import('firebase-admin/auth'), openApp()]);
    return getAuth();
  })();
  return opened;
}

const codeOf = (error: unknown) => (error as { code?: string }).code;

/** What a participant's token says of its session; compared with the stored participant. */
export interface AttendeeSession {
  generation: number;
  sessionId: string;
}

export type VerifiedToken = Pick<DecodedIdToken, 'uid' | 'auth_time'> & {
  isStaff: boolean;
  /** The session generation that it began with; null where it carries none. */
  generation: number | null;
  /** Null unless the token came from a custom token of the API's for a participant. */
  attendee: AttendeeSession | null;
};

/** Checks an ID token's signature and expiry. `expired` and `invalid` say why there is nobody. */
export async function verifyToken(idToken: string): Promise<VerifiedToken | 'expired' | 'invalid'> {
  try {
    const claims = await (await auth()).verifyIdToken(idToken);
    const { uid, auth_time } = claims;
    const generation = typeof claims.generation === 'number' ? claims.generation : null;
    return {
      uid,
      auth_time,
      isStaff: claims.staff === true,
      generation,
      attendee: attendee(claims),
    };
  } catch (error) {
    const code = codeOf(error);
    if (code === 'auth/id-token-expired') return 'expired';
    if (isKeysFailure(error as Error))
      throw new UnavailableError('Google’s keys', { cause: error });
    if (code?.startsWith('auth/')) return 'invalid';
    throw error;
  }
}

/**
 * Whether a token could not be checked for want of Google's keys. The library gives that the code of a wrong token,
 * `auth/argument-error`; but what it says of a token names it (token-verifier.js, `mapJwtErrorToAuthError`).
 */
function isKeysFailure(error: Error): boolean {
  return codeOf(error) === 'auth/argument-error' && !/ID token|verifyIdToken/.test(error.message);
}

/**
 * Anyone can make an account with the public configuration, for any address: by a password, a link, without
 * either. Only a custom token, which the API alone can sign, makes somebody.
 */
function attendee(claims: DecodedIdToken): AttendeeSession | null {
  const { participant, generation, session } = claims as Record<string, unknown>;
  const isOurs = claims.firebase.sign_in_provider === 'custom' && participant === true;
  return isOurs && Number.isInteger(generation) && typeof session === 'string'
    ? { generation: generation as number, sessionId: session }
    : null;
}

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
    if (codeOf(error) !== 'auth/user-not-found') throw error;
  }
}

/**
 * The uids of the accounts that have an address or a password: none is anybody's since an address is a contact, and
 * each would tell that its address is known.
 */
export async function accountsWithAddress(): Promise<string[]> {
  const found: string[] = [];
  let page: string | undefined;
  do {
    const { users, pageToken } = await (await auth()).listUsers(1000, page);
    found.push(...users.filter(({ email }) => email !== undefined).map(({ uid }) => uid));
    page = pageToken;
  } while (page);
  return found;
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
