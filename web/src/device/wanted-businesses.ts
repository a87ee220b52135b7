import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { createListeners } from './listeners.ts';
import { readJson, store } from './storage.ts';

/*
 * The businesses that a person wants to visit, in the order they were chosen: this device's own list, forgotten
 * at sign-out with everything of theirs.
 */

const name = 'wanted-businesses';
/** As many as an event can have. */
export const maxWanted = 200;
const shape = z.array(z.string().max(128)).max(maxWanted);

const listeners = createListeners();
let current: ReadonlySet<string> | undefined;

function wantedNow(): ReadonlySet<string> {
  current ??= new Set(readJson(name, shape) ?? []);
  return current;
}

/** The ids of the businesses that the person wants to visit. */
export function useWantedBusinesses(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, wantedNow);
}

/** Wants this business, or no longer: refused where the list is full. `unkept`: only until the app is closed. */
export function wantBusiness(id: string, isWanted: boolean): 'kept' | 'full' | 'unkept' {
  const ids = new Set(wantedNow());
  if (isWanted) ids.add(id);
  else ids.delete(id);
  if (ids.size > maxWanted) return 'full';
  current = ids;
  const isKept = store(name, JSON.stringify([...ids]));
  listeners.notify();
  return isKept ? 'kept' : 'unkept';
}

function subscribe(changed: () => void): () => void {
  // Another person, or another tab, may have another list by now.
  current = undefined;
  return listeners.subscribe(changed);
}
