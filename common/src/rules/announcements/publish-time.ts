import type { AnnouncementDocument, RelativeTime } from '../../model/announcements.ts';
import type { EventDocument } from '../../model/events.ts';
import type { Instant } from '../../model/fields/values.ts';
import { inactivityStart, wasCalledOff } from '../events/event-status.ts';

type Times = Pick<EventDocument, 'startTime' | 'endTime'>;

/** Returns the time of the event that a relative time means now. */
export function resolveTiming({ relativeTo, offsetMinutes }: RelativeTime, event: Times): Instant {
  const anchor = relativeTo === 'start' ? event.startTime : event.endTime;
  return new Date(Date.parse(anchor) + offsetMinutes * 60_000).toISOString();
}

/** Returns when an announcement is published: a relative time moves with its event until then. */
export function publishTime(
  {
    publishAt,
    timing,
    isPublished,
  }: Pick<AnnouncementDocument, 'publishAt' | 'timing' | 'isPublished'>,
  event: Times | undefined,
): Instant {
  return timing && event && !isPublished ? resolveTiming(timing, event) : publishAt;
}

/** True while a published announcement matters to new registrants: until the start if it prepares for it, else the end. */
export function stillMatters(
  { relativeTo, offsetMinutes }: RelativeTime,
  event: Times,
  now: number,
): boolean {
  const prepares = relativeTo === 'start' && offsetMinutes < 0;
  return now < Date.parse(prepares ? event.startTime : event.endTime);
}

/**
 * True if the event was called off after this announcement was scheduled, so that its text no longer holds. An announcement
 * that was published when staff wrote it may be the news of that.
 */
export function isOutdated(
  { publishAt, updatedAt }: Pick<AnnouncementDocument, 'publishAt' | 'updatedAt'>,
  event: EventDocument,
): boolean {
  return wasCalledOff(event) && updatedAt < publishAt && updatedAt < inactivityStart(event);
}

/**
 * Returns the next step of the schedule with an unpublished announcement. One of a draft waits for the draft's publication.
 * One that was scheduled before its event was called off waits for the new date; if its fixed time passes until then, or the
 * event is archived, it is held back. `publishAt`: as resolved now.
 */
export function nextStep(
  announcement: Pick<AnnouncementDocument, 'publishAt' | 'timing' | 'updatedAt'>,
  event: EventDocument | undefined,
  now: number,
): 'publish' | 'wait' | 'hold-back' {
  const isDue = Date.parse(announcement.publishAt) <= now;
  if (!event || (event.isPublished && !isOutdated(announcement, event)))
    return isDue ? 'publish' : 'wait';
  const isOver = event.isPublished && announcement.timing === null && isDue;
  return isOver || event.archivedAt !== null ? 'hold-back' : 'wait';
}

/** True if an announcement whose time passed while it was withdrawn is published as soon as it comes back. */
export function isPublishedLate(
  announcement: Pick<AnnouncementDocument, 'publishAt' | 'timing' | 'isPublished' | 'updatedAt'>,
  event: EventDocument,
  now: number,
): boolean {
  const publishAt = publishTime(announcement, event);
  return (
    announcement.isPublished === false &&
    nextStep({ ...announcement, publishAt }, event, now) === 'publish'
  );
}
