import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type staffLogout } from '@wine-walk/common/api/staff.ts';
import { staffDocument } from '@wine-walk/common/model/staff.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
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
