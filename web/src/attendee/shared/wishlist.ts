import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { persisted, persistedState } from './persisted.ts';

/* Wish list of businesses in order of selection, per device, cleared at sign-out. */

/** Maximum number of businesses at an event. */
export const maxWishlist = 200;
const schema = z.array(z.string().max(128)).max(maxWishlist);

const wishlist = persistedState(
  persisted('wanted-businesses', (value) => schema.parse(value), 'session-user'),
);

/** Returns the ids on the wish list. */
export function useWishlist(): ReadonlySet<string> {
  const ids = useSyncExternalStore(subscribe, wishlist.get);
  return useMemo(() => new Set(ids), [ids]);
}

/** Adds or removes a business: `full` if the list is full, `unsaved` if it is not persisted. */
export function setWishlisted(id: string, isWished: boolean): 'saved' | 'full' | 'unsaved' {
  // Another tab may have changed the list.
  wishlist.reload();
  const ids = new Set(wishlist.get());
  if (isWished) ids.add(id);
  else ids.delete(id);
  if (ids.size > maxWishlist) return 'full';
  return wishlist.set([...ids]) ? 'saved' : 'unsaved';
}

function subscribe(changed: () => void): () => void {
  // Another user or tab may have another list.
  wishlist.reload();
  return wishlist.subscribe(changed);
}
