import type { Firestore } from 'firebase/firestore';
import { useEffect, useSyncExternalStore } from 'react';
import { useObservable } from 'reactfire';
import { askedSource, type Emission } from './live-source.ts';
import type { Followed, LiveStore } from './live-store.ts';

export { openFirestore } from './firestore.ts';

interface Props {
  db: Firestore;
  store: LiveStore;
}

/** Follows in Firestore whatever the store's screens ask for. */
export function LiveFollower({ db, store }: Props) {
  const followed = useSyncExternalStore(store.subscribe, store.followed);
  return followed.map((each) => (
    <Follow key={`${each.id} ${each.attempt}`} db={db} store={store} followed={each} />
  ));
}

function Follow({ db, store, followed }: Props & { followed: Followed }) {
  const { key, id, asked } = followed;
  const { data } = useObservable<Emission>(id, askedSource(db, id, asked));
  useEffect(() => store.publish(key, data), [store, key, data]);
  return null;
}
