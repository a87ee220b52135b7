/** Event in a calendar. */
export interface CalendarEntry {
  /** Stable per event, so that a repeated import replaces the entry. */
  id: string;
  title: string;
  description: string;
  place: string;
  /** ISO 8601 UTC. */
  startTime: string;
  endTime: string;
  /** URL with more information. */
  url: string;
}

/** Time of the reminder before the event starts, in hours. */
const alarmHours = 2;

/** Year, month from 1, day, hour, minute. */
type DateParts = [number, number, number, number, number];

/**
 * Returns the attributes from which the library `ics` creates an iCalendar file (RFC 5545). A file that is made later has a
 * higher revision, because calendars may ignore another time of the event otherwise. `now`: epoch milliseconds.
 */
export function calendarAttributes(entry: CalendarEntry, now: number) {
  return {
    uid: `${entry.id}@wine-walk`,
    sequence: Math.floor(now / 60_000),
    productId: 'wine-walk',
    title: entry.title,
    description: entry.description,
    location: entry.place,
    url: entry.url,
    start: dateParts(entry.startTime),
    startInputType: 'utc' as const,
    end: dateParts(entry.endTime),
    endInputType: 'utc' as const,
    alarms: [
      {
        action: 'display' as const,
        // Workaround: `ics` escapes the text of an alarm only in part. Remove when it escapes backslashes there.
        description: entry.title.replaceAll(/[\\;,]/g, '\\$&'),
        trigger: { hours: alarmHours, before: true },
      },
    ],
  };
}

/** Returns the page on which Google Calendar adds the event. */
export function googleCalendarUrl(entry: Omit<CalendarEntry, 'id'>): string {
  const { title, description, place, startTime, endTime } = entry;
  const time = (instant: string) => new Date(instant).toISOString().replace(/\.\d+|[-:]/g, '');
  const query = {
    action: 'TEMPLATE',
    text: title,
    dates: `${time(startTime)}/${time(endTime)}`,
    details: description,
    location: place,
  };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(query).toString()}`;
}

function dateParts(instant: string): DateParts {
  const date = new Date(instant);
  return [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ];
}
