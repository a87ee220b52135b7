import { type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import { withTimeout } from '../lib/with-timeout.ts';
import { databasePrefix } from './databases.ts';

/** Longest wait for a database, in milliseconds: after an update, some browsers never answer. */
export const databaseTimeoutMs = 10_000;

/**
 * Opens a database, creates it by `upgrade`, runs `act` and closes it. Rejects if the device refuses, or does not answer in
 * time; then `act` does not begin later, and `late` is aborted if it has begun.
 */
export async function withDatabase<T>(
  name: string,
  upgrade: NonNullable<OpenDBCallbacks<unknown>['upgrade']>,
  act: (database: IDBPDatabase, late: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const answer = openDB(databasePrefix + name, 1, { upgrade }).then(async (database) => {
    // Closed also after a failure: its deletion and each later request to open would wait for it.
    try {
      late.signal.throwIfAborted();
      return await act(database, late.signal);
    } finally {
      database.close();
    }
  });
  try {
    return await withTimeout(databaseTimeoutMs, answer);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') late.abort();
    throw error;
  }
}
