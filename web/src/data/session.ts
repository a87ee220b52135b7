import { useSyncExternalStore } from 'react';
import { reloadForMissingChunk } from '../device/reload.ts';
import { currentSession, publishSession, type Session, subscribeSession } from './session-state.ts';
import { type TryAgain, tryAgain } from './try-again.ts';

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

let watching: Promise<void> | undefined;
let again: TryAgain | undefined;

function followSession(changed: () => void): () => void {
  watch();
  return subscribeSession(changed);
}

function watch(): void {
  watching ??= sessionStore().then(({ watchSession }) => {
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
  again ??= tryAgain(watch);
  if (again.failures() === 0 && reloadForMissingChunk(error)) return;
  again.failed();
  if (currentSession().state === 'loading') publishSession({ state: 'signed-out', user: null });
}
