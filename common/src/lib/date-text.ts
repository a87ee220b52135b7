import type { Instant } from '../model/values.ts';

/** How dates and times are written: in a locale, in a time zone (of the device if undefined). */
export interface DateStyle {
  locale: string;
  timeZone: string | undefined;
}

const write = (at: Instant, { locale, timeZone }: DateStyle, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(at));

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const longDay = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' } as const;

/** Returns '5:42 PM'. `zone`: 'short' to name the time zone. */
export const timeText = (at: Instant, style: DateStyle, zone?: 'short') =>
  write(at, style, { ...clock, ...(zone && { timeZoneName: zone }) });

/** Returns 'Friday, November 20, 2026'. */
export const dateText = (at: Instant, style: DateStyle) => write(at, style, longDay);

/** Returns 'November 20, 2026'. */
export const longDateText = (at: Instant, style: DateStyle) =>
  write(at, style, { dateStyle: 'long' });

/** Returns 'Nov 20, 2026'. */
export const shortDateText = (at: Instant, style: DateStyle) =>
  write(at, style, { dateStyle: 'medium' });

/** Returns 'Fri, Nov 20'. */
export const weekdayText = (at: Instant, style: DateStyle) =>
  write(at, style, { weekday: 'short', month: 'short', day: 'numeric' });

/** Returns 'Nov 20, 5:42 PM'. */
export const dateTimeText = (at: Instant, style: DateStyle) =>
  write(at, style, { month: 'short', day: 'numeric', ...clock });

/** Returns 'Nov 20, 2026, 5:42 PM'. */
export const shortDateTimeText = (at: Instant, style: DateStyle) =>
  write(at, style, { dateStyle: 'medium', timeStyle: 'short' });

/** Returns 'Friday, November 20, 2026 at 5:42 PM'. */
export const fullDateTimeText = (at: Instant, style: DateStyle) =>
  write(at, style, { dateStyle: 'full', timeStyle: 'short' });

/** Returns '4:00 – 8:00 PM'; both times alone across midnight, because Intl would add both dates. */
export function timeRangeText(start: Instant, end: Instant, style: DateStyle): string {
  const { locale, timeZone } = style;
  const isOneDay = weekdayText(start, style) === weekdayText(end, style);
  if (!isOneDay) return `${timeText(start, style)} – ${timeText(end, style)}`;
  const format = new Intl.DateTimeFormat(locale, { ...clock, timeZone });
  return format.formatRange(new Date(start), new Date(end));
}

/** Returns 'Friday, November 20, 2026', or both dates if they differ. */
export function dateRangeText(start: Instant, end: Instant, { locale, timeZone }: DateStyle) {
  const format = new Intl.DateTimeFormat(locale, { ...longDay, timeZone });
  return format.formatRange(new Date(start), new Date(end));
}

/** Returns 'Fri, Nov 20, 4:00 – 8:00 PM'. */
export function dayAndTimesText(start: Instant, end: Instant, { locale, timeZone }: DateStyle) {
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const format = new Intl.DateTimeFormat(locale, { ...day, ...clock, timeZone });
  return format.formatRange(new Date(start), new Date(end));
}

/** Returns 'Eastern Time' for America/New_York. */
export function timeZoneText(at: Instant, { locale, timeZone }: DateStyle): string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
  const parts = format.formatToParts(new Date(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone ?? '';
}
