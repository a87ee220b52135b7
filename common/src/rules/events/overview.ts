import { type CountedBusiness } from '../../api/staff/overview.ts';
import type { EventTimes } from './event-status.ts';

/** Interval of a chart column in milliseconds. */
const intervalMs = 10 * 60_000;
/** Maximum number of columns of check-ins, and of arrivals. */
const maxIntervals = 36;
const maxArrivalIntervals = 18;
/** Time before an event's start from which arrivals are shown, in milliseconds. */
const doorsLeadMs = 60 * 60_000;
/**
 * Time without a heartbeat after which a desk counts as offline, in milliseconds. Desks send one every few
 * seconds.
 */
const deskOfflineAfterMs = 3 * 60_000;

/** Interval without its end. */
export interface TimeInterval {
  startTime: string;
  endTime: string;
}

/**
 * Returns ten-minute intervals by the clock from the event's start to now or its end; the last 6 hours, empty
 * before the start. `now`: epoch milliseconds.
 */
export function chartIntervals(event: EventTimes, now: number): TimeInterval[] {
  return latestIntervals(event, now, maxIntervals);
}

/** Returns ten-minute intervals like `chartIntervals`, from an hour before the event's start; the last 3 hours. */
export function arrivalIntervals({ startTime, endTime }: EventTimes, now: number): TimeInterval[] {
  const doors = { startTime: new Date(Date.parse(startTime) - doorsLeadMs).toISOString(), endTime };
  return latestIntervals(doors, now, maxArrivalIntervals);
}

function latestIntervals(
  { startTime, endTime }: EventTimes,
  now: number,
  max: number,
): TimeInterval[] {
  const floor = (at: number) => Math.floor(at / intervalMs) * intervalMs;
  const start = Date.parse(startTime);
  const last = floor(Math.min(now, Date.parse(endTime) - 1));
  const first = Math.max(floor(start), last - (max - 1) * intervalMs);
  const count = now < start ? 0 : (last - first) / intervalMs + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const from = first + index * intervalMs;
    return {
      startTime: new Date(from).toISOString(),
      endTime: new Date(from + intervalMs).toISOString(),
    };
  });
}

/** True if a desk is offline. `now`: epoch milliseconds. */
export function isDeskOffline(lastSeenAt: string | null, now: number): boolean {
  return lastSeenAt !== null && now - Date.parse(lastSeenAt) > deskOfflineAfterMs;
}

/** Minimum number of check-ins of a crowded business. */
const minCrowdedCheckIns = 4;

/**
 * Returns open businesses with at least 1.5 times the average check-ins, most first, and with at most half,
 * fewest first. Both are empty without check-ins.
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
