import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { readCrowd } from '@wine-walk/common/api/events.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import { crowdDocument } from '@wine-walk/common/model/events.ts';
import { crowdPeriodMs, minPublishedCheckIns } from '@wine-walk/common/rules/routes/quiet-order.ts';
import { countCheckIns } from '../../firestore/counts.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocuments } from '../../firestore/read.ts';
import { commit } from '../../firestore/write.ts';
import { cacheWithTtl } from '../../lib/ttl-cache.ts';

type Crowd = ResponseOf<typeof readCrowd>;

/** Age in milliseconds up to which the stored counts are returned. */
const publishMs = 60_000;

/** Age in milliseconds up to which an instance returns its counts without a read. */
const cachedMs = 20_000;

/**
 * Returns the recent check-ins by business, counted again on the first request after a minute: one of the
 * callers claims it, the others get the stored counts.
 */
async function loadCrowd(
  eventId: string,
  now: number,
): Promise<Crowd | Problem<'event-not-found'>> {
  const path = documentPaths.crowd(eventId);
  const [stored, catalog] = await readDocuments(
    [path, crowdDocument],
    [documentPaths.catalog(eventId), catalogDocument],
  );
  if (!catalog) return problem('event-not-found');
  const { counts = {}, countedAt = '' } = stored?.data ?? {};
  if (now - Date.parse(countedAt) < publishMs) return { counts };
  const data = { counts, countedAt: new Date(now).toISOString() };
  const claim = stored
    ? ({ kind: 'update', path, data, revision: stored.revision } as const)
    : ({ kind: 'create', path, data } as const);
  if ((await commit([claim])) === 'conflict') return { counts };
  const recent = await countRecent(
    eventId,
    catalog.data.businesses.map(({ id }) => id),
    now,
  );
  await commit([{ kind: 'set', path, data: { ...data, counts: recent } }]);
  return { counts: recent };
}

async function countRecent(eventId: string, businessIds: readonly string[], now: number) {
  const period = {
    startTime: new Date(now - crowdPeriodMs).toISOString(),
    // Includes check-ins of this millisecond.
    endTime: new Date(now + 1).toISOString(),
  };
  const counts = await Promise.all(
    businessIds.map(async (id) => [id, await countCheckIns(eventId, period, id)] as const),
  );
  return Object.fromEntries(counts.filter(([, count]) => count >= minPublishedCheckIns));
}

/** Returns the crowd as `loadCrowd`, cached in this instance for 20 seconds. `now`: epoch milliseconds. */
export const cachedCrowd = cacheWithTtl(cachedMs, loadCrowd);
