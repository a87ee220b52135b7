import { catalogueDocument, progressDocument } from '../../contract/documents.ts';
import type { AnswerOf } from '../../contract/endpoint.ts';
import type { readLeaderboard } from '../../contract/events.ts';
import type { chooseLeaderboardName } from '../../contract/participants.ts';
import { points } from '../../domain/points.ts';
import { type Problem, problem } from '../../http/problem.ts';
import { paths } from '../../store/paths.ts';
import { readDocument, readGroup } from '../../store/read.ts';
import { commit } from '../../store/write.ts';

type Standings = AnswerOf<typeof readLeaderboard>;

/** How many are shown, and how long an instance shows the same standings. Milliseconds. */
const mostShown = 50;
const freshMs = 15_000;

const shown = new Map<string, { at: number; standings: Standings }>();

/**
 * The standings of those who chose a display name; the same points share a rank. Computed from visits, at
 * most every 15 seconds in each instance, so that watching it costs few reads.
 */
export async function leaderboard(
  eventId: string,
  now: number,
): Promise<Standings | Problem<'not-found'>> {
  const known = shown.get(eventId);
  if (known && now - known.at < freshMs) return known.standings;
  const catalogue = await readDocument(paths.catalogue(eventId), catalogueDocument);
  if (!catalogue) return problem('not-found', 'There is no such event.');
  const joined = await readGroup('progress', progressDocument, (query) =>
    query.where('eventId', '==', eventId).where('leaderboardName', '!=', null),
  );
  const scored = joined.map(({ data }) => ({
    displayName: data.leaderboardName ?? '',
    points: points(catalogue.data, data),
  }));
  const standings = ranked(scored).slice(0, mostShown);
  shown.set(eventId, { at: now, standings });
  return standings;
}

/** Joins the leaderboard under a name, or leaves it; at once for whoever asks this instance, within 15 seconds for all. */
export async function nameOnLeaderboard(
  uid: string,
  eventId: string,
  displayName: string | null,
): Promise<AnswerOf<typeof chooseLeaderboardName> | Problem<'not-registered'>> {
  const outcome = await commit([
    {
      kind: 'update',
      path: paths.progress(uid, eventId),
      data: { leaderboardName: displayName },
    },
  ]);
  shown.delete(eventId);
  if (outcome === 'conflict')
    return problem('not-registered', 'Please register for this event first.');
  return { displayName };
}

function ranked(scored: { displayName: string; points: number }[]): Standings {
  return scored
    .toSorted((a, b) => b.points - a.points || a.displayName.localeCompare(b.displayName))
    .map((entry) => ({
      ...entry,
      rank: 1 + scored.filter((other) => other.points > entry.points).length,
    }));
}
