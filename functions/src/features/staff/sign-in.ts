import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import { type StaffDocument, staffDocument } from '../../contract/records.ts';
import { type staffLogin, username } from '../../contract/staff.ts';
import { networkOf } from '../../domain/slow-down.ts';
import { isProblem, type Problem, problem } from '../../http/problem.ts';
import { auditWrite } from '../../store/audit.ts';
import { paths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
import { commit } from '../../store/write.ts';
import { isPassword, nobodysHash } from './password.ts';
import { beginSession } from './session.ts';
import { forgetTries, type Gate, gate, isKnown, takeTry } from './tries.ts';

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
 * - A network from which the account was signed in to during the last 90 days passes the two wide gates:
 *   while strangers besiege an account, its owner gets in from where they usually are.
 *
 * An unknown name is counted, waits and is hashed like a known one, so that neither the words nor the time
 * say which names exist.
 */
const freeTriesOfPair = 5;
const freeTriesOfMany = 30;
const longestWaitOfAccountMs = 30_000;

/** Signs staff in. */
export async function signIn(
  typed: BodyOf<Login>,
  ip: string,
  now: number,
): Promise<AnswerOf<Login> | Problem<ProblemOf<Login>>> {
  const name = typed.username.toLowerCase();
  const pair = gate(freeTriesOfPair, 'pair', name, networkOf(ip));
  const refusal = await takeTry([pair, ...(await wideGates(pair, name, ip, now))], now);
  if (refusal) return refusal;
  const account = await checkPassword(name, typed.password);
  if (isProblem(account)) return account;
  const { role, fullName } = account;
  const uid = uidOf(account.username);
  await commit([
    forgetTries(pair, now, true),
    auditWrite({
      actor: account.username,
      action: 'staff.sign-in',
      target: paths.staffMember(uid),
      now,
      details: { ip },
    }),
  ]);
  return {
    username: account.username,
    fullName,
    role,
    sessionId: await beginSession(uid, account),
  };
}

/** The uid of the account with this username. */
export function uidOf(name: string): string {
  return `staff-${name}`;
}

async function wideGates(pair: Gate, name: string, ip: string, now: number): Promise<Gate[]> {
  if (await isKnown(pair, now)) return [];
  const account = gate(freeTriesOfMany, 'account', name);
  return [
    gate(freeTriesOfMany, 'network', networkOf(ip)),
    { ...account, longestWaitMs: longestWaitOfAccountMs },
  ];
}

async function checkPassword(
  name: string,
  password: string,
): Promise<StaffDocument | Problem<'wrong-credentials'>> {
  // A name that cannot be one could not stand in a path either: a place where nothing is, then.
  const uid = username.safeParse(name).success ? uidOf(name) : 'nobody';
  const account = (await readDocument(paths.staffMember(uid), staffDocument))?.data;
  const isRight = await isPassword(password, account?.passwordHash ?? nobodysHash);
  if (isRight && account?.isActive) return account;
  return problem('wrong-credentials', 'Invalid username or password');
}
