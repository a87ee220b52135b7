import { documentPaths } from '../../firestore/paths.ts';
import { commit } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';

/** A phone that asks every few seconds is written down once in so long. Milliseconds. */
const touchIntervalMs = 60_000;

/** Notes that a volunteer's phone is there, so that the overview can tell which desks are offline. */
export async function touchLastSeen(
  { uid, shiftId, lastSeenAt }: StaffMember,
  now: number,
): Promise<void> {
  if (shiftId === null) return;
  if (lastSeenAt && now - Date.parse(lastSeenAt) < touchIntervalMs) return;
  const data = { lastSeenAt: new Date(now).toISOString() };
  // A conflict means that the account is gone: the next call will say so.
  await commit([{ kind: 'update', path: documentPaths.staffMember(uid), data }]);
}
