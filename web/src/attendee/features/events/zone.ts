import { type EventDocument } from '@wine-walk/common/model/events.ts';
import { type Instant } from '@wine-walk/common/model/values.ts';

/** 'Friday, November 20, 2026' in the event's zone, or both days where it ends on another. */
export function eventDateText(
  { startTime, endTime, timeZone }: Pick<EventDocument, 'startTime' | 'endTime' | 'timeZone'>,
  locale: string,
): string {
  const day = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone,
  });
  return day.formatRange(new Date(startTime), new Date(endTime));
}

/** What people call the zone: 'Eastern Time'. */
export function timeZoneName(at: Instant, timeZone: string, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const name = parts.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName');
  return name?.value ?? timeZone;
}
