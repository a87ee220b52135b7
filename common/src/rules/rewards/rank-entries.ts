export interface LeaderboardEntry {
  displayName: string;
  points: number;
}

/**
 * Sorts by points, highest first, then by name. Equal points share a rank; the next rank counts all before
 * it.
 */
export function rankEntries(
  scored: readonly LeaderboardEntry[],
): (LeaderboardEntry & { rank: number })[] {
  let rank = 0;
  let points: number | null = null;
  return scored
    .toSorted((a, b) => b.points - a.points || a.displayName.localeCompare(b.displayName))
    .map((entry, at) => {
      if (entry.points !== points) rank = at + 1;
      points = entry.points;
      return { displayName: entry.displayName, points: entry.points, rank };
    });
}
