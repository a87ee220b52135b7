import type { Instant } from '../../model/fields/values.ts';

export interface EventTimes {
  startTime: Instant;
  endTime: Instant;
}

export type EventStatus = 'upcoming' | 'running' | 'ended';

/** Returns the status: running from the start to before the end. `now`: epoch milliseconds. */
export function eventStatus(event: EventTimes, now: number): EventStatus {
  if (now < Date.parse(event.startTime)) return 'upcoming';
  return now < Date.parse(event.endTime) ? 'running' : 'ended';
}

/** True from the end on. `now`: epoch milliseconds. */
export function hasEnded({ endTime }: Pick<EventTimes, 'endTime'>, now: number): boolean {
  return now >= Date.parse(endTime);
}

/** Returns the milliseconds until the end, at least 0. */
export function timeRemaining(event: EventTimes, now: number): number {
  return Math.max(0, Date.parse(event.endTime) - now);
}

const preference: readonly EventStatus[] = ['running', 'upcoming', 'ended'];

/**
 * Returns the current event among the active ones: running, else next to start, else last to end. Undefined
 * if none is active. Skips hidden events.
 */
export function chooseActiveEvent<E extends EventTimes & { isActive: boolean; isHidden?: boolean }>(
  events: readonly E[],
  now: number,
): E | undefined {
  return choosePreferred(
    events.filter((event) => event.isActive && !event.isHidden),
    now,
  );
}

function choosePreferred<E extends EventTimes>(events: readonly E[], now: number): E | undefined {
  for (const status of preference) {
    const candidates = events.filter((event) => eventStatus(event, now) === status);
    if (candidates.length > 0) return candidates.toSorted(byPreference(status))[0];
  }
  return undefined;
}

/** Milliseconds after its end during which participants stay on their event. */
const ownEventGraceMs = 24 * 60 * 60 * 1000;

/** True if visitors no longer see the event, so that staff may archive it. `now`: epoch milliseconds. */
export function canArchive(event: EventTimes & { isActive: boolean }, now: number): boolean {
  return !event.isActive || now >= Date.parse(event.endTime) + ownEventGraceMs;
}

interface Activity {
  isActive: boolean;
  /** Time at which staff made the event inactive; null as in `eventDocument`. */
  inactiveSince: Instant | null;
}

/** Returns the start of an event's inactivity after an edit at `at`, which later edits keep. */
export function inactiveSinceAfter(
  before: Activity,
  isActive: boolean,
  at: Instant,
): Instant | null {
  if (isActive) return null;
  return before.isActive ? at : before.inactiveSince;
}

type Closed = EventTimes & Activity & { updatedAt: Instant };

/** Returns the start of the inactivity of an inactive event; of an earlier version, its last edit. */
export function inactivityStart({ inactiveSince, updatedAt }: Closed): Instant {
  return inactiveSince ?? updatedAt;
}

/** True if the event was made inactive before its end. */
export function wasCalledOff(event: Closed): boolean {
  return !event.isActive && Date.parse(inactivityStart(event)) < Date.parse(event.endTime);
}

/**
 * Returns the event that a participant sees: that of their registrations which is running, else the last one that ended
 * less than 24 hours ago, so that neither another active event nor a change to inactive after its end hides its stamps and
 * rewards; else as `chooseActiveEvent`. An event that was called off is left out. `registered`: IDs of the events of their
 * registrations. `now`: epoch milliseconds.
 */
export function chooseParticipantEvent<E extends Planned & Closed>(
  events: readonly E[],
  registered: readonly string[],
  now: number,
): E | undefined {
  const own = events.filter((event) => {
    const status = eventStatus(event, now);
    const end = Date.parse(event.endTime);
    const isRecent = status === 'ended' && now < end + ownEventGraceMs;
    return (
      registered.includes(event.id) &&
      !event.isHidden &&
      (status === 'running' ? event.isActive : isRecent && !wasCalledOff(event))
    );
  });
  return choosePreferred(own, now) ?? chooseActiveEvent(events, now);
}

function byPreference(status: EventStatus) {
  return (a: EventTimes, b: EventTimes) =>
    status === 'ended'
      ? b.endTime.localeCompare(a.endTime)
      : a.startTime.localeCompare(b.startTime);
}

type Planned = EventTimes & { id: string; isActive: boolean; isHidden?: boolean };

/**
 * Returns other active events that overlap in time; attendees would see only one of them. An event without an
 * id is compared with all.
 */
export function overlappingEvents<E extends Planned>(
  event: EventTimes & { id?: string },
  events: readonly E[],
): E[] {
  return events.filter(
    (other) =>
      other.id !== event.id &&
      other.isActive &&
      !other.isHidden &&
      other.startTime < event.endTime &&
      event.startTime < other.endTime,
  );
}
