import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import { username } from '../../contract/staff.ts';
import { type StaffDocument, staffDocument } from '../../contract/staff-records.ts';
import type { staffLogin } from '../../contract/staff-session.ts';
import { isProblem, type Problem, problem } from '../../domain/problem.ts';
import { networkOf } from '../../domain/slow-down.ts';
import {
  forgetTries,
  hasSignedInLately,
  type RateLimit,
  rateLimit,
  takeTry,
} from '../../store/attempt-limit.ts';
import { auditWrite } from '../../store/audit.ts';
import { newId } from '../../store/new-id.ts';
import { paths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
import { commit } from '../../store/write.ts';
import { isPassword, nobodysHash } from './password.ts';
import { beginSession } from './session.ts';

type Login = typeof staffLogin;

/*
 * How guessing is slowed down without locking anybody out:
 *
 * - An account and a network together: 5 free tries, then 15 s, 30 s, ... up to 15 minutes between tries.
 *   Whoever fails often slows down only the network they sit in; the right person elsewhere is not kept out.
 * - A network over all accounts: 30 free tries, against one password tried on many names.
 * - An account over all networks: 30 free tries, against many networks guessing one account (and against
 *   made-up X-Forwarded-For headers). One network cannot use these up, since it is slowed down after 5; who
 *   makes up networks can. So nobody waits longer than 30 s here: its owner gets in from a new network, too.
 * - A network from which the account was signed in to during the last 90 days passes the two wide limits:
 *   while strangers besiege an account, its owner gets in from where they usually are.
 * - A device from which the account was signed in to during the last 90 days is counted by itself alone (OWASP's
 *   device cookies): whatever strangers do, on the same network too, its owner has the device's own tries.
 *
 * An unknown name is counted, waits and is hashed like a known one, so that neither the words nor the time
 * say which names exist.
 */
const freeTriesOfPair = 5;
const freeTriesOfMany = 30;
const freeTriesOfDevice = 10;
const longestWaitOfAccountMs = 30_000;

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

const deviceLimit = (name: string, device: string) =>
  rateLimit(freeTriesOfDevice, 'device', name, device);

/** The device with its own limit, where this account was signed in to from it. */
async function rememberedDevice(name: string, device: string | undefined, now: number) {
  if (!device) return undefined;
  const own = deviceLimit(name, device);
  return (await hasSignedInLately(own, now)) ? { device, limit: own } : undefined;
}

/** The uid of the account with this username. */
export function uidOf(name: string): string {
  return `staff-${name}`;
}

async function wideLimits(
  pair: RateLimit,
  name: string,
  ip: string,
  now: number,
): Promise<RateLimit[]> {
  if (await hasSignedInLately(pair, now)) return [];
  const account = rateLimit(freeTriesOfMany, 'account', name);
  return [
    rateLimit(freeTriesOfMany, 'network', networkOf(ip)),
    { ...account, longestWaitMs: longestWaitOfAccountMs },
  ];
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
