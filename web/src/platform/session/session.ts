import { useSyncExternalStore } from 'react';
import {
  currentSession,
  type PersonaSession,
  type Session,
  stopLoading,
  subscribeSession,
} from './session-state.ts';

/** Loads Firebase Auth. */
const loadSessionStore = () => import('./session-store.ts');

const actions = {
  signInWithSessionId: async (sessionId: string) =>
    (await loadSessionStore()).signInWithSessionToken(sessionId),
  signOut: async () => (await loadSessionStore()).signOut(),
};

/** Returns the live session and its actions. FirebaseProvider keeps it current. */
export function useSession(): Session & typeof actions {
  const session = useSyncExternalStore(subscribeSession, currentSession);
  return { ...session, ...actions };
}

/** Session of the attendee. */
export const attendeeSession: PersonaSession = {
  persona: 'attendee',
  loadApplyUser: async () => (await loadSessionStore()).applyUser,
  onUnavailable: stopLoading,
};
