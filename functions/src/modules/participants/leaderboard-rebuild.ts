import { createHash } from 'node:crypto';
import { type CatalogDocument, catalogDocument } from '@wine-walk/common/model/catalog.ts';
import {
  type LeaderboardDocument,
  leaderboardDocument,
  type ProgressDocument,
} from '@wine-walk/common/model/participants.ts';
import { points } from '@wine-walk/common/rules/rewards/points.ts';
import { changedSince } from '@wine-walk/common/rules/rewards/recount.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readChangedProgress, readLeaderboardProgress } from '../../firestore/progress.ts';
import { readDocuments, type Stored } from '../../firestore/read.ts';
import { commit } from '../../firestore/write.ts';

type Entries = LeaderboardDocument['entries'];

/**
 * Brings the standings up to date, where nobody else is about to: of several who found them old one claims it, and the
 * others answer what is there. Whose visits changed is counted afresh; everybody is once in ten minutes, and after an edit
 * of the catalogue. Null where there is no such event. `stored`: as it was found; `now`: milliseconds since 1970, UTC.
 */
export async function rebuildLeaderboard(
  eventId: string,
  stored: Stored<LeaderboardDocument> | undefined,
  now: number,
): Promise<Entries | null> {
  const path = documentPaths.leaderboard(eventId);
  const at = new Date(now).toISOString();
  const [catalogue] = await readDocuments([documentPaths.catalogue(eventId), catalogDocument]);
  if (!catalogue) return null;
  const claim = stored
    ? ({ kind: 'update', path, data: { rebuiltAt: at }, revision: stored.revision } as const)
    : ({ kind: 'create', path, data: { rebuiltAt: at, entries: {} } } as const);
  if ((await commit([claim])) === 'conflict') return stored?.data.entries ?? {};
  const [claimed] = await readDocuments([path, leaderboardDocument]);
  const version = digest(catalogue.data);
  const since = claimed ? changedSince(claimed.data, version, now) : null;
  const walkers = await (since === null
    ? readLeaderboardProgress(eventId)
    : readChangedProgress(eventId, since));
  const counted = entriesOf(walkers, catalogue.data);
  const entries = since === null ? counted : { ...claimed?.data.entries, ...counted };
  const recounted = since === null && { recounted: { at, catalogue: version } };
  // Whoever joined, left or changed the name meanwhile wins: their entry is newer than what was read here. The visits that
  // were counted in vain are counted the next time, as 'countedAt' stays.
  const data = { entries, countedAt: at, ...recounted };
  if (claimed) await commit([{ kind: 'update', path, data, revision: claimed.revision }]);
  return entries;
}

function entriesOf(walkers: readonly Stored<ProgressDocument>[], catalogue: CatalogDocument) {
  return Object.fromEntries(
    walkers.flatMap(({ data }) =>
      data.leaderboardName === null
        ? []
        : [
            [
              data.participantId,
              { displayName: data.leaderboardName, points: points(catalogue, data) },
            ],
          ],
    ),
  );
}

/** Of what points depend on. */
function digest({ businesses, formerBusinesses, pointRules }: CatalogDocument): string {
  return createHash('sha256')
    .update(JSON.stringify([businesses, formerBusinesses, pointRules]))
    .digest('base64url');
}
