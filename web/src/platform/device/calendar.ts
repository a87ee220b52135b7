import type { DateArray } from 'ics';
import { saveFile } from './file.ts';

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

/**
 * Saves an event as an iCalendar file (RFC 5545). Loads its library on use.
 * @throws if the library cannot be loaded or the entry is invalid.
 */
export async function addToCalendar(entry: CalendarEntry): Promise<void> {
  const { createEvent } = await import('ics');
  const { error, value } = createEvent({
    uid: `${entry.id}@wine-walk`,
    productId: 'wine-walk',
    title: entry.title,
    description: entry.description,
    location: entry.place,
    url: entry.url,
    start: dateArray(entry.startTime),
    startInputType: 'utc',
    end: dateArray(entry.endTime),
    endInputType: 'utc',
  });
  if (error || !value) throw error ?? new Error('The calendar entry could not be made.');
  saveFile(new File([value], 'wine-walk.ics', { type: 'text/calendar;charset=utf-8' }));
}

function dateArray(instant: string): DateArray {
  const date = new Date(instant);
  return [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ];
}
