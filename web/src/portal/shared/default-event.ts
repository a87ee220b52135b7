import {
  chooseActiveEvent,
  type EventTimes,
  eventStatus,
} from '@wine-walk/common/rules/events/event-status.ts';

type EventCandidate = EventTimes & { isActive: boolean };

/** Milliseconds for which a walk that is over is still closed: its tills are counted, its check-ins reviewed. */
const wrapUpMs = 6 * 60 * 60 * 1000;

/**
 * The event that staff run, close or prepare: the active one that runs, else the active one that ended in the last six
 * hours unless another one starts within them, else the one to prepare. Undefined where there is none of these.
 * `now`: milliseconds since 1970.
 */
export function defaultEvent<E extends EventCandidate>(
  events: readonly E[],
  now: number,
): E | undefined {
  const next = eventToPrepare(events, now);
  if (next && eventStatus(next, now) === 'running') return next;
  const [closing] = events
    .filter((event) => event.isActive && eventStatus(event, now) === 'ended' && now < closed(event))
    .toSorted((a, b) => b.endTime.localeCompare(a.endTime));
  if (!closing || !next) return closing ?? next;
  const isNextNear =
    eventStatus(next, now) === 'upcoming' && Date.parse(next.startTime) < closed(closing);
  return isNextNear ? next : closing;
}

const closed = ({ endTime }: EventTimes) => Date.parse(endTime) + wrapUpMs;

/**
 * The event that runs or comes next: the active one unless it is over, else the next to start though it is not active
 * yet, else the active one that is over. Undefined where there is none of these. `now`: milliseconds since 1970.
 */
function eventToPrepare<E extends EventCandidate>(
  events: readonly E[],
  now: number,
): E | undefined {
  const active = chooseActiveEvent(events, now);
  if (active && eventStatus(active, now) !== 'ended') return active;
  const [next] = events
    .filter((event) => eventStatus(event, now) === 'upcoming')
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime));
  return next ?? active;
}
