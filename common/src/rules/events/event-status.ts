import { type Instant } from '../../model/values.ts';

export interface EventTimes {
  startTime: Instant;
  endTime: Instant;
}

export type EventStatus = 'upcoming' | 'running' | 'ended';

/** Running from the start up to, not at, the end. `now`: milliseconds since 1970, UTC. */
export function eventStatus(event: EventTimes, now: number): EventStatus {
  if (now < Date.parse(event.startTime)) return 'upcoming';
  return now < Date.parse(event.endTime) ? 'running' : 'ended';
}

/** Milliseconds until the end, never below 0. */
export function timeRemaining(event: EventTimes, now: number): number {
  return Math.max(0, Date.parse(event.endTime) - now);
}

const preference: readonly EventStatus[] = ['running', 'upcoming', 'ended'];

/**
 * The event the walk is about, among those that staff marked active: one that is running, else the next
 * to start, else the last to end. Undefined where none is marked active.
 */
export function chooseActiveEvent<E extends EventTimes & { isActive: boolean }>(
  events: readonly E[],
  now: number,
): E | undefined {
  const active = events.filter((event) => event.isActive);
  for (const status of preference) {
    const candidates = active.filter((event) => eventStatus(event, now) === status);
    if (candidates.length > 0) return candidates.toSorted(byPreference(status))[0];
  }
  return undefined;
}

function byPreference(status: EventStatus) {
  return (a: EventTimes, b: EventTimes) =>
    status === 'ended'
      ? b.endTime.localeCompare(a.endTime)
      : a.startTime.localeCompare(b.startTime);
}
