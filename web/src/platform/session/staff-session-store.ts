import { readActiveEvent } from '@wine-walk/common/api/events.ts';
import { staffRole } from '@wine-walk/common/model/categories.ts';
import { isSessionExpired, staffSessionMs } from '@wine-walk/common/rules/sessions/session-age.ts';
import type { User } from 'firebase/auth';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { anonymousApi } from '../api/api-client.ts';
import { reloadNewest } from '../device/reload.ts';
import { serverNow } from '../device/server-clock.ts';
import { parseNumber, persisted } from '../storage/persisted.ts';
import { clearStaffData } from '../storage/sign-out.ts';
import { deleteCredential, readSignIn, signInWithToken } from './auth-session.ts';
import { createSessionState, type PersonaSession } from './session-state.ts';

const staffIdentity = z.object({
  username: z.string(),
  fullName: z.string(),
  role: staffRole,
  /** End of a volunteer's or shop's account; null for a regular account. */
  expiresAt: z.string().nullable().default(null),
  /** Only event of a volunteer's or shop's account; null for a regular account. */
  eventId: z.string().nullable().default(null),
});
/** Identity of the staff member from the login response. */
export type StaffIdentity = z.infer<typeof staffIdentity>;

/** Shared by all tabs, like the session of Firebase. */
const storedIdentity = persisted('staff', (value) => staffIdentity.parse(value), 'staff-session');

/** Time of the latest sign-in of all tabs in epoch milliseconds. */
const latestSignIn = persisted('staff-signed-in-at', parseNumber, 'staff-session');

/** Reason for the end of a session. */
export type StaffSessionEnd =
  /** In another tab. */
  | 'ended'
  /** After 12 hours, for a regular account. */
  | 'expired'
  /** After 12 hours, for an account of a link, which opens the next session. */
  | 'reopen-link'
  /** With the account of a link. */
  | 'access-ended'
  /** Message of the server. */
  | { message: string };

export type StaffSession =
  | { state: 'loading' }
  /** `reason`: null if never signed in or signed out by the user. */
  | { state: 'signed-out'; reason: StaffSessionEnd | null }
  /**
   * `endsAt`: epoch milliseconds by the server clock. `key` changes with every sign-in and resets live data.
   */
  | { state: 'signed-in'; staff: StaffIdentity; endsAt: number; key: number };

const signedOut = (reason: StaffSessionEnd | null): StaffSession => ({
  state: 'signed-out',
  reason,
});

const session = createSessionState<StaffSession>(
  'staff',
  () => ({ state: 'loading' }),
  (current) => (current.state === 'signed-in' ? current.key : null),
);

/** Session of the staff member. Without Firebase there is no sign-in; the sign-in form shows the error. */
export const staffSession: PersonaSession = {
  persona: 'staff',
  loadApplyUser: async () => applyUser,
  onUnavailable() {
    if (session.current().state === 'loading') session.publish(signedOut(null));
  },
};

let signIns = 0;
let signedInUid: string | null = null;
/** Epoch milliseconds of the sign-in. */
let lastSignedInAt = 0;
/** True while this tab signs in, since Firebase reports the user before that is done. */
let isBeginning = false;

export const currentStaffSession = session.current;

/** Returns the live staff session. FirebaseProvider keeps it current. */
export function useStaffSession(): StaffSession {
  return useSyncExternalStore(session.subscribe, currentStaffSession);
}

/** Applies the first user, and a sign-in or sign-out of another tab or of Firebase. */
async function applyUser(user: User | null): Promise<void> {
  const { state } = session.current();
  if (!user && state === 'signed-in') return endStaffSession('ended');
  if (!user && state === 'loading') return session.publish(signedOut(null));
  if (user && user.uid !== signedInUid && !isBeginning) await restore(user);
}

