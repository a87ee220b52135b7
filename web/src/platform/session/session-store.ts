import {
  attendeeSessionMs,
  isSessionExpired,
} from '@wine-walk/common/rules/sessions/session-age.ts';
import {
  type IdTokenResult,
  onAuthStateChanged,
  signInWithCustomToken,
  signOut as signOutOfFirebase,
  type User,
} from 'firebase/auth';
import { type RetryController, retryWithBackoff } from '../api/retry-with-backoff.ts';
import { openFirebase } from '../firebase/firebase-auth.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { clearPersonalData } from '../storage/storage.ts';
import { checkInsDatabase, deleteDatabases } from '../storage/storage-database.ts';
import { clearStoredEventData } from '../storage/storage-event-data.ts';
import { endServerSession } from './end-server-session.ts';
import {
  clearSessionUser,
  currentSession,
  persistSessionUser,
  publishSession,
  type Session,
  type SessionUser,
  subscribeSession,
} from './session-state.ts';

const signedOut: Session = { state: 'signed-out', user: null };

/** How long the device may take to drop the credential: then the sign-out has failed, and says so. Milliseconds. */
const signOutTimeoutMs = 10_000;

let watching: Promise<void> | undefined;
let again: RetryController | undefined;

/** Has Firebase Auth say who is signed in, from now on. */
export function watchSession(): void {
  watching ??= watch();
}

/** The first thing known about the session: signed in or signed out. */
export function firstSession(): Promise<Session> {
  watchSession();
  return new Promise((resolve) => {
    const unsubscribe = subscribeSession(settle);
    function settle() {
      const session = currentSession();
      if (session.state === 'loading') return;
      unsubscribe();
      resolve(session);
    }
    if (currentSession().state !== 'loading') queueMicrotask(settle);
  });
}

async function watch(): Promise<void> {
  try {
    const { auth } = await openFirebase('attendee');
    onAuthStateChanged(auth, (user) => void applyFirebaseUser(user));
    again?.stop();
  } catch {
    watching = undefined;
    again ??= retryWithBackoff(watchSession);
    again.failed();
    // Without the configuration nobody can be signed in: the landing shows, and its panel says why. Whom the
    // device remembers goes on with what it kept.
    if (currentSession().state === 'loading') publishSession(signedOut);
  }
}

/**
 * Takes over what Firebase says, unless the sign-in is over 30 days old or none of the API's: then it is ended. Of
 * a walk nothing is kept where nobody is signed in.
 */
async function applyFirebaseUser(user: User | null): Promise<void> {
  if (!user) {
    clearSessionUser();
    clearStoredEventData();
    return publishSession(signedOut);
  }
  const token = await tokenOf(user);
  // Offline with an expired token nothing but the account's own word is known, and the device's clock.
  const since = Date.parse(token?.authTime ?? user.metadata.lastSignInTime ?? '');
  // The server's clock, as of the token's last refresh: within the hour, however wrong the device's is.
  const now = token ? Date.parse(token.issuedAtTime) : Date.now();
  const isNobody = token !== null && token.claims.participant !== true;
  if (isNobody || isSessionExpired(since, now, attendeeSessionMs)) return expireSession();
  const identity = { uid: user.uid, session: token && sessionIn(token) };
  persistSessionUser(identity, since);
  publishSession({ state: 'signed-in', user: identity });
}

async function tokenOf(user: User): Promise<IdTokenResult | null> {
  try {
    return await user.getIdTokenResult();
  } catch {
    return null;
  }
}

function sessionIn({ claims }: IdTokenResult): SessionUser['session'] {
  return { generation: Number(claims.generation), sessionId: String(claims.session) };
}

/** Exchanges the custom token that registration answers as `sessionId`. Throws what Firebase throws. */
export async function signInWithSessionToken(sessionId: string): Promise<void> {
  const { auth } = await openFirebase('attendee');
  const { user } = await signInWithCustomToken(auth, sessionId);
  await applyFirebaseUser(user);
}

/**
 * Ends the session on the server, signs out of Firebase and forgets all that this device kept of the person. Without
 * a connection the server is not told: the credential is gone from this device, and from nowhere else. Throws where
 * the device does not drop it.
 */
export async function signOut(): Promise<void> {
  await endServerSession(attendeeToken);
  await signOutOnDevice([]);
}

/** As `signOut`, but nobody was asked: check-ins not sent yet wait for the same person to sign in again. */
export function expireSession(): Promise<void> {
  return signOutOnDevice([checkInsDatabase]);
}

async function signOutOnDevice(preservedDatabases: readonly string[]): Promise<void> {
  const { auth } = await openFirebase('attendee');
  await withTimeout(signOutTimeoutMs, signOutOfFirebase(auth));
  clearPersonalData();
  await deleteDatabases(preservedDatabases);
  publishSession(signedOut);
}

/** The bearer token of the API's calls, or null for a visitor. */
export async function attendeeToken(): Promise<string | null> {
  const { auth } = await openFirebase('attendee');
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken()) ?? null;
}
