import { staffRole } from '@wine-walk/common/model/categories.ts';
import { z } from 'zod';
import { parseJson, readStored, removeStored, writeStored } from './storage.ts';

const staffIdentity = z.object({
  username: z.string(),
  fullName: z.string(),
  role: staffRole,
  /** End of a volunteer's or shop's account; null for a regular account. */
  expiresAt: z.string().nullable().default(null),
});
/** Identity of the staff member from the login response. */
export type StaffIdentity = z.infer<typeof staffIdentity>;

const name = 'staff';

/** Returns the stored identity; null if absent. */
export function readStaffIdentity(): StaffIdentity | null {
  return parseJson(readStored(name), staffIdentity);
}

/** Stores the identity across tabs and reloads like the session; null deletes it. */
export function storeStaffIdentity(identity: StaffIdentity | null): void {
  if (identity) writeStored(name, JSON.stringify(identity));
  else removeStored(name);
}

const deviceName = 'staff-device';

/** Returns the device token of the last sign-in; undefined if there is none. */
export function readStaffDevice(): string | undefined {
  return readStored(deviceName) ?? undefined;
}

/** Stores the device token beyond the session, so that attempts of others never block this device. */
export function storeStaffDevice(device: string): void {
  writeStored(deviceName, device);
}
