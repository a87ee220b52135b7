import { chooseActiveEvent, type EventTimes, eventStatus } from '@domain/event-status.ts';

/**
 * The event that staff prepare or run: the active one unless it is over, else the next to start though it
 * is not active yet, else the active one that is over. Undefined where there is none of these.
 * `now`: milliseconds since 1970.
 */
export function eventInFocus<E extends EventTimes & { isActive: boolean }>(
  events: readonly E[],
  now: number,
): E | undefined {
  const active = chooseActiveEvent(events, now);
  if (active && eventStatus(active, now) !== 'ended') return active;
  const next = events
    .filter((event) => eventStatus(event, now) === 'upcoming')
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime))[0];
  return next ?? active;
}
