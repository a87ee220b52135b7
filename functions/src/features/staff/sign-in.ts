import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import { username } from '../../contract/staff.ts';
import { type StaffDocument, staffDocument } from '../../contract/staff-records.ts';
import { isProblem, type Problem, problem } from '../../domain/problem.ts';
import { networkOf } from '../../domain/slow-down.ts';
import { forgetTries, takeTry } from '../../store/attempt-limit.ts';
import { auditWrite } from '../../store/audit.ts';
import { newId } from '../../store/new-id.ts';
import { paths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
import { rateLimit } from '../../store/tries.ts';
import { commit } from '../../store/write.ts';
import { isPassword, nobodysHash } from './password.ts';
import { beginSession } from './session.ts';
import {
  deviceLimit,
  freeTriesOfPair,
  type Login,
  rememberedDevice,
  wideLimits,
} from './sign-in-limits.ts';

/** Signs staff in. */
export async function signIn(
  typed: BodyOf<Login>,
  ip: string,
  now: number,
): Promise<AnswerOf<Login> | Problem<ProblemOf<Login>>> {
  const name = typed.username.toLowerCase();
  const pair = rateLimit(freeTriesOfPair, 'pair', name, networkOf(ip));
  const remembered = await rememberedDevice(name, typed.device, now);
  const limits = remembered
    ? [remembered.limit]
    : [pair, ...(await wideLimits(pair, name, ip, now))];
  const refusal = await takeTry(limits, now);
  if (refusal) return refusal;
  const account = await checkPassword(name, typed.password, now);
  if (isProblem(account)) return account;
  const { role, fullName } = account;
  const uid = uidOf(account.username);
  const device = remembered?.device ?? newId('staff-device', uid, null);
  await commit([
    forgetTries(pair, now, true),
    forgetTries(deviceLimit(name, device), now, true),
    auditWrite({
      actor: account.username,
      action: 'staff.sign-in',
      target: paths.staffMember(uid),
      now,
    }),
  ]);
  const sessionId = await beginSession(uid, account);
  return { username: account.username, fullName, role, sessionId, device };
}

/** The uid of the account with this username. */
export function uidOf(name: string): string {
  return `staff-${name}`;
}

async function checkPassword(
  name: string,
  password: string,
  now: number,
): Promise<StaffDocument | Problem<'wrong-credentials'>> {
  // A name that cannot be one could not stand in a path either: a place where nothing is, then.
  const uid = username.safeParse(name).success ? uidOf(name) : 'nobody';
  const account = (await readDocument(paths.staffMember(uid), staffDocument))?.data;
  const isRight = await isPassword(password, account?.passwordHash ?? nobodysHash);
  if (isRight && account?.isActive && account.passwordHash) return account;
  await noteFailure(account, uid, now);
  return problem('wrong-credentials', 'Invalid username or password');
}

/** A failed try is in the audit: at which account, not from where, and nothing that was typed. */
async function noteFailure(
  account: StaffDocument | undefined,
  uid: string,
  now: number,
): Promise<void> {
  const target = account ? paths.staffMember(uid) : paths.staff;
  const actor = account?.username ?? 'somebody';
  await commit([auditWrite({ actor, action: 'staff.sign-in-failed', target, now })]);
}
