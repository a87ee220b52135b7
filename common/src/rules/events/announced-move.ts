import { type EventTimes, hasEnded } from './event-status.ts';

type Announced = EventTimes & { place: string; isActive: boolean; isPublished: boolean };

/**
 * Returns the moved parts of an edit, which the API announces. Undefined if it moves neither time nor place, if the event is
 * hidden from attendees before or after it, and if the event is over. `now`: epoch milliseconds.
 */
export function announcedMove(
  before: Announced,
  after: Announced,
  now: number,
): { isTime: boolean; isPlace: boolean } | undefined {
  const isShown = ({ isActive, isPublished }: Announced) => isActive && isPublished;
  if (!isShown(before) || !isShown(after) || hasEnded(after, now)) return undefined;
  const isPlace = before.place !== after.place;
  const isTime =
    Date.parse(before.startTime) !== Date.parse(after.startTime) ||
    Date.parse(before.endTime) !== Date.parse(after.endTime);
  return isTime || isPlace ? { isTime, isPlace } : undefined;
}
