import { type CatalogDocument, catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { emptyCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { chartIntervals } from '@wine-walk/common/rules/events/overview.ts';
import { countCheckIns } from '../../firestore/counts.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { countActiveAttempts, rateLimit } from '../../firestore/rate-limits.ts';
import { readDocuments } from '../../firestore/read.ts';
import { readRewards } from '../../firestore/rewards.ts';
import { readShiftAccounts } from '../../firestore/staff.ts';
import { countCheckInsPerInterval } from './count-per-interval.ts';
import { cacheWithTtl } from './ttl-cache.ts';

/** Which check-ins say whether a business is crowded. Milliseconds. */
const recentMs = 15 * 60_000;
/** What changes slowly is counted anew after this many milliseconds. */
const slowMs = 30_000;

/** Of a walk's figures those that are counted once in 30 seconds. */
export const slowMetrics = cacheWithTtl(slowMs, async (id, now) => {
  const [[event, catalogue], rewards, accounts] = await Promise.all([
    readDocuments(
      [documentPaths.event(id), eventDocument],
      [documentPaths.catalogue(id), catalogDocument],
    ),
    readRewards(),
    readShiftAccounts(id),
  ]);
  const [intervals, businesses] = await Promise.all([
    countCheckInsPerInterval(id, event ? chartIntervals(event.data, now) : []),
    countRecentCheckIns(id, catalogue?.data ?? emptyCatalog, now),
  ]);
  return {
    intervals,
    businesses,
    rewards: rewards
      .filter(({ data }) => data.isActive && (data.eventId === null || data.eventId === id))
      .map(({ id: rewardId, data: { name, stock } }) => ({ id: rewardId, name, stock }))
      .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    desks: accounts
      .filter(
        ({ data }) => data.isActive && data.expiresAt !== null && Date.parse(data.expiresAt) > now,
      )
      .map(({ id: uid, data }) => ({
        id: uid,
        name: data.fullName,
        lastSeenAt: data.lastSeenAt ?? null,
      })),
  };
});

async function countRecentCheckIns(eventId: string, { businesses }: CatalogDocument, now: number) {
  const recent = {
    startTime: new Date(now - recentMs).toISOString(),
    // Whatever was pressed at this very moment is in it.
    endTime: new Date(now + 1).toISOString(),
  };
  const [recentCheckIns, wrongPins] = await Promise.all([
    Promise.all(businesses.map(({ id }) => countCheckIns(eventId, recent, id))),
    countActiveAttempts(
      businesses.map(({ id }) => rateLimit('venuePinPerBusiness', id)),
      now,
    ),
  ]);
  return businesses.map(({ id, name, status }, at) => ({
    id,
    name,
    status,
    recentCheckIns: recentCheckIns[at] ?? 0,
    wrongPins: wrongPins[at] ?? 0,
  }));
}
