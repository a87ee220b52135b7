import { useSyncExternalStore } from 'react';
import {
  currentSession,
  type Session,
  signInWithSessionId,
  signOut,
  subscribeSession,
} from './session-store.ts';

const actions = { signInWithSessionId, signOut };

/** Who is signed in, followed live, and how to change it. */
export function useSession(): Session & typeof actions {
  const session = useSyncExternalStore(subscribeSession, currentSession);
  return { ...session, ...actions };
}
