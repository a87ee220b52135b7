import { catalogueDocument } from '../../contract/catalogue-documents.ts';
import { type LeaderboardDocument, leaderboardDocument } from '../../contract/documents.ts';
import { points } from '../../domain/points.ts';
import { paths } from '../../store/paths.ts';
import { readLeaderboardProgress } from '../../store/progress.ts';
import { readDocuments, type Stored } from '../../store/read.ts';
import { commit } from '../../store/write.ts';

type Entries = LeaderboardDocument['entries'];

/**
 * Counts everybody's points afresh, where nobody else is about to: of several who found it old one claims it, and
 * the others answer what is there. Null where there is no such event. `stored`: as it was found; `now`: milliseconds
 * since 1970, UTC.
 */
export async function rebuildLeaderboard(
  eventId: string,
  stored: Stored<LeaderboardDocument> | undefined,
  now: number,
): Promise<Entries | null> {
  const path = paths.leaderboard(eventId);
  const data = { rebuiltAt: new Date(now).toISOString() };
  const [catalogue] = await readDocuments([paths.catalogue(eventId), catalogueDocument]);
  if (!catalogue) return null;
  const claim = stored
    ? ({ kind: 'update', path, data, revision: stored.revision } as const)
    : ({ kind: 'create', path, data: { ...data, entries: {} } } as const);
  if ((await commit([claim])) === 'conflict') return stored?.data.entries ?? {};
  const [claimed] = await readDocuments([path, leaderboardDocument]);
  const progress = await readLeaderboardProgress(eventId);
  const entries = Object.fromEntries(
    progress.map(({ data: walker }) => [
      walker.participantId,
      { displayName: walker.leaderboardName ?? '', points: points(catalogue.data, walker) },
    ]),
  );
  // Whoever joined, left or changed the name meanwhile wins: their entry is newer than what was read here.
  if (claimed)
    await commit([{ kind: 'update', path, data: { entries }, revision: claimed.revision }]);
  return entries;
}