async function restore(user: User): Promise<void> {
  const staff = storedIdentity.get();
  if (staff) return accept(user, staff);
  // A sign-out in progress has already published its reason.
  if (session.current().state !== 'signed-out') session.publish(signedOut(null));
}

async function accept(user: User, staff: StaffIdentity): Promise<void> {
  const { signedInAt } = await readSignIn(user);
  if (Number.isNaN(signedInAt)) throw new Error('The time of the sign-in is unknown.');
  if (await isStaffSessionExpired(signedInAt))
    return endStaffSession(reasonOfExpiry(staff, endOf(signedInAt, staff)));
  storedIdentity.set(staff);
  signIns += 1;
  signedInUid = user.uid;
  lastSignedInAt = signedInAt;
  latestSignIn.set(signedInAt);
  session.publish({ state: 'signed-in', staff, endsAt: endOf(signedInAt, staff), key: signIns });
}

/**
 * Applies the event of a volunteer's or shop's account, which earlier versions did not store, and the account's
 * end after the times of that event have changed.
 */
export function updateStaffLink({
  expiresAt,
  eventId,
}: Pick<StaffIdentity, 'expiresAt' | 'eventId'>): void {
  const current = session.current();
  if (current.state !== 'signed-in') return;
  if (current.staff.expiresAt === expiresAt && current.staff.eventId === eventId) return;
  const staff = { ...current.staff, expiresAt, eventId };
  storedIdentity.set(staff);
  session.publish({ ...current, staff, endsAt: endOf(lastSignedInAt, staff) });
}

/** Verifies the time with the server before a session ends by a device clock that may be ahead. */
async function isStaffSessionExpired(signedInAt: number): Promise<boolean> {
  const isExpired = () => isSessionExpired(signedInAt, serverNow(), staffSessionMs);
  if (!isExpired()) return false;
  await anonymousApi(readActiveEvent, {}).catch(() => undefined);
  return isExpired();
}

/** Returns the reason with which the session of an account ends by itself at `endsAt`, in epoch milliseconds. */
export function reasonOfExpiry({ expiresAt }: StaffIdentity, endsAt: number): StaffSessionEnd {
  if (expiresAt === null) return 'expired';
  return Date.parse(expiresAt) <= endsAt ? 'access-ended' : 'reopen-link';
}

/** Returns the end: 12 hours, or the account's end if sooner, in epoch milliseconds by the server clock. */
function endOf(signedInAt: number, { expiresAt }: StaffIdentity): number {
  const end = signedInAt + staffSessionMs;
  return expiresAt ? Math.min(end, Date.parse(expiresAt)) : end;
}

/** Exchanges the custom token of the login. Throws errors of Firebase. */
export async function beginStaffSession(customToken: string, staff: StaffIdentity): Promise<void> {
  isBeginning = true;
  try {
    // Stored first: other tabs are notified as soon as Firebase has the session.
    storedIdentity.set(staff);
    await accept(await signInWithToken('staff', customToken), staff);
  } catch (error) {
    storedIdentity.clear();
    throw error;
  } finally {
    isBeginning = false;
  }
}

/** Signs out of the staff app in every tab; an attendee session stays. */
export async function endStaffSession(reason: StaffSessionEnd | null): Promise<void> {
  clearStaffData();
  signedInUid = null;
  session.publish(signedOut(reason));
  await deleteCredential('staff');
}

/**
 * Ends a session that is over, or that the server has rejected. After a later sign-in with the same account in another tab,
 * which Firebase does not report, the page continues with that one.
 */
export async function expireStaffSession(reason: StaffSessionEnd): Promise<void> {
  const { state } = session.current();
  if (state === 'loading') return;
  if (state === 'signed-in' && (latestSignIn.get() ?? 0) > lastSignedInAt) {
    // Removes people's data and unsaved input from the screen first: for unsaved input, the browser would let the user refuse the reload.
    session.publish({ state: 'loading' });
    return reloadNewest();
  }
  return endStaffSession(reason);
}
