import { readStoredJson, removeStored, type SafeParser, writeStored } from './storage.ts';

/* Cached own confirmation, for offline use. Cleared at sign-out. */

const name = 'ticket';

/** Returns the cached value; null if absent or invalid. */
export function readStoredConfirmation<T>(shape: SafeParser<T>): T | null {
  return readStoredJson(name, shape);
}

/** Replaces the cached value if storage allows it. */
export function writeStoredConfirmation(ticket: object): void {
  writeStored(name, JSON.stringify(ticket));
}

export function clearStoredConfirmation(): void {
  removeStored(name);
}
