import {
  attendeeSessionMs,
  isSessionExpired,
} from '@wine-walk/common/rules/sessions/session-age.ts';
import { closeAllListeners } from '../firebase/listener-registry.ts';
import { createListeners } from '../lib/listeners.ts';
import { readStoredJson, removeStored, writeStored } from '../storage/storage.ts';

/** Signed-in user by the token; the profile is in the participant document. */
export interface SessionUser {
  uid: string;
  /** Null if no token could be read offline. */
  session: { generation: number; sessionId: string } | null;
}

export type Session =
  | { state: 'loading'; user: null }
  | { state: 'signed-out'; user: null }
  | { state: 'signed-in'; user: SessionUser };

/** Storage key of the signed-in user, for the next start before Firebase has loaded. */
const rememberedName = 'signed-in';

interface Remembered extends SessionUser {
  /** Epoch milliseconds. */
  signedInAt: number;
}

let session: Session | undefined;
const listeners = createListeners();

/**
 * Returns the current session; the stored user until Firebase has loaded. It grants nothing: requests are
 * rejected if Firebase disagrees.
 */
export function currentSession(): Session {
  session ??= persistedSession(Date.now());
  return session;
}

/** Subscribes to `currentSession`. */
export const subscribeSession = listeners.subscribe;

/** Publishes the session and closes live data of another user. */
export function publishSession(next: Session): void {
  if (currentSession().user?.uid !== next.user?.uid) closeAllListeners('attendee');
  session = next;
  listeners.notify();
}

/** Stores the user for the next start. `signedInAt`: epoch milliseconds. */
export function persistSessionUser(user: SessionUser, signedInAt: number): void {
  writeStored(rememberedName, JSON.stringify({ ...user, signedInAt } satisfies Remembered));
}

/** Removes the stored user. */
export function clearSessionUser(): void {
  removeStored(rememberedName);
}

/** Ignores users who signed in more than 30 days before `now` (epoch milliseconds). */
function persistedSession(now: number): Session {
  const remembered = readStoredJson(rememberedName, rememberedShape);
  if (!remembered || isSessionExpired(remembered.signedInAt, now, attendeeSessionMs)) {
    return { state: 'loading', user: null };
  }
  return { state: 'signed-in', user: { uid: remembered.uid, session: remembered.session } };
}

/** Written by hand, because the landing reads it without zod. */
const rememberedShape = {
  safeParse: (value: unknown) => (isRemembered(value) ? { data: value } : {}),
};

function isRemembered(value: unknown): value is Remembered {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, session, signedInAt } = value as Partial<Record<keyof Remembered, unknown>>;
  return typeof uid === 'string' && typeof session === 'object' && typeof signedInAt === 'number';
}
