import { withTimeout } from '../lib/with-timeout.ts';

/** The app's own IndexedDB databases begin with this, so that sign-out finds them. */
export const databasePrefix = 'ww-';

/** Of check-ins without a final answer yet. */
export const checkInsDatabase = 'check-ins';

/** Of the desk, on a phone that is an attendee's, too: acts not sent yet, and the list for when there is no connection. */
export const deskDatabases = { acts: 'desk-acts', snapshot: 'desk-snapshot' } as const;

const firebaseAuthDatabase = 'firebaseLocalStorageDb';

/** How long the browser may take to name them. Milliseconds. */
const answerMs = 3000;

async function databaseNames(): Promise<string[]> {
  try {
    const databases = await withTimeout(answerMs, indexedDB.databases());
    return databases.flatMap(({ name }) => name ?? []);
  } catch {
    return [];
  }
}

/** Whether Firebase Auth ever kept something on this device: without it, nobody can be signed in. */
export async function hasAuthDatabase(): Promise<boolean> {
  return (await databaseNames()).includes(firebaseAuthDatabase);
}

/** Deletes what the app kept in IndexedDB for the attendee who signs out, but for what is named. */
export async function deleteDatabases(except: readonly string[] = []): Promise<void> {
  const spared = [...except, ...Object.values(deskDatabases)].map((name) => databasePrefix + name);
  const own = (await databaseNames()).filter((name) => name.startsWith(databasePrefix));
  for (const name of own) if (!spared.includes(name)) indexedDB.deleteDatabase(name);
}
