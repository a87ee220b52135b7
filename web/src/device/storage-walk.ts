import { forget, readJson, readStored, type Shape, store } from './storage.ts';

/*
 * The walk as the app last saw it, for a start without a connection (data/kept-walk.ts). It is the person's, so
 * that signing out forgets it with everything of theirs.
 */

const name = 'walk';

/** What is kept; null where nothing is, or it has not this shape. */
export function readStoredWalk<T>(shape: Shape<T>): T | null {
  return readJson(name, shape);
}

/** Whether anything is kept, whatever it is. */
export function isWalkKept(): boolean {
  return readStored(name) !== null;
}

/** Keeps it in place of what was kept before, where the device lets us. */
export function storeWalk(walk: object): void {
  store(name, JSON.stringify(walk));
}

export function forgetWalk(): void {
  forget(name);
}
