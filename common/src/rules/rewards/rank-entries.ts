export interface LeaderboardEntry {
  displayName: string;
  points: number;
}

/** By points, most first, then by name; the same points share a rank, and the next one counts all before it. */
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
