import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { createListeners } from '../lib/listeners.ts';
import { readStoredJson, writeStored } from './storage.ts';

/* Wish list of businesses in order of selection, per device, cleared at sign-out. */

const name = 'wanted-businesses';
/** Maximum number of businesses at an event. */
export const maxWishlist = 200;
const shape = z.array(z.string().max(128)).max(maxWishlist);

const listeners = createListeners();
let current: ReadonlySet<string> | undefined;

function wantedNow(): ReadonlySet<string> {
  current ??= new Set(readStoredJson(name, shape) ?? []);
  return current;
}

/** Returns the ids on the wish list. */
export function useWishlist(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, wantedNow);
}

/** Adds or removes a business: `full` if the list is full, `unkept` if it is not persisted. */
export function setWishlisted(id: string, isWanted: boolean): 'kept' | 'full' | 'unkept' {
  const ids = new Set(wantedNow());
  if (isWanted) ids.add(id);
  else ids.delete(id);
  if (ids.size > maxWishlist) return 'full';
  current = ids;
  const isKept = writeStored(name, JSON.stringify([...ids]));
  listeners.notify();
  return isKept ? 'kept' : 'unkept';
}

function subscribe(changed: () => void): () => void {
  // Another user or tab may have another list.
  current = undefined;
  return listeners.subscribe(changed);
}
