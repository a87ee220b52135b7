import {
  attendeeSessionMs,
  isSessionExpired,
} from '@wine-walk/common/rules/sessions/session-age.ts';
import { closeAllListeners } from '../firebase/listener-registry.ts';
import { createListeners } from '../lib/listeners.ts';
import { type SessionUser, signedInUser } from './stored-user.ts';

export type Session =
  | { state: 'loading'; user: null }
  | { state: 'signed-out'; user: null }
  | { state: 'signed-in'; user: SessionUser };

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

/** Ignores users who signed in more than 30 days before `now` (epoch milliseconds). */
function persistedSession(now: number): Session {
  const stored = signedInUser.get();
  if (!stored || isSessionExpired(stored.signedInAt, now, attendeeSessionMs)) {
    return { state: 'loading', user: null };
  }
  return { state: 'signed-in', user: { uid: stored.uid, session: stored.session } };
}
