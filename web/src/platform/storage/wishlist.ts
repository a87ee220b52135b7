import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { createListeners } from '../lib/listeners.ts';
import { readStoredJson, writeStored } from './storage.ts';

/*
 * The businesses that a person wants to visit, in the order they were chosen: this device's own list, forgotten
 * at sign-out with everything of theirs.
 */

const name = 'wanted-businesses';
/** As many as an event can have. */
export const maxWishlist = 200;
const shape = z.array(z.string().max(128)).max(maxWishlist);

const listeners = createListeners();
let current: ReadonlySet<string> | undefined;

function wantedNow(): ReadonlySet<string> {
  current ??= new Set(readStoredJson(name, shape) ?? []);
  return current;
}

/** The ids of the businesses that the person wants to visit. */
export function useWishlist(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, wantedNow);
}

/** Wants this business, or no longer: refused where the list is full. `unkept`: only until the app is closed. */
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
  // Another person, or another tab, may have another list by now.
  current = undefined;
  return listeners.subscribe(changed);
}
