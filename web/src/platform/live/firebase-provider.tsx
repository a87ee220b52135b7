import { type ReactNode, useSyncExternalStore } from 'react';
import { reloadForMissingChunk } from '../device/reload.ts';
import type { PersonaSession } from '../session/session-state.ts';
import { LiveContext } from './live.ts';
import { type LiveStore, liveStores, NotConnectedError } from './live-store.ts';
import { useLoaded } from './use-loaded.ts';

interface Props {
  session: PersonaSession;
  children: ReactNode;
}

/**
 * Provides live data to `children`, and keeps the session current. Renders at once: ReactFire's providers are beside
 * `children`, which keep their state when Firebase has loaded. Until then all requests are `loading`.
 */
export function FirebaseProvider({ session, children }: Props) {
  const store = liveStores[session.persona];
  const auth = useAuthConnection(session);
  const firestore = useFirestoreConnection(session, store);
  return (
    <LiveContext value={store}>
      {auth && (
        <auth.AuthConnection {...auth.connected}>
          {firestore && <firestore.FirestoreConnection db={firestore.db} store={store} />}
        </auth.AuthConnection>
      )}
      {children}
    </LiveContext>
  );
}

/**
 * Returns the loaded Auth. Some browsers cache a failed module, so the page reloads the first time. A stored user
 * continues with cached data; otherwise the landing shows.
 */
function useAuthConnection(session: PersonaSession) {
  const load = async () => {
    const { AuthConnection, connectAuth } = await import('./auth-connection.tsx');
    return { AuthConnection, connected: await connectAuth(session) };
  };
  return useLoaded(load, (error, isFirst) => {
    if (isFirst && reloadForMissingChunk(error)) return false;
    session.onUnavailable();
    return true;
  });
}

/** Returns the loaded Firestore after the first request. */
function useFirestoreConnection({ persona }: PersonaSession, store: LiveStore) {
  const isRequested = useSyncExternalStore(store.subscribe, store.hasRequests);
  const attempt = useSyncExternalStore(store.subscribe, store.connectionAttempt);
  const load = async () => {
    const { FirestoreConnection, openFirestore } = await import('./firestore-connection.tsx');
    return { FirestoreConnection, db: await openFirestore(persona) };
  };
  const failed = (cause: unknown) => {
    store.setNotConnected(new NotConnectedError('Live data could not be loaded.', { cause }));
    return true;
  };
  return useLoaded(isRequested ? load : null, failed, attempt);
}
