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
  clearScope('staff-form-private');
  deleteStaffDatabases();
}

const confirmation = persisted('sign-out', parseText, 'form', 'text');

/** Time in milliseconds from the confirmation to the page load that signs out. */
const confirmationMs = 60_000;

/** Records the user's confirmation to sign out in this tab; a link cannot set it. `now`: epoch milliseconds. */
export function confirmSignOut(now = Date.now()): void {
  confirmation.set(String(now));
}

/** True if the user confirmed the sign-out in this tab a moment ago. */
export function isSignOutConfirmed(): boolean {
  return Date.now() - Number(confirmation.get() ?? Number.NaN) < confirmationMs;
}
