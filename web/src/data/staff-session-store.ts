import { isSessionOver, staffSessionMs } from '@domain/session-age.ts';
import { onAuthStateChanged, signInWithCustomToken, signOut, type User } from 'firebase/auth';
import {
  readStaffIdentity,
  type StaffIdentity,
  storeStaffIdentity,
} from '../device/storage-staff.ts';
import { openFirebase } from './firebase-auth.ts';
import { purgeLiveData } from './live-registry.ts';

export type StaffSession =
  | { state: 'loading' }
  /** `reason`: why a session ended, for people; null where nobody was signed in or they signed out. */
  | { state: 'signed-out'; reason: string | null }
  /** `endsAt`: milliseconds since 1970. `key` changes with every sign-in: live data starts anew with it. */
  | { state: 'signed-in'; staff: StaffIdentity; endsAt: number; key: number };

export const endedWords = 'Your session has ended. Please sign in again.';
export const expiredWords = 'Staff sessions end after 12 hours. Please sign in again.';

let session: StaffSession = { state: 'loading' };
let watching: Promise<void> | undefined;
let signIns = 0;
const listeners = new Set<() => void>();

export function currentStaffSession(): StaffSession {
  return session;
}

/** Follows the session from now on; the first call loads Firebase Auth. */
export function subscribeStaffSession(changed: () => void): () => void {
  listeners.add(changed);
  watching ??= watch();
  return () => listeners.delete(changed);
}

async function watch(): Promise<void> {
  try {
    const { auth } = await openFirebase('staff');
    await auth.authStateReady();
    await restore(auth.currentUser);
    onAuthStateChanged(auth, (user) => {
      if (!user && session.state === 'signed-in') void endStaffSession(endedWords);
    });
  } catch {
    // Without the configuration nobody can be signed in; the sign-in itself says what is wrong.
    publish({ state: 'signed-out', reason: null });
  }
}

async function restore(user: User | null): Promise<void> {
  const staff = readStaffIdentity();
  if (!user || !staff) return publish({ state: 'signed-out', reason: null });
  await accept(user, staff);
}

async function accept(user: User, staff: StaffIdentity): Promise<void> {
  const signedInAt = Date.parse((await user.getIdTokenResult()).authTime);
  if (isSessionOver(signedInAt, Date.now(), staffSessionMs)) return endStaffSession(expiredWords);
  storeStaffIdentity(staff);
  signIns += 1;
  publish({ state: 'signed-in', staff, endsAt: signedInAt + staffSessionMs, key: signIns });
}

function publish(next: StaffSession): void {
  purgeLiveData('staff');
  session = next;
  for (const changed of listeners) changed();
}

/** Exchanges the custom token that the login answers as `sessionId`. Throws what Firebase throws. */
export async function beginStaffSession(sessionId: string, staff: StaffIdentity): Promise<void> {
  const { auth } = await openFirebase('staff');
  const { user } = await signInWithCustomToken(auth, sessionId);
  await accept(user, staff);
}

/** Signs out of the staff app, this tab alone; an attendee's session beside it stays. */
export async function endStaffSession(reason: string | null): Promise<void> {
  storeStaffIdentity(null);
  publish({ state: 'signed-out', reason });
  const { auth } = await openFirebase('staff');
  await signOut(auth);
}
