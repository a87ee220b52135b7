import { storeUrl } from './urls.ts';

/*
 * Reads and damages stored records. No call can do that, so this is the only file that knows the collections of the
 * product (docs/architecture.md).
 */

const options = { headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' } };

/** Deletes the record of a participant. */
export async function forgetParticipant(id: string): Promise<void> {
  const url = `${storeUrl}/participants/${id}`;
  const { ok, status } = await fetch(url, { ...options, method: 'DELETE' });
  if (!ok) throw new Error(`Not deleted: ${status}`);
}

/** True if the participant has a record. */
export async function isStored(id: string): Promise<boolean> {
  return (await fetch(`${storeUrl}/participants/${id}`, options)).ok;
}

/** Deletes the time of a participant's visit. */
export async function forgetTimeOf(id: string, eventId: string, businessId: string): Promise<void> {
  const path = `visits.\`${businessId}\`.checkInTime`;
  const url = `${storeUrl}/participants/${id}/progress/${eventId}?updateMask.fieldPaths=${encodeURIComponent(path)}`;
  const visit = { mapValue: { fields: { checkInTime: { nullValue: null } } } };
  const fields = { visits: { mapValue: { fields: { [businessId]: visit } } } };
  const body = JSON.stringify({ fields });
  const { ok, status } = await fetch(url, { ...options, method: 'PATCH', body });
  if (!ok) throw new Error(`Not changed: ${status}`);
}

/** Returns the status of a participant's record read from Firestore with this credential. */
export async function statusOfStored(id: string, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` };
  return (await fetch(`${storeUrl}/participants/${id}`, { headers })).status;
}
