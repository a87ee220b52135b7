import type { Instant } from '../model/fields/values.ts';

/** Locale and time zone in which dates and times are written; the device's time zone if undefined. */
export interface DateStyle {
  locale: string;
  timeZone: string | undefined;
}

type Options = Intl.DateTimeFormatOptions;

const formatOf = ({ locale, timeZone }: DateStyle, options: Options) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone });

const write = (at: Instant, style: DateStyle, options: Options) =>
  formatOf(style, options).format(new Date(at));

const writeRange = (start: Instant, end: Instant, style: DateStyle, options: Options) =>
  formatOf(style, options).formatRange(new Date(start), new Date(end));

const clock = { hour: 'numeric', minute: '2-digit' } as const;
const shortDay = { weekday: 'short', month: 'short', day: 'numeric' } as const;
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
export const weekdayText = (at: Instant, style: DateStyle) => write(at, style, shortDay);

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
  return weekdayText(start, style) === weekdayText(end, style)
    ? writeRange(start, end, style, clock)
    : `${timeText(start, style)} – ${timeText(end, style)}`;
}

/** Returns 'Friday, November 20, 2026', or both dates if they differ. */
export const dateRangeText = (start: Instant, end: Instant, style: DateStyle) =>
  writeRange(start, end, style, longDay);

/** Returns 'Fri, Nov 20, 4:00 – 8:00 PM'. */
export const dayAndTimesText = (start: Instant, end: Instant, style: DateStyle) =>
  writeRange(start, end, style, { ...shortDay, ...clock });

/** Returns 'Eastern Time' for America/New_York. */
export function timeZoneText(at: Instant, style: DateStyle): string {
  const parts = formatOf(style, { timeZoneName: 'longGeneric' }).formatToParts(new Date(at));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? style.timeZone ?? '';
}
