import {
  attendeeSessionMs,
  isSessionExpired,
} from '@wine-walk/common/rules/sessions/session-age.ts';
import type { User } from 'firebase/auth';
import type { Persona } from '../firebase/firebase-auth.ts';
import { createListeners, type Listeners } from '../lib/listeners.ts';
import { type SessionUser, signedInUser } from './stored-user.ts';

const userChanges: Readonly<Record<Persona, Listeners>> = {
  attendee: createListeners(),
  staff: createListeners(),
};

/** Calls `changed` when a session of another user, or none, begins, before it is published. */
export function onUserChange(persona: Persona, changed: () => void): void {
  userChanges[persona].subscribe(changed);
}

/** State of a persona's session. Contains no Firebase code: screens render before it has loaded. */
export interface SessionState<S> {
  current: () => S;
  subscribe: (changed: () => void) => () => void;
  /** Replaces the state; `onUserChange` is called first if it is of another user. */
  publish: (next: S) => void;
}

/** `userOf`: identifies the user of a state. */
export function createSessionState<S>(
  persona: Persona,
  initial: () => S,
  userOf: (session: S) => unknown,
): SessionState<S> {
  const listeners = createListeners();
  let session: S | undefined;
  const current = () => {
    session ??= initial();
    return session;
  };
  return {
    current,
    subscribe: listeners.subscribe,
    publish(next) {
      const isOtherUser = userOf(current()) !== userOf(next);
      session = next;
      if (isOtherUser) userChanges[persona].notify();
      listeners.notify();
    },
  };
}

/** Session of a persona, which follows the user of Firebase (FirebaseProvider). */
export interface PersonaSession {
  persona: Persona;
  /** Loads the function that applies Firebase's user. */
  loadApplyUser: () => Promise<(user: User | null) => Promise<void>>;
  /** Called when Firebase or the user's data cannot be loaded. */
  onUnavailable: () => void;
}

/** Session of the attendee. */
export type Session =
  | { state: 'loading'; user: null }
  | { state: 'signed-out'; user: null }
  | { state: 'signed-in'; user: SessionUser };

const attendee = createSessionState<Session>(
  'attendee',
  () => persistedSession(Date.now()),
  ({ user }) => user?.uid,
);

/**
 * Returns the current session; the stored user until Firebase has loaded. It grants nothing: requests are
 * rejected if Firebase disagrees.
 */
export const currentSession = attendee.current;
/** Subscribes to `currentSession`. */
export const subscribeSession = attendee.subscribe;
export const publishSession = attendee.publish;

/**
 * Signs out a session that waits for Firebase: without it there is no sign-in, and the sign-in panel shows the reason.
 * A stored user continues with cached data.
 */
export function stopLoading(): void {
  if (currentSession().state === 'loading') publishSession({ state: 'signed-out', user: null });
}

/** Ignores users who signed in more than 30 days before `now` (epoch milliseconds). */
function persistedSession(now: number): Session {
  const stored = signedInUser.get();
  if (!stored || isSessionExpired(stored.signedInAt, now, attendeeSessionMs)) {
    return { state: 'loading', user: null };
  }
  return { state: 'signed-in', user: { uid: stored.uid, session: stored.session } };
}
