import type { staffLogin } from '@wine-walk/common/api/staff-session.ts';
import {
  staffPasswordPerAccount,
  staffPasswordPerAccountAndNetwork,
} from '@wine-walk/common/rules/sessions/guess-limits.ts';
import { ipNetwork } from '@wine-walk/common/rules/sessions/throttle.ts';
import { type RateLimit, rateLimit } from '../../firestore/attempt-counts.ts';
import { hasRecentSignIn, toRateLimit } from '../../firestore/throttle.ts';

export type Login = typeof staffLogin;

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
export const freeAttemptsPerAccountAndIp = staffPasswordPerAccountAndNetwork.freeAttempts;
const freeAttemptsPerAccountOrIp = 30;
const freeAttemptsPerDevice = 10;

/** The limit of a device that an account was signed in to from before. */
export const deviceLimit = (name: string, device: string) =>
  rateLimit(freeAttemptsPerDevice, 'device', name, device);

/** The device with its own limit, where this account was signed in to from it. */
export async function trustedDeviceLimit(name: string, device: string | undefined, now: number) {
  if (!device) return undefined;
  const own = deviceLimit(name, device);
  return (await hasRecentSignIn(own, now)) ? { device, limit: own } : undefined;
}

/** The limits of a network over all accounts, and of an account over all networks. */
export async function globalSignInLimits(
  pair: RateLimit,
  name: string,
  ip: string,
  now: number,
): Promise<RateLimit[]> {
  if (await hasRecentSignIn(pair, now)) return [];
  return [
    rateLimit(freeAttemptsPerAccountOrIp, 'network', ipNetwork(ip)),
    toRateLimit(staffPasswordPerAccount, 'account', name),
  ];
}
