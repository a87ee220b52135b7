import type { CatalogDocument } from '../../model/catalog.ts';
import type { Instant } from '../../model/fields/values.ts';
import type { LeaderboardDocument, ProgressDocument } from '../../model/participants.ts';
import { points } from './points.ts';

interface LeaderboardEntry {
  displayName: string;
  points: number;
}

/** Compares by points, highest first, then by name. */
const compareEntries = (a: LeaderboardEntry, b: LeaderboardEntry) =>
  b.points - a.points || a.displayName.localeCompare(b.displayName);

/**
 * Sorts by points, highest first, then by name. Equal points share a rank; the next rank counts all before
 * it.
 */
export function rankEntries(
  scored: readonly LeaderboardEntry[],
): (LeaderboardEntry & { rank: number })[] {
  let rank = 0;
  let points: number | null = null;
  return scored.toSorted(compareEntries).map((entry, at) => {
    if (entry.points !== points) rank = at + 1;
    points = entry.points;
    return { displayName: entry.displayName, points: entry.points, rank };
  });
}

/**
 * Maximum number of entries that are stored: 350 kB with the longest names, of a document's 1 MiB. Many more than are shown,
 * so that others replace attendees who leave.
 */
const maxStored = 2000;

/** Returns the entries to store: the best if they are too many for one document. */
export function bestEntries(
  entries: LeaderboardDocument['entries'],
): LeaderboardDocument['entries'] {
  const joined = Object.entries(entries);
  if (joined.length <= maxStored) return entries;
  const best = joined.toSorted(([, a], [, b]) => compareEntries(a, b)).slice(0, maxStored);
  return Object.fromEntries(best);
}

/** Interval of a full recount, in milliseconds. */
export const fullRecountIntervalMs = 10 * 60_000;
/** Maximum delay between a visit and its write, in milliseconds: an API call has 25 seconds. */
export const maxWriteDelayMs = 30_000;

/**
 * Returns the time since which changed visits must be read; null to read everyone, after a long time or if
 * `catalog`, a digest of the inputs of points, changed. `now`: epoch milliseconds.
 */
export function changedSince(
  { countedAt, recounted }: Pick<LeaderboardDocument, 'countedAt' | 'recounted'>,
  catalog: string,
  now: number,
): Instant | null {
  if (countedAt === null || recounted?.catalogue !== catalog) return null;
  if (now - Date.parse(recounted.at) >= fullRecountIntervalMs) return null;
  return new Date(Date.parse(countedAt) - maxWriteDelayMs).toISOString();
}

type Catalog = Omit<CatalogDocument, 'rewards' | 'formerRewards'>;

interface StandingsChange {
  participants: number;
  /** Participants with more or fewer points. */
  changed: number;
  totalBefore: number;
  totalAfter: number;
  /** Best participants after the change, best first. */
  top: { participantId: string; before: number; after: number }[];
}

/**
 * Returns the effect of changed rules on everyone's points. `most`: number of best participants to return.
 */
export function standingsChange(
  before: Catalog,
  after: Catalog,
  walkers: readonly Pick<ProgressDocument, 'participantId' | 'visits'>[],
  maxMovers: number,
): StandingsChange {
  const standings = walkers.map((participant) => ({
    participantId: participant.participantId,
    before: points(before, participant),
    after: points(after, participant),
  }));
  const sum = (side: 'before' | 'after') =>
    standings.reduce((total, score) => total + score[side], 0);
  return {
    participants: standings.length,
    changed: standings.filter((score) => score.before !== score.after).length,
    totalBefore: sum('before'),
    totalAfter: sum('after'),
    top: standings.toSorted((a, b) => b.after - a.after || b.before - a.before).slice(0, maxMovers),
  };
}
