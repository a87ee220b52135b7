import { hash } from 'node:crypto';
import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { readLeaderboard } from '@wine-walk/common/api/events.ts';
import { type CatalogDocument, catalogDocument } from '@wine-walk/common/model/catalog.ts';
import {
  type LeaderboardDocument,
  leaderboardDocument,
  type ProgressDocument,
} from '@wine-walk/common/model/participants.ts';
import {
  bestEntries,
  changedSince,
  rankEntries,
} from '@wine-walk/common/rules/rewards/leaderboard.ts';
import { points } from '@wine-walk/common/rules/rewards/points.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readChangedProgress, readLeaderboardProgress } from '../../firestore/people/progress.ts';
import { readDocument, readDocuments, type Stored } from '../../firestore/read.ts';
import { commit } from '../../firestore/write.ts';

type Entries = LeaderboardDocument['entries'];

/**
 * Updates the standings unless another caller is doing so: one of the callers claims the rebuild, and the
 * others get the stored standings. Recounts participants with changed visits, names or registrations, and everyone every
 * ten minutes and after an edit of the catalog. Null if the event does not exist. `stored`: leaderboard as read; `now`:
 * epoch milliseconds.
 */
async function rebuildLeaderboard(
  eventId: string,
  stored: Stored<LeaderboardDocument> | undefined,
  now: number,
): Promise<Entries | null> {
  const path = documentPaths.leaderboard(eventId);
  const at = new Date(now).toISOString();
  const [catalog] = await readDocuments([documentPaths.catalog(eventId), catalogDocument]);
  if (!catalog) return null;
  const claim = stored
    ? ({ kind: 'update', path, data: { rebuiltAt: at }, revision: stored.revision } as const)
    : ({ kind: 'create', path, data: { rebuiltAt: at, entries: {} } } as const);
  if ((await commit([claim])) === 'conflict') return stored?.data.entries ?? {};
  const [claimed] = await readDocuments([path, leaderboardDocument]);
  const version = digest(catalog.data);
  const since = claimed ? changedSince(claimed.data, version, now) : null;
  const walkers = await (since === null
    ? readLeaderboardProgress(eventId)
    : readChangedProgress(eventId, since));
  const before = since === null ? [] : Object.entries(claimed?.data.entries ?? {});
  const changed = new Set(walkers.map(({ data }) => data.participantId));
  const entries = bestEntries({
    ...Object.fromEntries(before.filter(([participantId]) => !changed.has(participantId))),
    ...entriesOf(walkers, catalog.data),
  });
  const recounted = since === null && { recounted: { at, catalogue: version } };
  // A participant who left in the meantime wins. `countedAt` stays, so that the uncommitted visits are counted next time.
  const data = { entries, countedAt: at, ...recounted };
  if (claimed) await commit([{ kind: 'update', path, data, revision: claimed.revision }]);
  return entries;
}

function entriesOf(walkers: readonly Stored<ProgressDocument>[], catalog: CatalogDocument) {
  return Object.fromEntries(
    walkers.flatMap(({ data }) =>
      data.leaderboardName === null || data.isCancelled
        ? []
        : [
            [
              data.participantId,
              { displayName: data.leaderboardName, points: points(catalog, data) },
            ],
          ],
    ),
  );
}

/** Returns a digest of everything that points depend on. */
function digest({ businesses, formerBusinesses, pointRules }: CatalogDocument): string {
  return hash('sha256', JSON.stringify([businesses, formerBusinesses, pointRules]), 'base64url');
}

type Standings = ResponseOf<typeof readLeaderboard>;

/** Maximum number of entries shown, and maximum age in milliseconds. */
const maxShown = 50;
const maxStalenessMs = 15_000;

/**
 * Returns the standings of participants with a display name; equal points share a rank. They are one
 * document, so that watching costs one read however many joined. Rebuilt once for all callers when older than
 * 15 seconds. `now`: epoch milliseconds.
 */
export async function loadLeaderboard(
  eventId: string,
  now: number,
): Promise<Standings | Problem<'event-not-found'>> {
  const stored = await readDocument(documentPaths.leaderboard(eventId), leaderboardDocument);
  const rebuiltAt = Date.parse(stored?.data.rebuiltAt ?? '');
  if (stored && now - rebuiltAt < maxStalenessMs) return toStandings(stored.data.entries);
  const rebuilt = await rebuildLeaderboard(eventId, stored, now);
  return rebuilt ? toStandings(rebuilt) : problem('event-not-found');
}

/** Standings by the stored entries, which are parsed once per revision. */
const standingsOf = new WeakMap<Entries, Standings>();

function toStandings(entries: Entries): Standings {
  const ranked = standingsOf.get(entries) ?? rankEntries(Object.values(entries)).slice(0, maxShown);
  standingsOf.set(entries, ranked);
  return ranked;
}
