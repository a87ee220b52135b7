import type { BodyOf, ProblemOf, ResponseOf } from '../../contract/endpoint.ts';
import { staffDocument } from '../../contract/staff-records.ts';
import type { changePassword } from '../../contract/staff-session.ts';
import { isProblem, type Problem, problem } from '../../domain/problem.ts';
import type { StaffMember } from '../../http/caller.ts';
import { rateLimit } from '../../store/attempt-counts.ts';
import { auditWrite } from '../../store/audit.ts';
import { commitWithRetry } from '../../store/commit-with-retry.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
import { consumeAttempt, resetAttemptsWrite } from '../../store/throttle.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { createStaffSessionToken } from './session.ts';

type Change = typeof changePassword;

/** Tries at the current password before they have to wait: a session left open is no way to guess it. */
const freeTries = 5;

/** Changes one's own password: every session of the account ends, and the caller's goes on with a new one. */
export async function changeOwnPassword(
  caller: StaffMember,
  { currentPassword, newPassword }: BodyOf<Change>,
  now: number,
): Promise<ResponseOf<Change> | Problem<ProblemOf<Change>>> {
  const tries = rateLimit(freeTries, 'change-password', caller.uid);
  const refusal = await consumeAttempt([tries], now);
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
        resetAttemptsWrite(tries, now, false),
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
