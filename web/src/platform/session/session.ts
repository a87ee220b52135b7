import { useSyncExternalStore } from 'react';
import { type RetryController, retryWithBackoff } from '../api/retry-with-backoff.ts';
import { reloadForMissingChunk } from '../device/reload.ts';
import { currentSession, publishSession, type Session, subscribeSession } from './session-state.ts';

/** Loads Firebase Auth. */
const loadSessionStore = () => import('./session-store.ts');

const actions = {
  signInWithSessionId: async (sessionId: string) =>
    (await loadSessionStore()).signInWithSessionToken(sessionId),
  signOut: async () => (await loadSessionStore()).signOut(),
};

/** Returns the live session and its actions. Firebase loads in the background. */
export function useSession(): Session & typeof actions {
  const session = useSyncExternalStore(followSession, currentSession);
  return { ...session, ...actions };
}

let watching: Promise<void> | undefined;
let retry: RetryController | undefined;

function followSession(changed: () => void): () => void {
  watch();
  return subscribeSession(changed);
}

function watch(): void {
  watching ??= loadSessionStore().then(({ watchSession }) => {
    retry?.stop();
    watchSession();
  }, notLoaded);
}

/**
 * Retries loading the code. Some browsers cache a failed module, so the page reloads the first time. A stored
 * user continues with cached data; otherwise the landing shows.
 */
function notLoaded(error: unknown): void {
  watching = undefined;
  retry ??= retryWithBackoff(watch);
  if (retry.retries() === 0 && reloadForMissingChunk(error)) return;
  retry.schedule();
  if (currentSession().state === 'loading') publishSession({ state: 'signed-out', user: null });
}
