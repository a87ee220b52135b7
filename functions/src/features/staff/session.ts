import { setTimeout as sleep } from 'node:timers/promises';
import type { StaffDocument } from '../../contract/records.ts';
import { sessionToken } from '../../store/accounts.ts';

/** Auth's clock may be this much behind ours. Milliseconds. */
const clockMarginMs = 150;

/**
 * The first whole second in which a session can begin so that every earlier one is out. Sign-ins are dated
 * in whole seconds, so those of the present second cannot be told apart: it is over for all of them.
 * `now`: milliseconds since 1970, UTC. Seconds since 1970.
 */
export function endOfSessions(now: number): number {
  return Math.floor(now / 1000) + 1;
}

/**
 * A session for a staff account: waits, a second at most, until sessions of the account may begin again.
 * `checkedAt` says when the password was checked, since a custom token can be kept for an hour unused.
 */
export async function beginSession(
  uid: string,
  account: Pick<StaffDocument, 'role' | 'sessionsValidFrom'>,
): Promise<string> {
  const wait = account.sessionsValidFrom * 1000 + clockMarginMs - Date.now();
  if (wait > 0) await sleep(wait);
  const checkedAt = Math.floor(Date.now() / 1000);
  return sessionToken(uid, { staff: true, role: account.role, checkedAt });
}
