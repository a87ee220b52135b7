import type { ResponseOf } from '../../contract/endpoint.ts';
import { staffDocument } from '../../contract/staff-records.ts';
import type { staffLogout } from '../../contract/staff-session.ts';
import type { StaffMember } from '../../http/caller.ts';
import { auditWrite } from '../../store/audit.ts';
import { commitWithRetry } from '../../store/commit-with-retry.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';

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
