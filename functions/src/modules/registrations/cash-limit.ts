import type { Problem } from '@wine-walk/common/api/contract/problems.ts';
import { countInCommit, networkLimit } from '../../firestore/rate-limits.ts';
import type { Write } from '../../firestore/write.ts';
import { isOnEmulators } from '../../settings.ts';

/**
 * Returns the writes that count a registration with cash due, in its commit, so that repeats and rejected forms are not
 * counted; the problem if the limit of the network is used up. The emulators know no address and have no limit without
 * one. `now`: epoch milliseconds.
 */
export async function countCashRegistration(
  ip: string,
  now: number,
): Promise<Write[] | Problem<'too-many-attempts'>> {
  if (ip === 'unknown' && isOnEmulators()) return [];
  const limit = networkLimit('cashRegistrationsPerNetwork', ip);
  return countInCommit([limit], now, 'registrations');
}
