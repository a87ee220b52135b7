import { readActiveEvent } from '@wine-walk/common/api/events.ts';
import { staffRole } from '@wine-walk/common/model/categories.ts';
import { isSessionExpired, staffSessionMs } from '@wine-walk/common/rules/sessions/session-age.ts';
import { onAuthStateChanged, signInWithCustomToken, signOut, type User } from 'firebase/auth';
import { z } from 'zod';
import { anonymousApi } from '../api/anonymous-api.ts';
import { serverNow } from '../device/server-clock.ts';
import { openFirebase } from '../firebase/firebase-auth.ts';
import { closeAllListeners } from '../firebase/listener-registry.ts';
import { createListeners } from '../lib/listeners.ts';
import { persisted } from '../storage/persisted.ts';
import { clearStaffData } from '../storage/sign-out.ts';

const staffIdentity = z.object({
  username: z.string(),
  fullName: z.string(),
  role: staffRole,
  /** End of a volunteer's or shop's account; null for a regular account. */
  expiresAt: z.string().nullable().default(null),
});
/** Identity of the staff member from the login response. */
export type StaffIdentity = z.infer<typeof staffIdentity>;

/** Shared by all tabs, like the session of Firebase. */
const storedIdentity = persisted('staff', (value) => staffIdentity.parse(value), 'staff-session');

export type StaffSession =
  | { state: 'loading' }
  /** `reason`: why a session ended; null if never signed in or signed out by the user. */
  | { state: 'signed-out'; reason: string | null }
  /**
   * `endsAt`: epoch milliseconds by the server clock. `key` changes with every sign-in and resets live data.
   */
  | { state: 'signed-in'; staff: StaffIdentity; endsAt: number; key: number };

export const endedMessage = 'Your session has ended. Please sign in again.';
export const expiredMessage = 'Staff sessions end after 12 hours. Please sign in again.';

let session: StaffSession = { state: 'loading' };
let watching: Promise<void> | undefined;
let signIns = 0;
let signedInUid: string | null = null;
/** True while this tab signs in, since Firebase notifies it before that is done. */
let isBeginning = false;
const listeners = createListeners();

export function currentStaffSession(): StaffSession {
  return session;
}

/** Subscribes to the session; the first call loads Firebase Auth. */
export function subscribeStaffSession(changed: () => void): () => void {
  const stop = listeners.subscribe(changed);
  watching ??= watch();
  return stop;
}

async function watch(): Promise<void> {
  try {
    const { auth } = await openFirebase('staff');
    await auth.authStateReady();
    await restore(auth.currentUser);
    onAuthStateChanged(auth, (user) => void applyAuthChange(user));
  } catch {
    // Without configuration there is no sign-in; the sign-in form shows the error.
    publish({ state: 'signed-out', reason: null });
  }
}

/** Handles a sign-in or sign-out of another tab or of Firebase. */
async function applyAuthChange(user: User | null): Promise<void> {
  if (!user && session.state === 'signed-in') return endStaffSession(endedMessage);
  if (user && user.uid !== signedInUid && !isBeginning) await restore(user);
}

async function restore(user: User | null): Promise<void> {
  const staff = storedIdentity.get();
  if (!user || !staff) return publish({ state: 'signed-out', reason: null });
  await accept(user, staff);
}

async function accept(user: User, staff: StaffIdentity): Promise<void> {
  const signedInAt = Date.parse(await authTimeOf(user));
  if (await isStaffSessionExpired(signedInAt)) return endStaffSession(expiredMessage);
  storedIdentity.set(staff);
  signIns += 1;
  signedInUid = user.uid;
  publish({ state: 'signed-in', staff, endsAt: endOf(signedInAt, staff), key: signIns });
}

/** Verifies the time with the server before a session ends by a device clock that may be ahead. */
async function isStaffSessionExpired(signedInAt: number): Promise<boolean> {
  const isSo = () => isSessionExpired(signedInAt, serverNow(), staffSessionMs);
  if (!isSo()) return false;
  await anonymousApi(readActiveEvent, {}).catch(() => undefined);
  return isSo();
}

/** Returns the sign-in time; offline with an expired token from the account. */
async function authTimeOf(user: User): Promise<string> {
  try {
    return (await user.getIdTokenResult()).authTime;
  } catch (error) {
    if (user.metadata.lastSignInTime) return user.metadata.lastSignInTime;
    throw error;
  }
}

/** Returns the end: 12 hours, or the account's end if sooner, in epoch milliseconds by the server clock. */
function endOf(signedInAt: number, { expiresAt }: StaffIdentity): number {
  const end = signedInAt + staffSessionMs;
  return expiresAt ? Math.min(end, Date.parse(expiresAt)) : end;
}

function publish(next: StaffSession): void {
  closeAllListeners('staff');
  session = next;
  listeners.notify();
}

/** Exchanges the custom token of the login. Throws errors of Firebase. */
export async function beginStaffSession(customToken: string, staff: StaffIdentity): Promise<void> {
  const { auth } = await openFirebase('staff');
  isBeginning = true;
  try {
    // Stored first: other tabs are notified as soon as Firebase has the session.
    storedIdentity.set(staff);
    const { user } = await signInWithCustomToken(auth, customToken);
    await accept(user, staff);
  } catch (error) {
    storedIdentity.clear();
    throw error;
  } finally {
    isBeginning = false;
  }
}

/** Signs out of the staff app in every tab; an attendee session stays. */
export async function endStaffSession(reason: string | null): Promise<void> {
  clearStaffData();
  signedInUid = null;
  publish({ state: 'signed-out', reason });
  const { auth } = await openFirebase('staff');
  await signOut(auth);
}
