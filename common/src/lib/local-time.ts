import { type Instant } from '../model/fields/values.ts';

/** Date and time on the clock of a zone, as `<input type="datetime-local">` has it: `2026-11-20T16:00`. */
export type LocalTime = string;

/**
 * Meaning of a local time. `twice`: it occurs twice when clocks go back. `never`: it is skipped when clocks
 * go forward; `instead` is the time that the clock shows then.
 */
export type ResolvedLocalTime =
  | { kind: 'once'; instant: Instant }
  | { kind: 'twice'; first: Instant; second: Instant }
  | { kind: 'never'; instead: LocalTime; instant: Instant }
  | { kind: 'unreadable' };

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Returns the instant at which a zone's clock shows `local`. Daylight saving time comes from the runtime's
 * zone data (IANA).
 */
export function resolveLocalTime(local: LocalTime, timeZone: string): ResolvedLocalTime {
  const wall = Date.parse(`${local}:00.000Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || Number.isNaN(wall))
    return { kind: 'unreadable' };
  // Zones change their offset at most once in two days: the offsets a day before and after are the only
  // candidates.
  const before = wall - offsetMs(wall - dayMs, timeZone);
  const after = wall - offsetMs(wall + dayMs, timeZone);
  // The earlier instant has the larger offset, which applies before clocks go back.
  const fitting = [...new Set([before, after])].filter((at) => localTimeAt(at, timeZone) === local);
  const [first, second] = fitting.map(instantAt);
  if (first && second) return { kind: 'twice', first, second };
  if (first) return { kind: 'once', instant: first };
  return { kind: 'never', instead: localTimeAt(before, timeZone), instant: instantAt(before) };
}

/** Returns the time on a zone's clock at an instant. */
export function localTimeOf(instant: Instant, timeZone: string): LocalTime {
  return localTimeAt(Date.parse(instant), timeZone);
}

/** Returns an instant as a zone's clock shows it, with its distance from UTC: `2026-11-20T16:00:00-05:00` (ISO 8601). */
export function instantWithOffset(instant: Instant, timeZone: string): string {
  const at = Date.parse(instant);
  const offset = offsetMs(at, timeZone);
  const [local, distance] = [at + offset, Math.abs(offset)].map((ms) => new Date(ms).toISOString());
  return `${local?.slice(0, 19)}${offset < 0 ? '-' : '+'}${distance?.slice(11, 16)}`;
}

/** Returns the name of a zone's time at an instant, such as 'EDT', or 'GMT+2' if it has none in English. */
export function zoneAbbreviation(instant: Instant, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  const parts = format.formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

const instantAt = (at: number): Instant => new Date(at).toISOString();

/** Returns the offset of a zone from UTC in milliseconds. */
function offsetMs(at: number, timeZone: string): number {
  return Date.parse(`${localTimeAt(at, timeZone)}:00.000Z`) - Math.floor(at / 60_000) * 60_000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function localTimeAt(at: number, timeZone: string): LocalTime {
  const format = formats.get(timeZone) ?? clockOf(timeZone);
  formats.set(timeZone, format);
  const parts = Object.fromEntries(
    format.formatToParts(at).map(({ type, value }) => [type, value]),
  );
  const { year = '', month, day, hour, minute } = parts;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
}
