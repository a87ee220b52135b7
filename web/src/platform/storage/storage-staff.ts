import { staffRole } from '@wine-walk/common/model/categories.ts';
import { z } from 'zod';
import { parseJson, readStored, removeStored, writeStored } from './storage.ts';

const staffIdentity = z.object({
  username: z.string(),
  fullName: z.string(),
  role: staffRole,
  /** When the account ends, of a volunteer's phone or a shop's; null for an account of its own. */
  expiresAt: z.string().nullable().default(null),
});
/** Who is signed in to the portal in this browser, as the login answered it. */
export type StaffIdentity = z.infer<typeof staffIdentity>;

const name = 'staff';

/** What this browser keeps; null where it keeps none or is not allowed to keep anything. */
export function readStaffIdentity(): StaffIdentity | null {
  return parseJson(readStored(name), staffIdentity);
}

/** Keeps it as the staff session itself is kept, across tabs and reloads; null forgets it. */
export function storeStaffIdentity(identity: StaffIdentity | null): void {
  if (identity) writeStored(name, JSON.stringify(identity));
  else removeStored(name);
}

const deviceName = 'staff-device';

/** What the last sign-in on this device was answered; undefined where there was none. */
export function readStaffDevice(): string | undefined {
  return readStored(deviceName) ?? undefined;
}

/** Keeps it, also past the end of the session: strangers' tries then never keep this device out. */
export function storeStaffDevice(device: string): void {
  writeStored(deviceName, device);
}
