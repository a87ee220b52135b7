import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import type { staffLogout } from '@wine-walk/common/api/staff/staff.ts';
import { type StaffDocument, staffDocument } from '@wine-walk/common/model/staff.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { sessionToken } from '../../firestore/people/accounts.ts';
import { readDocument } from '../../firestore/read.ts';
import { commit } from '../../firestore/write.ts';
import type { StaffMember } from '../../http/caller.ts';

/** Ends all sessions of the caller's account by a new generation. `now`: epoch milliseconds. */
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

/** Minimum time in milliseconds between two writes for a phone that polls every few seconds. */
const touchIntervalMs = 60_000;

/** Records the activity of a volunteer's phone, so that the overview can show offline desks. */
export async function updateLastSeen(
  { uid, shiftId, lastSeenAt }: StaffMember,
  now: number,
): Promise<void> {
  if (shiftId === null) return;
  if (lastSeenAt && now - Date.parse(lastSeenAt) < touchIntervalMs) return;
  const data = { lastSeenAt: new Date(now).toISOString() };
  // A conflict means that the account is gone, which the next request reports.
  await commit([{ kind: 'update', path: documentPaths.staffMember(uid), data }]);
}

/**
 * Creates a session of a staff account as a custom token. `account` was read together with the checked
 * password hash: if its generation has changed since, the session is invalid however late the token is
 * exchanged.
 */
export async function createStaffSessionToken(
  uid: string,
  { role, generation }: Pick<StaffDocument, 'role' | 'generation'>,
): Promise<string> {
  return sessionToken(uid, { staff: true, role, generation });
}
