import type { Fields } from './send.ts';

/** Durations in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Time zone of the demo. */
export const timeZone = 'America/New_York';

/** Returns the day and the times of an event as the app shows them: 2:00 to 6:00 PM, but 11:00 AM to 3:00 PM. */
export function timesOf({ startTime, endTime }: Fields) {
  const start = new Date(String(startTime));
  const [from, until] = [start, new Date(String(endTime))].map(timeOf);
  const [clock, half] = String(from).split(/\s/);
  return {
    day: fullDayOf(startTime),
    start: String(until?.endsWith(String(half)) ? clock : from),
    end: String(until),
  };
}

/** Returns a time of day as the app shows it. */
export function timeOf(at: Date): string {
  return at.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
}

const dayText = (at: unknown, options: Intl.DateTimeFormatOptions) =>
  new Date(String(at)).toLocaleDateString('en-US', { timeZone, ...options });

/** Returns the day of a time of an answer, with the year, as the app shows it. */
export const fullDayOf = (at: unknown) => dayText(at, { dateStyle: 'long' });

/** Returns the day of a time of an answer as the app shows it in short. */
export const dayOf = (at: unknown) => dayText(at, { month: 'short', day: 'numeric' });
