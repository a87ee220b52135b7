import { attendeeSessionMs, isSessionOver } from '@domain/session-age.ts';
import {
  onAuthStateChanged,
  signInWithCustomToken,
  signOut as signOutOfFirebase,
  type User,
} from 'firebase/auth';
import { checkInsOutbox } from '../device/outbox.ts';
import { forgetPerson, store } from '../device/storage.ts';
import { forgetDatabases } from '../device/storage-database.ts';
import { forgetWalk } from '../device/storage-walk.ts';
import { openFirebase } from './firebase-auth.ts';
import { purgeLiveData } from './live-registry.ts';

export interface SessionUser {
  uid: string;
  email: string | null;
  displayName: string | null;
}

export type Session =
  | { state: 'loading'; user: null }
  | { state: 'signed-out'; user: null }
  | { state: 'signed-in'; user: SessionUser };

/** Kept while somebody is signed in, so that the next start need not ask Firebase to know it. */
const traceName = 'signed-in';

let session: Session = { state: 'loading', user: null };
let watching: Promise<void> | undefined;
const listeners = new Set<() => void>();

export function currentSession(): Session {
  return session;
}

/** Follows the session from now on; the first call loads Firebase Auth. */
export function subscribeSession(changed: () => void): () => void {
  listeners.add(changed);
  watching ??= watch();
  return () => listeners.delete(changed);
}

/** The first thing known about the session: signed in or signed out. */
export function firstSession(): Promise<Session> {
  return new Promise((resolve) => {
    const unsubscribe = subscribeSession(settle);
    function settle() {
      if (session.state === 'loading') return;
      unsubscribe();
      resolve(session);
    }
    if (session.state !== 'loading') queueMicrotask(settle);
  });
}

async function watch(): Promise<void> {
  try {
    const { auth } = await openFirebase('attendee');
    onAuthStateChanged(auth, (user) => void accept(user));
  } catch {
    // Without the configuration nobody can be signed in: the landing shows, and its panel says why.
    publish({ state: 'signed-out', user: null });
  }
}

/**
 * Takes over what Firebase says, unless the sign-in is over 30 days old: then it is ended. Of a walk nothing is
 * kept where nobody is signed in.
 */
async function accept(user: User | null): Promise<void> {
  if (!user) {
    forgetWalk();
    return publish({ state: 'signed-out', user: null });
  }
  if (isSessionOver(await signedInAt(user), Date.now(), attendeeSessionMs)) return endSession();
  const { uid, email, displayName } = user;
  store(traceName, 'yes');
  publish({ state: 'signed-in', user: { uid, email, displayName } });
}

/** Milliseconds since 1970. The token's word; offline with an expired token, the account's. */
async function signedInAt(user: User): Promise<number> {
  try {
    return Date.parse((await user.getIdTokenResult()).authTime);
  } catch {
    return Date.parse(user.metadata.lastSignInTime ?? '');
  }
}

function publish(next: Session): void {
  if (session.user?.uid !== next.user?.uid) purgeLiveData('attendee');
  session = next;
  for (const changed of listeners) changed();
}

/** Exchanges the custom token that registration answers as `sessionId`. Throws what Firebase throws. */
export async function signInWithSessionId(sessionId: string): Promise<void> {
  const { auth } = await openFirebase('attendee');
  const { user } = await signInWithCustomToken(auth, sessionId);
  await accept(user);
}

/** Signs out of Firebase and forgets all that this device kept of the person. */
export function signOut(): Promise<void> {
  return leave([]);
}

/** As `signOut`, but nobody was asked: check-ins not sent yet wait for the same person to sign in again. */
function endSession(): Promise<void> {
  return leave([checkInsOutbox]);
}

async function leave(spared: readonly string[]): Promise<void> {
  const { auth } = await openFirebase('attendee');
  await signOutOfFirebase(auth);
  forgetPerson();
  await forgetDatabases(spared);
  publish({ state: 'signed-out', user: null });
}

/** The bearer token of the API's calls, or null for a visitor. */
export async function attendeeToken(): Promise<string | null> {
  const { auth } = await openFirebase('attendee');
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken()) ?? null;
}
