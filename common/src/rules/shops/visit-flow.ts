import type { CountedInterval } from '../../api/staff/overview.ts';
import type { EventTimes } from '../events/event-status.ts';

const minuteMs = 60_000;
/** Period whose visits tell the present rate, and weight of the whole event's rate, in milliseconds. */
const recentMs = 30 * minuteMs;
const wholeMs = 20 * minuteMs;

/** Visits of one business, which are counted in adjacent intervals. `now`: epoch milliseconds. */
export interface VisitFlow {
  event: EventTimes;
  intervals: readonly CountedInterval[];
  now: number;
}

/** Returns the visits until a time (epoch milliseconds), which are taken to be even within an interval. */
export function visitsUntil({ intervals, now }: VisitFlow, until: number): number {
  return intervals.reduce((sum, { startTime, endTime, count }) => {
    const start = Date.parse(startTime);
    const end = Math.min(Date.parse(endTime), now);
    const share = end <= start ? 1 : Math.min(1, Math.max(0, (until - start) / (end - start)));
    return sum + count * share;
  }, 0);
}

/** Visits of the last 30 minutes, with some weight of all before them. */
export interface RecentVisits {
  visits: number;
  perMs: number;
}

/** Returns the present rate of visits: that of the last 30 minutes, drawn to that of the whole event. */
export function recentVisits(flow: VisitFlow): RecentVisits {
  const { intervals, now } = flow;
  const first = Date.parse(intervals[0]?.startTime ?? '');
  const elapsed = Math.max(minuteMs, now - first);
  const period = Math.min(recentMs, elapsed);
  const all = visitsUntil(flow, now);
  const visits = all - visitsUntil(flow, now - period) + (wholeMs * all) / elapsed;
  return Number.isFinite(visits)
    ? { visits, perMs: visits / (period + wholeMs) }
    : { visits: 0, perMs: 0 };
}

/** Returns the visits that are likely in the coming minutes of the event. */
export function expectVisits(flow: VisitFlow, minutes: number): number {
  const leftMs = Math.max(0, Date.parse(flow.event.endTime) - flow.now);
  return recentVisits(flow).perMs * Math.min(minutes * minuteMs, leftMs);
}
