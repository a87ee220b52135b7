import { checkInsDatabase, deleteAttendeeDatabases, deleteStaffDatabases } from './databases.ts';
import { parseText, persisted, removePersisted } from './persisted.ts';
import { keysByScope, type Scope } from './scopes.ts';

/** Clears all values of a scope. Unlisted keys, such as those of earlier versions, belong to the attendee. */
export function clearScope(scope: Scope): void {
  const listed: readonly string[] = keysByScope[scope];
  const all: readonly string[] = Object.values(keysByScope).flat();
  const ownsUnlisted = scope === 'session-user' || scope === 'form';
  removePersisted(scope, (key) => listed.includes(key) || (ownsUnlisted && !all.includes(key)));
}

/** Clears the attendee's data on this device. `keep-queue`: queued check-ins wait for the same user. */
export async function clearAttendeeData(queue: 'delete-queue' | 'keep-queue'): Promise<void> {
  clearScope('form');
  clearScope('session-user');
  await deleteAttendeeDatabases(queue === 'keep-queue' ? [checkInsDatabase] : []);
}

/** Clears the staff member's data on this device. */
export function clearStaffData(): void {
  clearScope('staff-session');
  deleteStaffDatabases();
}

const confirmation = persisted('sign-out', parseText, 'form', 'text');

/** Records the user's confirmation to sign out in this tab; a link cannot set it. */
export function confirmSignOut(): void {
  confirmation.set('confirmed');
}

export function isSignOutConfirmed(): boolean {
  return confirmation.get() !== null;
}
