import type { AnswerOf, BodyOf, ProblemOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import { type staffLogin, username } from '@wine-walk/common/api/staff/staff.ts';
import { type StaffDocument, staffDocument } from '@wine-walk/common/model/staff.ts';
import { auditWrite } from '../../firestore/audit.ts';
import { commitWithRetry } from '../../firestore/commit-with-retry.ts';
import { newId } from '../../firestore/new-id.ts';
import { documentPaths } from '../../firestore/paths.ts';
import {
  enforceRateLimits,
  hasRecentSignIn,
  networkLimit,
  type RateLimit,
  rateLimit,
  resetAttemptsWrite,
} from '../../firestore/rate-limits.ts';
import { readDocument, type Stored } from '../../firestore/read.ts';
import { commit, type Write } from '../../firestore/write.ts';
import { isSharedAddress } from '../../lib/networks.ts';
import { dummyPasswordHash, verifyPassword } from './password.ts';
import { type CheckedCode, checkCode, hasSecondFactor } from './second-factor.ts';
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
 *   attack the owner can sign in from the usual network. An address that strangers share exempts no one.
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
): Promise<AnswerOf<Login>> {
  const name = typed.username.toLowerCase();
  const pair = networkLimit('staffPasswordPerAccountAndNetwork', ip, name);
  const trustedLimit = await trustedDeviceLimit(name, typed.device, now);
  const limits = trustedLimit
    ? [trustedLimit.limit]
    : [pair, ...(await globalSignInLimits(pair, name, ip, now))];
  const refusal = await enforceRateLimits(limits, now);
  if (refusal) return refusal;
  const device = trustedLimit?.device ?? newId();
  type Refusal = Problem<ProblemOf<Login>>;
  const account = await commitWithRetry<StaffDocument | Refusal, Refusal>(async () => {
    const stored = await checkPassword(name, typed.password, now);
    if (isProblem(stored)) return stored;
    const checked = await checkSecondFactor(stored, typed.code, trustedLimit?.device ?? '', now);
    if (isProblem(checked)) return checked;
    const { data, path: target } = stored;
    if (isProblem(checked.result)) {
      const failure = failedSignInWrite(data.username, target, now, { code: 'wrong' });
      return { writes: [...checked.writes, failure], response: checked.result };
    }
    const { details, writes } = checked;
    return {
      writes: [
        ...writes,
        resetAttemptsWrite(pair, now, true),
        resetAttemptsWrite(deviceLimit(name, device), now, true),
        auditWrite({ actor: data.username, action: 'staff.sign-in', target, now, details }),
      ],
      response: data,
    };
  });
  if (isProblem(account)) return account;
  const { username: signedIn, fullName, role } = account;
  const sessionId = await createStaffSessionToken(staffUid(signedIn), account);
  return { username: signedIn, fullName, role, sessionId, device };
}

/**
 * Checks the code of an account with a second factor; an account without one needs none. `device`: known device, else
 * empty. `details`: facts for the audit.
 */
async function checkSecondFactor(
  { id, path, data, revision }: Stored<StaffDocument>,
  typed: string | undefined,
  device: string,
  now: number,
): Promise<
  | (Pick<CheckedCode, 'writes'> & {
      result:
        | 'passed'
        | Problem<
            | 'second-factor-required'
            | 'too-many-attempts'
            | 'wrong-app-code'
            | 'wrong-recovery-code'
          >;
      details: Record<string, unknown>;
    })
  | Problem<
      'second-factor-required' | 'too-many-attempts' | 'wrong-app-code' | 'wrong-recovery-code'
    >
> {
  const { secondFactor } = data;
  if (!secondFactor || !hasSecondFactor(data)) return { result: 'passed', writes: [], details: {} };
  if (typed === undefined) return problem('second-factor-required');
  const checked = await checkCode(id, secondFactor, typed, { source: device, now });
  if (isProblem(checked)) return checked;
  const { result, writes } = checked;
  if (isProblem(result)) return { result, writes, details: {} };
  const recoveryCodesLeft = result.recoveryHashes.length;
  const isRecovery = recoveryCodesLeft < secondFactor.recoveryHashes.length;
  return {
    result: 'passed',
    writes: [...writes, { kind: 'update', path, data: { secondFactor: result }, revision }],
    details: isRecovery ? { recoveryCodesLeft } : {},
  };
}

const deviceLimit = (name: string, device: string) =>
  rateLimit('staffPasswordPerDevice', name, device);

/** Returns the device with its limit; undefined if the account has not signed in from it recently. */
async function trustedDeviceLimit(name: string, device: string | undefined, now: number) {
  if (!device) return undefined;
  const limit = deviceLimit(name, device);
  return (await hasRecentSignIn(limit, now)) ? { device, limit } : undefined;
}

/**
 * Returns the limits of a network over all accounts, and of an account over all networks; none for the network of a recent sign-in,
 * unless strangers share its address.
 */
async function globalSignInLimits(
  pair: RateLimit,
  name: string,
  ip: string,
  now: number,
): Promise<RateLimit[]> {
  if (!isSharedAddress(ip) && (await hasRecentSignIn(pair, now))) return [];
  return [networkLimit('staffPasswordPerNetwork', ip), rateLimit('staffPasswordPerAccount', name)];
}

/** Returns the uid of the account with this username. */
export function staffUid(name: string): string {
  return `staff-${name}`;
}

async function checkPassword(
  name: string,
  password: string,
  now: number,
): Promise<Stored<StaffDocument> | Problem<'wrong-credentials'>> {
  // An invalid username could not be part of a path: it becomes the ID of a missing document.
  const uid = username.safeParse(name).success ? staffUid(name) : 'nobody';
  const stored = await readDocument(documentPaths.staffMember(uid), staffDocument);
  const account = stored?.data;
  const isRight = await verifyPassword(password, account?.passwordHash ?? dummyPasswordHash);
  if (isRight && stored?.data.isActive && stored.data.passwordHash) return stored;
  const target = account ? documentPaths.staffMember(uid) : documentPaths.staff;
  await commit([failedSignInWrite(account?.username ?? 'somebody', target, now)]);
  return problem('wrong-credentials');
}

/** Records a failed sign-in in the audit: the account, but neither the IP nor the input. */
function failedSignInWrite(
  actor: string,
  target: string,
  now: number,
  details: Record<string, unknown> = {},
): Write {
  return auditWrite({ actor, action: 'staff.sign-in-failed', target, now, details });
}
