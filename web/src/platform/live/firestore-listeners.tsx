import type { Firestore } from 'firebase/firestore';
import { useEffect, useSyncExternalStore } from 'react';
import { useObservable } from 'reactfire';
import { observeRequest } from './firestore-observable.ts';
import type { ActiveListener, ListenerState, LiveStore } from './live-store.ts';

export { openFirestore } from '../firebase/firestore.ts';

interface Props {
  db: Firestore;
  store: LiveStore;
}

/** Subscribes to all requests of the store in Firestore. */
export function FirestoreListeners({ db, store }: Props) {
  const listeners = useSyncExternalStore(store.subscribe, store.listeners);
  return listeners.map((listener) => (
    <FirestoreListener
      key={`${listener.id} ${listener.attempt}`}
      db={db}
      store={store}
      listener={listener}
    />
  ));
}

function FirestoreListener({ db, store, listener }: Props & { listener: ActiveListener }) {
  const { key, id, request } = listener;
  const { data } = useObservable<ListenerState>(id, observeRequest(db, id, request));
  useEffect(() => store.publish(key, data), [store, key, data]);
  return null;
}
