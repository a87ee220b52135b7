import {
  readStored,
  readStoredJson,
  removeStored,
  type SafeParser,
  writeStored,
} from './storage.ts';

/* Cached event data for offline starts (attendee/shared/cached-event-data.ts). Cleared at sign-out. */

const storageKey = 'walk';

/** Returns the cached value; null if absent or invalid. */
export function readStoredEventData<T>(shape: SafeParser<T>): T | null {
  return readStoredJson(storageKey, shape);
}

/** True if a value is cached, valid or not. */
export function hasStoredEventData(): boolean {
  return readStored(storageKey) !== null;
}

/** Replaces the cached value if storage allows it. */
export function writeStoredEventData(walk: object): void {
  writeStored(storageKey, JSON.stringify(walk));
}

export function clearStoredEventData(): void {
  removeStored(storageKey);
}
