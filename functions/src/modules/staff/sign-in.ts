import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/problem.ts';
import { username } from '@wine-walk/common/api/staff.ts';
import { type StaffDocument, staffDocument } from '@wine-walk/common/model/staff.ts';
import { ipNetwork } from '@wine-walk/common/rules/sessions/throttle.ts';
import { rateLimit } from '../../firestore/attempt-counts.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import { consumeAttempt, resetAttemptsWrite } from '../../firestore/throttle.ts';
import { commit } from '../../firestore/write.ts';
import { dummyPasswordHash, verifyPassword } from './password.ts';
import { createStaffSessionToken } from './session.ts';
import {
  deviceLimit,
  freeAttemptsPerAccountAndIp,
  globalSignInLimits,
  type Login,
  trustedDeviceLimit,
} from './sign-in-limits.ts';

/** Signs staff in. */
export async function signIn(
  typed: BodyOf<Login>,
  ip: string,
  now: number,
): Promise<ResponseOf<Login> | Problem<ProblemOf<Login>>> {
  const name = typed.username.toLowerCase();
  const pair = rateLimit(freeAttemptsPerAccountAndIp, 'pair', name, ipNetwork(ip));
  const remembered = await trustedDeviceLimit(name, typed.device, now);
  const limits = remembered
    ? [remembered.limit]
    : [pair, ...(await globalSignInLimits(pair, name, ip, now))];
  const refusal = await consumeAttempt(limits, now);
  if (refusal) return refusal;
  const account = await checkPassword(name, typed.password, now);
  if (isProblem(account)) return account;
  const { role, fullName } = account;
  const uid = staffUid(account.username);
  const device = remembered?.device ?? newId('staff-device', uid, null);
  await commit([
    resetAttemptsWrite(pair, now, true),
    resetAttemptsWrite(deviceLimit(name, device), now, true),
    auditWrite({
      actor: account.username,
      action: 'staff.sign-in',
      target: documentPaths.staffMember(uid),
      now,
    }),
  ]);
  const sessionId = await createStaffSessionToken(uid, account);
  return { username: account.username, fullName, role, sessionId, device };
}

/** The uid of the account with this username. */
export function staffUid(name: string): string {
  return `staff-${name}`;
}

async function checkPassword(
  name: string,
  password: string,
  now: number,
): Promise<StaffDocument | Problem<'wrong-credentials'>> {
  // A name that cannot be one could not stand in a path either: a place where nothing is, then.
  const uid = username.safeParse(name).success ? staffUid(name) : 'nobody';
  const account = (await readDocument(documentPaths.staffMember(uid), staffDocument))?.data;
  const isRight = await verifyPassword(password, account?.passwordHash ?? dummyPasswordHash);
  if (isRight && account?.isActive && account.passwordHash) return account;
  await auditFailedSignIn(account, uid, now);
  return problem('wrong-credentials', 'Invalid username or password');
}

/** A failed try is in the audit: at which account, not from where, and nothing that was typed. */
async function auditFailedSignIn(
  account: StaffDocument | undefined,
  uid: string,
  now: number,
): Promise<void> {
  const target = account ? documentPaths.staffMember(uid) : documentPaths.staff;
  const actor = account?.username ?? 'somebody';
  await commit([auditWrite({ actor, action: 'staff.sign-in-failed', target, now })]);
}
