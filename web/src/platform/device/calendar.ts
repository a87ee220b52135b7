import { type CalendarEntry, calendarAttributes } from '@wine-walk/common/lib/calendar-entry.ts';
import { saveFile } from './file.ts';
import { serverNow } from './server-clock.ts';

/**
 * Saves an event as an iCalendar file. Loads its library on use.
 * @throws if the library cannot be loaded or the entry is invalid.
 */
export async function addToCalendar(entry: CalendarEntry): Promise<void> {
  const { createEvent } = await import('ics');
  const { error, value } = createEvent(calendarAttributes(entry, serverNow()));
  if (error || !value) throw error ?? new Error('The calendar entry could not be made.');
  saveFile(new File([value], 'wine-walk.ics', { type: 'text/calendar;charset=utf-8' }));
}
