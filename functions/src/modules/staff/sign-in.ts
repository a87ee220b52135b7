import type { BodyOf, ProblemOf, ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { type staffLogin, username } from '@wine-walk/common/api/staff.ts';
import { type StaffDocument, staffDocument } from '@wine-walk/common/model/staff.ts';
import { ipNetwork } from '@wine-walk/common/rules/sessions/rate-limits.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import {
  enforceRateLimits,
  hasRecentSignIn,
  type RateLimit,
  rateLimit,
  resetAttemptsWrite,
} from '../../firestore/rate-limits.ts';
import { readDocument } from '../../firestore/read.ts';
import { commit } from '../../firestore/write.ts';
import { dummyPasswordHash, verifyPassword } from './password.ts';
import { createStaffSessionToken } from './session.ts';

export type Login = typeof staffLogin;

/*
 * Guessing is slowed down without locking anyone out:
 *
 * - Account and network together: few free attempts, then long delays. Repeated failures slow down only the network
 *   they come from; the owner can sign in elsewhere.
 * - Network over all accounts: against one password tried on many names.
 * - Account over all networks: against many networks that guess one account, and against forged X-Forwarded-For
 *   headers. Forged networks can exhaust this limit, so its delay is short.
 * - A network from which the account signed in during the last 90 days is exempt from both wide limits: during an
 *   attack the owner can sign in from the usual network.
 * - A device from which the account signed in during the last 90 days is counted alone (OWASP device cookies), so
 *   that attackers on the same network cannot exhaust the owner's attempts.
 *
 * An unknown name is counted, delayed and hashed like a known one, so that neither text nor time reveal which exist.
 */

/** Signs staff in. */
export async function signIn(
  typed: BodyOf<Login>,
  ip: string,
  now: number,
): Promise<ResponseOf<Login> | Problem<ProblemOf<Login>>> {
  const name = typed.username.toLowerCase();
  const pair = rateLimit('staffPasswordPerAccountAndNetwork', name, ipNetwork(ip));
  const trustedLimit = await trustedDeviceLimit(name, typed.device, now);
  const limits = trustedLimit
    ? [trustedLimit.limit]
    : [pair, ...(await globalSignInLimits(pair, name, ip, now))];
  const refusal = await enforceRateLimits(limits, now);
  if (refusal) return refusal;
  const account = await checkPassword(name, typed.password, now);
  if (isProblem(account)) return account;
  const { role, fullName } = account;
  const uid = staffUid(account.username);
  const device = trustedLimit?.device ?? newId();
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

const deviceLimit = (name: string, device: string) =>
  rateLimit('staffPasswordPerDevice', name, device);

/** Returns the device with its limit; undefined if the account has not signed in from it recently. */
async function trustedDeviceLimit(name: string, device: string | undefined, now: number) {
  if (!device) return undefined;
  const limit = deviceLimit(name, device);
  return (await hasRecentSignIn(limit, now)) ? { device, limit } : undefined;
}

/** Returns the limits of a network over all accounts, and of an account over all networks. */
async function globalSignInLimits(
  pair: RateLimit,
  name: string,
  ip: string,
  now: number,
): Promise<RateLimit[]> {
  if (await hasRecentSignIn(pair, now)) return [];
  return [
    rateLimit('staffPasswordPerNetwork', ipNetwork(ip)),
    rateLimit('staffPasswordPerAccount', name),
  ];
}

/** Returns the uid of the account with this username. */
export function staffUid(name: string): string {
  return `staff-${name}`;
}

async function checkPassword(
  name: string,
  password: string,
  now: number,
): Promise<StaffDocument | Problem<'wrong-credentials'>> {
  // An invalid username could not be part of a path: it becomes the ID of a missing document.
  const uid = username.safeParse(name).success ? staffUid(name) : 'nobody';
  const account = (await readDocument(documentPaths.staffMember(uid), staffDocument))?.data;
  const isRight = await verifyPassword(password, account?.passwordHash ?? dummyPasswordHash);
  if (isRight && account?.isActive && account.passwordHash) return account;
  await auditFailedSignIn(account, uid, now);
  return problem('wrong-credentials', 'Invalid username or password');
}

/** Records a failed sign-in in the audit: the account, but neither the IP nor the input. */
async function auditFailedSignIn(
  account: StaffDocument | undefined,
  uid: string,
  now: number,
): Promise<void> {
  const target = account ? documentPaths.staffMember(uid) : documentPaths.staff;
  const actor = account?.username ?? 'somebody';
  await commit([auditWrite({ actor, action: 'staff.sign-in-failed', target, now })]);
}
