import type { ResponseOf } from '@wine-walk/common/api/endpoint.ts';
import { type readLeaderboard } from '@wine-walk/common/api/events.ts';
import { type Problem, problem } from '@wine-walk/common/api/problems.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import {
  type LeaderboardDocument,
  leaderboardDocument,
  type ProgressDocument,
} from '@wine-walk/common/model/participants.ts';
import { points } from '@wine-walk/common/rules/rewards/points.ts';
import { rankEntries } from '@wine-walk/common/rules/rewards/rank-entries.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import type { Write } from '../../firestore/write.ts';
import { rebuildLeaderboard } from './leaderboard-rebuild.ts';

type Standings = ResponseOf<typeof readLeaderboard>;

/** How many are shown, and how long they may be behind. Milliseconds. */
const maxShown = 50;
const maxStalenessMs = 15_000;

/**
 * The standings of those who chose a display name; the same points share a rank. They are one document, however
 * many joined, so that watching them costs one read; who finds it older than 15 seconds has it rebuilt, once for
 * everybody. `now`: milliseconds since 1970, UTC.
 */
export async function loadLeaderboard(
  eventId: string,
  now: number,
): Promise<Standings | Problem<'not-found'>> {
  const stored = await readDocument(documentPaths.leaderboard(eventId), leaderboardDocument);
  const rebuiltAt = Date.parse(stored?.data.rebuiltAt ?? '');
  if (stored && now - rebuiltAt < maxStalenessMs) return toStandings(stored.data.entries);
  const rebuilt = await rebuildLeaderboard(eventId, stored, now);
  return rebuilt ? toStandings(rebuilt) : problem('not-found', 'There is no such event.');
}

const toStandings = (entries: LeaderboardDocument['entries']): Standings =>
  rankEntries(Object.values(entries).filter((entry) => entry !== null)).slice(0, maxShown);

/**
 * What puts one person onto the standings under this name, or takes them off with null: part of the commit that
 * changes their name, so that everybody sees it at once and nobody else is read for it.
 */
export async function leaderboardEntryWrite(
  walker: ProgressDocument,
  displayName: string | null,
): Promise<Write> {
  const { participantId, eventId } = walker;
  const entry =
    displayName === null ? null : { displayName, points: await pointsOf(walker, eventId) };
  const data = { entries: { [participantId]: entry } };
  return { kind: 'merge', path: documentPaths.leaderboard(eventId), data };
}

async function pointsOf(walker: ProgressDocument, eventId: string): Promise<number> {
  const catalogue = await readDocument(documentPaths.catalogue(eventId), catalogDocument);
  return catalogue ? points(catalogue.data, walker) : 0;
}
