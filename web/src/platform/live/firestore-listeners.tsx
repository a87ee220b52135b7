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
  const followed = useSyncExternalStore(store.subscribe, store.listeners);
  return followed.map((each) => (
    <FirestoreListener key={`${each.id} ${each.attempt}`} db={db} store={store} followed={each} />
  ));
}

function FirestoreListener({ db, store, followed }: Props & { followed: ActiveListener }) {
  const { key, id, request } = followed;
  const { data } = useObservable<ListenerState>(id, observeRequest(db, id, request));
  useEffect(() => store.publish(key, data), [store, key, data]);
  return null;
}
