import type { StaffMember } from '../../http/caller.ts';
import { paths } from '../../store/paths.ts';
import { commit } from '../../store/write.ts';

/** A phone that asks every few seconds is written down once in so long. Milliseconds. */
const noteEveryMs = 60_000;

/** Notes that a volunteer's phone is there, so that the overview can tell which desks are offline. */
export async function noteSeen(
  { uid, shiftId, lastSeenAt }: StaffMember,
  now: number,
): Promise<void> {
  if (shiftId === null) return;
  if (lastSeenAt && now - Date.parse(lastSeenAt) < noteEveryMs) return;
  const data = { lastSeenAt: new Date(now).toISOString() };
  // A conflict means that the account is gone: the next call will say so.
  await commit([{ kind: 'update', path: paths.staffMember(uid), data }]);
}
