import { endSession } from '@wine-walk/common/api/sessions.ts';
import {
  attendeeSessionMs,
  isSessionExpired,
} from '@wine-walk/common/rules/sessions/session-age.ts';
import type { IdTokenResult, User } from 'firebase/auth';
import { createApiClient } from '../api/api-client.ts';
import { reloadNewest } from '../device/reload.ts';
import { withTimeout } from '../lib/with-timeout.ts';
import { clearPersisted } from '../storage/persisted.ts';
import { requestPersistence } from '../storage/request-persistence.ts';
import { clearAttendeeData } from '../storage/sign-out.ts';
import {
  bearerToken,
  deleteCredential,
  readSignIn,
  restoreUser,
  signInWithToken,
} from './auth-session.ts';
import {
  clearSessionMark,
  exchangeCookie,
  keepSessionWhenIdle,
  restoreTimeoutMs,
  restoreUserByCookie,
} from './session-cookie.ts';
import { currentSession, publishSession, type Session, stopLoading } from './session-state.ts';
import {
  type SessionUser,
  type SignOutReason,
  signedInUser,
  signOutReason,
} from './stored-user.ts';
import {
  endUnfinishedSignIn,
  finishSignIn,
  keepSignIn,
  retrySignInLater,
  subscribeUnfinishedSignIn,
} from './unfinished-sign-in.ts';

const signedOut: Session = { state: 'signed-out', user: null };

/** Time for the device to delete the credential before the sign-out fails, in milliseconds. */
const signOutTimeoutMs = 10_000;
/** Time for which the first screen waits for the exchange of a token that was kept, in milliseconds. */
const finishTimeoutMs = 5000;
/** Timeout of the server call at sign-out, in milliseconds. */
const endTimeoutMs = 5_000;

/** Resolves to the first known session. */
export async function firstSession(): Promise<Session> {
  if (currentSession().state === 'loading') {
    // Firebase has no user after the browser deleted its storage, and takes a moment to say so.
    const exchange = exchangeCookie();
    const restored = restoreUser('attendee').then((user) => applyUser(user, exchange));
    await withTimeout(restoreTimeoutMs, restored).catch(stopLoading);
  }
  // After a registration whose token could not be exchanged before the page was reloaded.
  if (currentSession().state === 'signed-out') {
    await withTimeout(finishTimeoutMs, finishSignIn(signInWithSessionToken)).catch(() => false);
    if (currentSession().state === 'signed-out') leaveLandingLater();
  }
  return currentSession();
}

let stopWaiting = (): void => undefined;

/** Reloads the landing page, which does not follow the session, after a sign-in that took longer than its screen waited. */
function leaveLandingLater(): void {
  stopWaiting();
  stopWaiting = subscribeUnfinishedSignIn(() => {
    // The app has been opened from the landing page. It follows the session, also at its start with the same address.
    if (window.location.pathname !== '/') stopWaiting();
    else if (currentSession().state === 'signed-in') void reloadNewest();
  });
}

/**
 * Applies Firebase's user, or that of the session cookie, whose `exchange` may have been started before. Ends sessions over
 * 30 days old or not created by the API. Deletes cached event data when signed out.
 */
export async function applyUser(
  found: User | null,
  exchange?: Promise<string | null>,
): Promise<void> {
  const user = found ?? (await restoreUserByCookie(exchange));
  if (!user) {
    signedInUser.clear();
    clearPersisted('walk', 'session-user');
    publishSession(signedOut);
    // After a registration whose page was reloaded before its token could be exchanged.
    void finishSignIn(signInWithSessionToken);
    return;
  }
  const { token, signedInAt } = await readSignIn(user);
  // Server time of the last token refresh, at most an hour old, independent of the device clock.
  const now = token ? Date.parse(token.issuedAtTime) : Date.now();
  const isForeign = token !== null && token.claims.participant !== true;
  if (isForeign || isSessionExpired(signedInAt, now, attendeeSessionMs)) return expireSession();
  const identity = { uid: user.uid, session: token && sessionIn(token) };
  signedInUser.set({ ...identity, signedInAt });
  signOutReason.clear();
  publishSession({ state: 'signed-in', user: identity });
  endUnfinishedSignIn();
  if (identity.session) keepSessionWhenIdle(identity.session.sessionId);
}

/** Returns the session of a token. */
export function sessionIn({ claims }: IdTokenResult): SessionUser['session'] {
  return { generation: Number(claims.generation), sessionId: String(claims.session) };
}

/**
 * Exchanges the custom token of the registration (`sessionId`), which is kept until that succeeds unless another session
 * continues. Throws errors of Firebase.
 */
export async function signInWithSessionToken(sessionId: string): Promise<void> {
  const isKept = currentSession().state !== 'signed-in';
  if (isKept) keepSignIn(sessionId);
  try {
    await applyUser(await signInWithToken('attendee', sessionId));
  } catch (error) {
    if (isKept) {
      leaveLandingLater();
      retrySignInLater(error, signInWithSessionToken);
    }
    throw error;
  }
  requestPersistence();
}

/**
 * Ends the server session, signs out of Firebase and clears personal data. Offline, only this device is
 * signed out. Throws if the device does not delete the credential.
 */
export async function signOut(): Promise<void> {
  await endServerSession();
  await signOutOnDevice('delete-queue');
}

/**
 * Like `signOut` without user action: queued check-ins wait for the same user. The landing page shows
 * `reason`; null for an expired session.
 */
export function expireSession(reason: SignOutReason | null = null): Promise<void> {
  // Stored first: Firebase notifies all tabs of the sign-out.
  if (reason) signOutReason.set(reason);
  return signOutOnDevice('keep-queue');
}

async function signOutOnDevice(queue: 'delete-queue' | 'keep-queue'): Promise<void> {
  clearSessionMark();
  await withTimeout(signOutTimeoutMs, deleteCredential('attendee'));
  await clearAttendeeData(queue);
  publishSession(signedOut);
}

/** Ends this session on the server. An ended or unreachable session is no failure. */
async function endServerSession(): Promise<void> {
  if (currentSession().state !== 'signed-in') return;
  try {
    const signal = AbortSignal.timeout(endTimeoutMs);
    // The token must arrive within this time too.
    await withTimeout(
      endTimeoutMs,
      createApiClient(attendeeToken)(endSession, { body: {}, signal }),
    );
  } catch {
    // The user is signed out on this device anyway.
  }
}

/** Returns the bearer token, or null if anonymous; a new one if the last one has expired (`isExpired`). */
export function attendeeToken(isExpired: boolean): Promise<string | null> {
  return bearerToken('attendee', isExpired);
}
