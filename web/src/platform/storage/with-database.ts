import { type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import { withTimeout } from '../lib/with-timeout.ts';
import { databasePrefix } from './databases.ts';

/** Longest wait for a database, in milliseconds: after an update, some browsers never answer. */
export const databaseTimeoutMs = 3000;

/**
 * Opens a database, creates it by `upgrade`, runs `act` and closes it. Rejects if the device refuses, or does not answer in
 * time; then `act` does not begin later.
 */
export async function withDatabase<T>(
  name: string,
  upgrade: NonNullable<OpenDBCallbacks<unknown>['upgrade']>,
  act: (database: IDBPDatabase) => Promise<T>,
): Promise<T> {
  let isLate = false;
  const answer = openDB(databasePrefix + name, 1, { upgrade }).then(async (database) => {
    // Closed also after a failure: its deletion and each later request to open would wait for it.
    try {
      if (isLate) throw new Error('The database was opened too late.');
      return await act(database);
    } finally {
      database.close();
    }
  });
  try {
    return await withTimeout(databaseTimeoutMs, answer);
  } finally {
    isLate = true;
  }
}
