import { type LeaderboardDocument } from '../../model/participants.ts';
import { type Instant } from '../../model/values.ts';

/** Everybody is read again this long after the last time, whatever was missed since. Milliseconds. */
export const fullRecountIntervalMs = 10 * 60_000;
/** A visit is written this long after its time at the latest: an API call has 25 seconds. Milliseconds. */
export const maxWriteDelayMs = 30_000;

/**
 * From when on changed visits have to be read to bring the standings up to date; null: everybody has to be, as nobody
 * was for long, or as `catalogue`, a digest of what points depend on, is another one. `now`: milliseconds since 1970, UTC.
 */
export function changedSince(
  { countedAt, recounted }: Pick<LeaderboardDocument, 'countedAt' | 'recounted'>,
  catalogue: string,
  now: number,
): Instant | null {
  if (countedAt === null || recounted?.catalogue !== catalogue) return null;
  if (now - Date.parse(recounted.at) >= fullRecountIntervalMs) return null;
  return new Date(Date.parse(countedAt) - maxWriteDelayMs).toISOString();
}
