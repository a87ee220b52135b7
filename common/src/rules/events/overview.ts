import { type CountedBusiness } from '../../api/overview.ts';
import type { EventTimes } from './event-status.ts';

/** Milliseconds of one column of the chart. */
const intervalMs = 10 * 60_000;
/** Columns of the chart at most. */
const maxIntervals = 36;
/** A phone that shows its desk asks every few seconds: without a word for so long it is offline, or put away. */
const deskOfflineAfterMs = 3 * 60_000;

/** A stretch of time up to, not at, its end. */
export interface TimeInterval {
  startTime: string;
  endTime: string;
}

/**
 * The ten-minute stretches by the clock from the start of a walk to now, or to its end where that has passed; the
 * last 6 hours of them, none before the start. `now`: milliseconds since 1970, UTC.
 */
export function chartIntervals({ startTime, endTime }: EventTimes, now: number): TimeInterval[] {
  const floor = (at: number) => Math.floor(at / intervalMs) * intervalMs;
  const start = Date.parse(startTime);
  const last = floor(Math.min(now, Date.parse(endTime) - 1));
  const first = Math.max(floor(start), last - (maxIntervals - 1) * intervalMs);
  const count = now < start ? 0 : (last - first) / intervalMs + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const from = first + index * intervalMs;
    return {
      startTime: new Date(from).toISOString(),
      endTime: new Date(from + intervalMs).toISOString(),
    };
  });
}

/** Whether a desk's phone is offline, or put away. `now`: milliseconds since 1970, UTC. */
export function isDeskOffline(lastSeenAt: string | null, now: number): boolean {
  return lastSeenAt !== null && now - Date.parse(lastSeenAt) > deskOfflineAfterMs;
}

/** Fewer check-ins than this are no crowd, however empty the others are. */
const minCrowdedCheckIns = 4;

/**
 * The open businesses that had half as many check-ins again as they all had on average, the most first, and those
 * that had at most half of it, the fewest first. Without any check-in there are neither.
 */
export function crowdedAndQuiet<B extends Pick<CountedBusiness, 'status' | 'recentCheckIns'>>(
  businesses: readonly B[],
): { crowded: B[]; quiet: B[] } {
  const open = businesses.filter(({ status }) => status !== 'closed');
  const sum = open.reduce((all, { recentCheckIns }) => all + recentCheckIns, 0);
  if (sum === 0) return { crowded: [], quiet: [] };
  const average = sum / open.length;
  return {
    crowded: open
      .filter(({ recentCheckIns: count }) => count >= minCrowdedCheckIns && count >= 1.5 * average)
      .toSorted((a, b) => b.recentCheckIns - a.recentCheckIns),
    quiet: open
      .filter(({ recentCheckIns: count }) => count <= average / 2)
      .toSorted((a, b) => a.recentCheckIns - b.recentCheckIns),
  };
}
