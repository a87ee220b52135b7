import type { ResponseOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { type readLeaderboard } from '@wine-walk/common/api/events.ts';

type Standings = ResponseOf<typeof readLeaderboard>;

/** Maximum length of the server's list. An attendee below the last entry of a full list is not on it. */
const maxShown = 50;

/**
 * Returns the standings with the attendee's current points: the server's list may be some seconds old, and an
 * attendee who has just joined looks for their own name. Equal points share a rank.
 */
export function withOwnEntry(
  standings: Standings,
  own: { displayName: string; points: number },
): Standings {
  const listedIndex = standings.findIndex(({ displayName }) => displayName === own.displayName);
  const others = standings.filter((_, index) => index !== listedIndex);
  const last = standings.at(-1);
  const isBelow = standings.length >= maxShown && last !== undefined && own.points < last.points;
  if (listedIndex === -1 && isBelow) return standings;
  const all = [...others, own];
  return all
    .toSorted((a, b) => b.points - a.points || a.displayName.localeCompare(b.displayName))
    .map(({ displayName, points }) => ({
      displayName,
      points,
      rank: 1 + all.filter((other) => other.points > points).length,
    }));
}
