import { type LeaderboardDocument } from '../../model/participants.ts';
import { type Instant } from '../../model/values.ts';

/** Interval of a full recount, in milliseconds. */
export const fullRecountIntervalMs = 10 * 60_000;
/** Maximum delay between a visit and its write, in milliseconds: an API call has 25 seconds. */
export const maxWriteDelayMs = 30_000;

/**
 * Returns the time since which changed visits must be read; null to read everyone, after a long time or if
 * `catalogue`, a digest of what points depend on, changed. `now`: epoch milliseconds.
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
