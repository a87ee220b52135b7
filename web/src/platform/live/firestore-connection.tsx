import type { Firestore } from 'firebase/firestore';
import { useEffect } from 'react';
import { FirestoreProvider, useFirestore } from 'reactfire';
import { listenersOf } from './firestore-listeners.ts';
import type { LiveStore } from './live-store.ts';

export { openFirestore } from '../firebase/firestore.ts';

interface Props {
  db: Firestore;
  store: LiveStore;
}

/** Provides ReactFire's Firestore, and serves the requests of the store from it. */
export function FirestoreConnection({ db, store }: Props) {
  return (
    <FirestoreProvider sdk={db}>
      <ServeStore store={store} />
    </FirestoreProvider>
  );
}

function ServeStore({ store }: Pick<Props, 'store'>) {
  const db = useFirestore();
  useEffect(() => store.connect(listenersOf(db)), [store, db]);
  return null;
}
