import type { ProblemCode } from '@wine-walk/common/api/contract/problem-codes.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { type StaffDocument, staffDocument } from '@wine-walk/common/model/staff.ts';
import { type CommitPlan, commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { enforceRateLimits, rateLimit, resetAttemptsWrite } from '../../firestore/rate-limits.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import type { StaffMember } from '../../http/caller.ts';
import { verifyPassword } from './password.ts';

type OwnPasswordProblem = Problem<'too-many-attempts' | 'wrong-password'>;

/**
 * Commits a change of the caller's account if the typed password is the current one. Attempts are limited, so that an
 * open session is no way to guess it. `now`: epoch milliseconds.
 */
export async function commitWithOwnPassword<A, C extends ProblemCode = never>(
  caller: StaffMember,
  typed: string,
  now: number,
  plan: (account: Stored<StaffDocument>) => Promise<CommitPlan<A> | Problem<C>>,
): Promise<A | Problem<C> | OwnPasswordProblem> {
  const limit = rateLimit('passwordChangePerAccount', caller.uid);
  const refusal = await enforceRateLimits([limit], now);
  if (refusal) return refusal;
  const path = documentPaths.staffMember(caller.uid);
  return commitWithRetry<A, Problem<C> | OwnPasswordProblem>(async () => {
    const account = await readDocument(path, staffDocument);
    const hash = account?.data.passwordHash;
    if (!account || !hash || !(await verifyPassword(typed, hash))) return problem('wrong-password');
    const decided = await plan(account);
    if (!('writes' in decided)) return decided;
    return { ...decided, writes: [...decided.writes, resetAttemptsWrite(limit, now, false)] };
  });
}
