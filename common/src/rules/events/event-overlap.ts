import type { EventTimes } from './event-status.ts';

type Planned = EventTimes & { id: string; isActive: boolean };

/**
 * The other active events that run at the same time for a moment at least: attendees then see only one of
 * them. An event that has no id yet is compared with all.
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
