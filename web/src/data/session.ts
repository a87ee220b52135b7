import { useSyncExternalStore } from 'react';
import { currentSession, type Session, subscribeSession } from './session-state.ts';

/** Firebase Auth comes with it. */
const sessionStore = () => import('./session-store.ts');

const actions = {
  signInWithSessionId: async (sessionId: string) =>
    (await sessionStore()).signInWithSessionId(sessionId),
  signOut: async () => (await sessionStore()).signOut(),
};

/** Who is signed in, followed live, and how to change it. Firebase is asked beside what is drawn meanwhile. */
export function useSession(): Session & typeof actions {
  const session = useSyncExternalStore(followSession, currentSession);
  return { ...session, ...actions };
}

function followSession(changed: () => void): () => void {
  sessionStore().then(
    ({ watchSession }) => watchSession(),
    (error: unknown) => console.error('The session could not be loaded.', error),
  );
  return subscribeSession(changed);
}
