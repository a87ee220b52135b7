import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { currentSession, subscribeSession } from '../../platform/session/session-state.ts';
import { persisted, persistedState } from '../../platform/storage/persisted.ts';

/*
 * Wish lists of businesses in order of selection, one for each participant who was signed in on this device, cleared at sign-out.
 */

/** Maximum number of businesses at an event. */
export const maxWishlist = 200;
const list = z.array(z.string().max(128)).max(maxWishlist);
const lists = z.record(z.string(), list);

const wishlists = persistedState(
  persisted('wanted-businesses', (value) => lists.parse(withOwner(value)), 'session-user'),
);

const currentUid = () => currentSession().user?.uid ?? '';
const ownIds = () => wishlists.get()?.[currentUid()];

/** Earlier versions stored one list, without its owner. */
function withOwner(value: unknown): unknown {
  return Array.isArray(value) ? { [currentUid()]: value } : value;
}

/** Returns the ids on the participant's wish list. */
export function useWishlist(): ReadonlySet<string> {
  const ids = useSyncExternalStore(subscribe, ownIds);
  return useMemo(() => new Set(ids), [ids]);
}

/** Adds or removes a business: `full` if the list is full, `unsaved` if it is not persisted. */
export function setWishlisted(id: string, isWished: boolean): 'saved' | 'full' | 'unsaved' {
  // Another tab may have changed the list.
  wishlists.reload();
  const ids = new Set(ownIds());
  if (isWished) ids.add(id);
  else ids.delete(id);
  if (ids.size > maxWishlist) return 'full';
  return wishlists.set({ ...wishlists.get(), [currentUid()]: [...ids] }) ? 'saved' : 'unsaved';
}

function subscribe(changed: () => void): () => void {
  // Another tab may have changed the list.
  wishlists.reload();
  const stops = [wishlists.subscribe(changed), subscribeSession(changed)];
  return () => stops.forEach((stop) => stop());
}
