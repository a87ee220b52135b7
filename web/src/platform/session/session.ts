import { useSyncExternalStore } from 'react';
import { type RetryController, retryWithBackoff } from '../api/retry-with-backoff.ts';
import { reloadForMissingChunk } from '../device/reload.ts';
import { currentSession, publishSession, type Session, subscribeSession } from './session-state.ts';

/** Firebase Auth comes with it. */
const loadSessionStore = () => import('./session-store.ts');

const actions = {
  signInWithSessionId: async (sessionId: string) =>
    (await loadSessionStore()).signInWithSessionToken(sessionId),
  signOut: async () => (await loadSessionStore()).signOut(),
};

/** Who is signed in, followed live, and how to change it. Firebase is asked beside what is drawn meanwhile. */
export function useSession(): Session & typeof actions {
  const session = useSyncExternalStore(followSession, currentSession);
  return { ...session, ...actions };
}

let watching: Promise<void> | undefined;
let again: RetryController | undefined;

function followSession(changed: () => void): () => void {
  watch();
  return subscribeSession(changed);
}

function watch(): void {
  watching ??= loadSessionStore().then(({ watchSession }) => {
    again?.stop();
    watchSession();
  }, notLoaded);
}

/**
 * Its code did not come: it is asked for again. Some browsers never ask twice for one file, so the page is loaded anew
 * the first time. Whom the device remembers goes on with what it kept; else the landing shows.
 */
function notLoaded(error: unknown): void {
  watching = undefined;
  again ??= retryWithBackoff(watch);
  if (again.failures() === 0 && reloadForMissingChunk(error)) return;
  again.failed();
  if (currentSession().state === 'loading') publishSession({ state: 'signed-out', user: null });
}
