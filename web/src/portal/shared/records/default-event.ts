import {
  chooseActiveEvent,
  type EventTimes,
  eventStatus,
  hasEnded,
} from '@wine-walk/common/rules/events/event-status.ts';

type EventCandidate = EventTimes & { isActive: boolean };

/** Time after the end of an event for counting tills and reviewing check-ins, in milliseconds. */
const wrapUpMs = 6 * 60 * 60 * 1000;

/**
 * Returns the event that staff run, close or prepare: the running active event, else the active event that
 * ended in the last six hours unless another one starts within them, else the next to prepare; undefined
 * without any. `now`: epoch milliseconds.
 */
export function defaultEvent<E extends EventCandidate>(
  events: readonly E[],
  now: number,
): E | undefined {
  const next = eventToPrepare(events, now);
  if (next && eventStatus(next, now) === 'running') return next;
  const [closing] = events
    .filter((event) => event.isActive && hasEnded(event, now) && now < closed(event))
    .toSorted((a, b) => b.endTime.localeCompare(a.endTime));
  if (!closing || !next) return closing ?? next;
  const isNextNear =
    eventStatus(next, now) === 'upcoming' && Date.parse(next.startTime) < closed(closing);
  return isNextNear ? next : closing;
}

const closed = ({ endTime }: EventTimes) => Date.parse(endTime) + wrapUpMs;

/**
 * Returns the running or next event: the active event if it has not ended, else the next to start even if
 * inactive, else the ended active event; undefined without any. `now`: epoch milliseconds.
 */
function eventToPrepare<E extends EventCandidate>(
  events: readonly E[],
  now: number,
): E | undefined {
  const active = chooseActiveEvent(events, now);
  if (active && !hasEnded(active, now)) return active;
  const [next] = events
    .filter((event) => eventStatus(event, now) === 'upcoming')
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  return next ?? active;
}
