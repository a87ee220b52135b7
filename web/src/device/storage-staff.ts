import { type StaffRole, staffRole } from '@contract/categories.ts';

/** Who is signed in to the portal in this tab, as the login answered it. */
export interface StaffIdentity {
  username: string;
  fullName: string;
  role: StaffRole;
}

const name = 'ww:staff';

function isIdentity(value: unknown): value is StaffIdentity {
  if (typeof value !== 'object' || value === null) return false;
  const { username, fullName, role } = value as Partial<Record<keyof StaffIdentity, unknown>>;
  return (
    typeof username === 'string' &&
    typeof fullName === 'string' &&
    staffRole.safeParse(role).success
  );
}

/** What this tab keeps; null where it keeps none or is not allowed to keep anything. */
export function readStaffIdentity(): StaffIdentity | null {
  try {
    const value: unknown = JSON.parse(window.sessionStorage.getItem(name) ?? 'null');
    return isIdentity(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps it as long as the tab, as the staff session itself; null forgets it. */
export function storeStaffIdentity(identity: StaffIdentity | null): void {
  try {
    if (identity) window.sessionStorage.setItem(name, JSON.stringify(identity));
    else window.sessionStorage.removeItem(name);
  } catch {
    // Without storage the portal works until it is reloaded.
  }
}
