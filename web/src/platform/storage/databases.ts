import { withTimeout } from '../lib/with-timeout.ts';
import type { Scope } from './scopes.ts';

/** Prefix of the app's IndexedDB databases. */
export const databasePrefix = 'ww-';

/** Queued check-ins. */
export const checkInsDatabase = 'check-ins';

/** Desk databases: unsent actions and the offline list. */
export const deskDatabases = { acts: 'desk-acts', snapshot: 'desk-snapshot' } as const;

/**
 * Databases by scope, as in scopes.ts. Unsent desk actions wait for their staff member, also on an
 * attendee's phone.
 */
const databasesByScope = {
  device: [deskDatabases.acts],
  'session-user': [checkInsDatabase],
  'staff-session': [deskDatabases.snapshot],
} as const satisfies Partial<Record<Scope, readonly string[]>>;

const firebaseAuthDatabase = 'firebaseLocalStorageDb';

/** Timeout of listing databases in milliseconds. */
const listTimeoutMs = 3000;

async function databaseNames(): Promise<string[]> {
  try {
    const databases = await withTimeout(listTimeoutMs, indexedDB.databases());
    return databases.flatMap(({ name }) => name ?? []);
  } catch {
    return [];
  }
}

/** True if Firebase Auth has stored data on this device; otherwise there is no session. */
export async function hasAuthDatabase(): Promise<boolean> {
  return (await databaseNames()).includes(firebaseAuthDatabase);
}

/**
 * Deletes the attendee's databases, with exceptions. Databases without a scope, such as those of earlier
 * versions, are the attendee's.
 */
export async function deleteAttendeeDatabases(except: readonly string[] = []): Promise<void> {
  const { device, 'staff-session': staff, 'session-user': attendee } = databasesByScope;
  const retained = [...except, ...device, ...staff].map((name) => databasePrefix + name);
  const listed = (await databaseNames()).filter((name) => name.startsWith(databasePrefix));
  // Some browsers cannot list databases.
  const names = new Set([...attendee.map((name) => databasePrefix + name), ...listed]);
  for (const name of names) if (!retained.includes(name)) deleteDatabase(name);
}

/** Deletes the databases of the staff session. */
export function deleteStaffDatabases(): void {
  for (const name of databasesByScope['staff-session']) deleteDatabase(databasePrefix + name);
}

/** Later requests to open the database wait for its deletion. */
function deleteDatabase(name: string): void {
  try {
    indexedDB.deleteDatabase(name);
  } catch {
    // Nothing was stored.
  }
}
