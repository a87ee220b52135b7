import type { EventTimes } from './event-status.ts';

type Planned = EventTimes & { id: string; isActive: boolean };

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
      other.startTime < event.endTime &&
      event.startTime < other.endTime,
  );
}
