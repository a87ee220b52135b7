import { readStoredJson, removeStored, type SafeParser, writeStored } from './storage.ts';

/*
 * One's own ticket as this device last saw it, so that it is there without a connection. It is the person's:
 * signing out forgets it with everything of theirs.
 */

const name = 'ticket';

/** What is kept; null where nothing is, or it has not this shape. */
export function readStoredConfirmation<T>(shape: SafeParser<T>): T | null {
  return readStoredJson(name, shape);
}

/** Keeps it in place of what was kept before, where the device lets us. */
export function writeStoredConfirmation(ticket: object): void {
  writeStored(name, JSON.stringify(ticket));
}

export function clearStoredConfirmation(): void {
  removeStored(name);
}
