import { forget, readJson, type Shape, store } from './storage.ts';

/*
 * One's own ticket as this device last saw it, so that it is there without a connection. It is the person's:
 * signing out forgets it with everything of theirs.
 */

const name = 'ticket';

/** What is kept; null where nothing is, or it has not this shape. */
export function readStoredTicket<T>(shape: Shape<T>): T | null {
  return readJson(name, shape);
}

/** Keeps it in place of what was kept before, where the device lets us. */
export function storeTicket(ticket: object): void {
  store(name, JSON.stringify(ticket));
}

export function forgetTicket(): void {
  forget(name);
}
