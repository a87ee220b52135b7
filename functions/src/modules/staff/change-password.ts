import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type changePassword } from '@wine-walk/common/api/staff.ts';
import { staffDocument } from '@wine-walk/common/model/staff.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { enforceRateLimits, rateLimit, resetAttemptsWrite } from '../../firestore/rate-limits.ts';
import { readDocument } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { createStaffSessionToken } from './session.ts';

type Change = typeof changePassword;

/** Changes the caller's password: all sessions of the account end, and the caller gets a new one. */
export async function changeOwnPassword(
  caller: StaffMember,
  { currentPassword, newPassword }: BodyOf<Change>,
  now: number,
): Promise<ResponseOf<Change> | Problem<ProblemOf<Change>>> {
  const limit = rateLimit('passwordChangePerAccount', caller.uid);
  const refusal = await enforceRateLimits([limit], now);
  if (refusal) return refusal;
  let passwordHash: string | undefined;
  const path = documentPaths.staffMember(caller.uid);
  const changed = await commitWithRetry(async () => {
    const account = await readDocument(path, staffDocument);
    const hash = account?.data.passwordHash;
    if (!account || !hash || !(await verifyPassword(currentPassword, hash)))
      return problem('wrong-credentials', 'The current password is not right.');
    passwordHash ??= await hashPassword(newPassword);
    const generation = account.data.generation + 1;
    const data = { passwordHash, generation, updatedAt: new Date(now).toISOString() };
    return {
      writes: [
        { kind: 'update', path, data, revision: account.revision },
        resetAttemptsWrite(limit, now, false),
        auditWrite({ actor: caller.username, action: 'staff.change-password', target: path, now }),
      ],
      response: { role: account.data.role, generation },
    };
  });
  if (isProblem(changed)) return changed;
  return {
    message: 'Credentials Updated',
    sessionId: await createStaffSessionToken(caller.uid, changed),
  };
}
