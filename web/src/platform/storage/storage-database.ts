import { withTimeout } from '../lib/with-timeout.ts';

/** Prefix of the app's databases, by which sign-out finds them. */
export const databasePrefix = 'ww-';

/** Queued check-ins. */
export const checkInsDatabase = 'check-ins';

/** Desk databases, also on an attendee's phone: unsent actions and the offline list. */
export const deskDatabases = { acts: 'desk-acts', snapshot: 'desk-snapshot' } as const;

const firebaseAuthDatabase = 'firebaseLocalStorageDb';

/** Timeout of listing databases in milliseconds. */
const answerMs = 3000;

async function databaseNames(): Promise<string[]> {
  try {
    const databases = await withTimeout(answerMs, indexedDB.databases());
    return databases.flatMap(({ name }) => name ?? []);
  } catch {
    return [];
  }
}

/** True if Firebase Auth has stored data on this device; otherwise there is no session. */
export async function hasAuthDatabase(): Promise<boolean> {
  return (await databaseNames()).includes(firebaseAuthDatabase);
}

/** Deletes the app's databases of the attendee who signs out, with exceptions. */
export async function deleteDatabases(except: readonly string[] = []): Promise<void> {
  const spared = [...except, ...Object.values(deskDatabases)].map((name) => databasePrefix + name);
  const own = (await databaseNames()).filter((name) => name.startsWith(databasePrefix));
  for (const name of own) if (!spared.includes(name)) indexedDB.deleteDatabase(name);
}
