import type { Firestore } from 'firebase/firestore';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { retryWithBackoff } from '../api/retry-with-backoff.ts';
import type { Persona } from '../firebase/firebase-auth.ts';
import { LiveContext } from './live.ts';
import { createLiveStore, NotConnectedError } from './live-store.ts';

interface Connected {
  db: Firestore;
  Follower: typeof import('./firestore-listeners.tsx').FirestoreListeners;
}

interface Props {
  persona: Persona;
  children: ReactNode;
}

/**
 * Provides live data as this persona. Renders at once: until Firebase has loaded, all requests are `loading`.
 */
export function LiveProvider({ persona, children }: Props) {
  const [connected, setConnected] = useState<Connected | null>(null);
  const [store] = useState(() => createLiveStore(persona));
  const attempt = useSyncExternalStore(store.subscribe, store.connectionAttempt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each attempt.
  useEffect(() => {
    if (connected) return;
    let isCurrent = true;
    const retry = retryWithBackoff(load);
    function load() {
      connect(persona).then(
        (made) => isCurrent && setConnected(made),
        (cause: unknown) => {
          if (!isCurrent) return;
          store.setNotConnected(new NotConnectedError('Live data could not be loaded.', { cause }));
          retry.schedule();
        },
      );
    }
    load();
    return () => {
      isCurrent = false;
      retry.stop();
    };
  }, [persona, store, connected, attempt]);
  return (
    <LiveContext value={store}>
      {connected && <connected.Follower db={connected.db} store={store} />}
      {children}
    </LiveContext>
  );
}

async function connect(persona: Persona): Promise<Connected> {
  const { FirestoreListeners, openFirestore } = await import('./firestore-listeners.tsx');
  return { db: await openFirestore(persona), Follower: FirestoreListeners };
}
