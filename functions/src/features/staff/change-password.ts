import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import { staffDocument } from '../../contract/records.ts';
import type { changePassword } from '../../contract/staff.ts';
import type { StaffMember } from '../../http/caller.ts';
import { isProblem, type Problem, problem } from '../../http/problem.ts';
import { auditWrite } from '../../store/audit.ts';
import { paths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
import { untilCommitted } from '../../store/until-committed.ts';
import { hashPassword, isPassword } from './password.ts';
import { beginSession, endOfSessions } from './session.ts';
import { forgetTries, gate, takeTry } from './tries.ts';

type Change = typeof changePassword;

/** Tries at the current password before they have to wait: a session left open is no way to guess it. */
const freeTries = 5;

/** Changes one's own password: every session of the account ends, and the caller's goes on with a new one. */
export async function changeOwnPassword(
  caller: StaffMember,
  { currentPassword, newPassword }: BodyOf<Change>,
  now: number,
): Promise<AnswerOf<Change> | Problem<ProblemOf<Change>>> {
  const tries = gate(freeTries, 'change-password', caller.uid);
  const refusal = await takeTry([tries], now);
  if (refusal) return refusal;
  let passwordHash: string | undefined;
  const path = paths.staffMember(caller.uid);
  const changed = await untilCommitted(async () => {
    const account = await readDocument(path, staffDocument);
    if (!account || !(await isPassword(currentPassword, account.data.passwordHash)))
      return problem('wrong-credentials', 'The current password is not right.');
    passwordHash ??= await hashPassword(newPassword);
    const sessionsValidFrom = endOfSessions(now);
    const updatedAt = new Date(now).toISOString();
    const data = { passwordHash, sessionsValidFrom, updatedAt };
    return {
      writes: [
        { kind: 'update', path, data, revision: account.revision },
        forgetTries(tries, now, false),
        auditWrite({ actor: caller.username, action: 'staff.change-password', target: path, now }),
      ],
      answer: { role: account.data.role, sessionsValidFrom },
    };
  });
  if (isProblem(changed)) return changed;
  return { message: 'Credentials Updated', sessionId: await beginSession(caller.uid, changed) };
}
