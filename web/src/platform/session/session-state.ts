import {
  attendeeSessionMs,
  isSessionExpired,
} from '@wine-walk/common/rules/sessions/session-age.ts';
import type { Persona } from '../firebase/firebase-auth.ts';
import { closeAllListeners } from '../firebase/listener-registry.ts';
import { createListeners } from '../lib/listeners.ts';
import { type SessionUser, signedInUser } from './stored-user.ts';

/** State of a persona's session. Contains no Firebase code: screens render before it has loaded. */
export interface SessionState<S> {
  current: () => S;
  subscribe: (changed: () => void) => () => void;
  /** Replaces the state and closes live data of another user. */
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
      if (userOf(current()) !== userOf(next)) closeAllListeners(persona);
      session = next;
      listeners.notify();
    },
  };
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

/** Ignores users who signed in more than 30 days before `now` (epoch milliseconds). */
function persistedSession(now: number): Session {
  const stored = signedInUser.get();
  if (!stored || isSessionExpired(stored.signedInAt, now, attendeeSessionMs)) {
    return { state: 'loading', user: null };
  }
  return { state: 'signed-in', user: { uid: stored.uid, session: stored.session } };
}
