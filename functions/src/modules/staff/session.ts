import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import type { staffLogout } from '@wine-walk/common/api/staff.ts';
import { type StaffDocument, staffDocument } from '@wine-walk/common/model/staff.ts';
import { sessionToken } from '../../firestore/accounts.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import { commit } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';

/** Ends every session of the caller's account: its generation goes on. `now`: milliseconds since 1970, UTC. */
export async function signOutStaff(
  caller: StaffMember,
  now: number,
): Promise<ResponseOf<typeof staffLogout>> {
  const path = documentPaths.staffMember(caller.uid);
  const response = { message: 'Logged Out' };
  return commitWithRetry<ResponseOf<typeof staffLogout>>(async () => {
    const account = await readDocument(path, staffDocument);
    if (!account) return { writes: [], response };
    const data = { generation: account.data.generation + 1 };
    return {
      writes: [
        { kind: 'update', path, data, revision: account.revision },
        auditWrite({ actor: caller.username, action: 'staff.sign-out', target: path, now }),
      ],
      response,
    };
  });
}

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

/**
 * A session for a staff account, as a custom token. `account` is as it was read together with the hash that
 * the password was checked against: where its generation has moved on since, the session is over before it
 * begins, however late the token is exchanged.
 */
export async function createStaffSessionToken(
  uid: string,
  { role, generation }: Pick<StaffDocument, 'role' | 'generation'>,
): Promise<string> {
  return sessionToken(uid, { staff: true, role, generation });
}
