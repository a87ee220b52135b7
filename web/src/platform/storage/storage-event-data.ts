import {
  readStored,
  readStoredJson,
  removeStored,
  type SafeParser,
  writeStored,
} from './storage.ts';

/*
 * The walk as the app last saw it, for a start without a connection (data/cached-event-data.ts). It is the person's, so
 * that signing out forgets it with everything of theirs.
 */

const storageKey = 'walk';

/** What is kept; null where nothing is, or it has not this shape. */
export function readStoredEventData<T>(shape: SafeParser<T>): T | null {
  return readStoredJson(storageKey, shape);
}

/** Whether anything is kept, whatever it is. */
export function hasStoredEventData(): boolean {
  return readStored(storageKey) !== null;
}

/** Keeps it in place of what was kept before, where the device lets us. */
export function writeStoredEventData(walk: object): void {
  writeStored(storageKey, JSON.stringify(walk));
}

export function clearStoredEventData(): void {
  removeStored(storageKey);
}
