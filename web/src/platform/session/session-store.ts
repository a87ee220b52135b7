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
import { clearPersisted } from '../storage/persisted.ts';
import { clearAttendeeData } from '../storage/sign-out.ts';
import { endServerSession } from './end-server-session.ts';
import { currentSession, publishSession, type Session, subscribeSession } from './session-state.ts';
import { type SessionUser, signedInUser } from './stored-user.ts';

const signedOut: Session = { state: 'signed-out', user: null };

/** Time for the device to delete the credential before the sign-out fails, in milliseconds. */
const signOutTimeoutMs = 10_000;

let watching: Promise<void> | undefined;
let retry: RetryController | undefined;

/** Subscribes to Firebase Auth. */
export function watchSession(): void {
  watching ??= watch();
}

/** Resolves to the first known session. */
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
    retry?.stop();
  } catch {
    watching = undefined;
    retry ??= retryWithBackoff(watchSession);
    retry.schedule();
    // Without configuration there is no sign-in; the sign-in panel shows the reason. A stored user
    // continues with cached data.
    if (currentSession().state === 'loading') publishSession(signedOut);
  }
}

/**
 * Applies Firebase's user; ends sessions over 30 days old or not created by the API. Deletes cached event
 * data when signed out.
 */
async function applyFirebaseUser(user: User | null): Promise<void> {
  if (!user) {
    signedInUser.clear();
    clearPersisted('walk', 'session-user');
    return publishSession(signedOut);
  }
  const token = await tokenOf(user);
  // Offline with an expired token, only the account's last sign-in and the device clock are known.
  const since = Date.parse(token?.authTime ?? user.metadata.lastSignInTime ?? '');
  // Server time of the last token refresh, at most an hour old, independent of the device clock.
  const now = token ? Date.parse(token.issuedAtTime) : Date.now();
  const isNobody = token !== null && token.claims.participant !== true;
  if (isNobody || isSessionExpired(since, now, attendeeSessionMs)) return expireSession();
  const identity = { uid: user.uid, session: token && sessionIn(token) };
  signedInUser.set({ ...identity, signedInAt: since });
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

/** Exchanges the custom token of the registration (`sessionId`). Throws errors of Firebase. */
export async function signInWithSessionToken(sessionId: string): Promise<void> {
  const { auth } = await openFirebase('attendee');
  const { user } = await signInWithCustomToken(auth, sessionId);
  await applyFirebaseUser(user);
}

/**
 * Ends the server session, signs out of Firebase and clears personal data. Offline, only this device is
 * signed out. Throws if the device does not delete the credential.
 */
export async function signOut(): Promise<void> {
  await endServerSession(attendeeToken);
  await signOutOnDevice('delete-queue');
}

/** Like `signOut` without user action: queued check-ins wait for the same user. */
export function expireSession(): Promise<void> {
  return signOutOnDevice('keep-queue');
}

async function signOutOnDevice(queue: 'delete-queue' | 'keep-queue'): Promise<void> {
  const { auth } = await openFirebase('attendee');
  await withTimeout(signOutTimeoutMs, signOutOfFirebase(auth));
  await clearAttendeeData(queue);
  publishSession(signedOut);
}

/** Returns the bearer token, or null if anonymous. */
export async function attendeeToken(): Promise<string | null> {
  const { auth } = await openFirebase('attendee');
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken()) ?? null;
}
