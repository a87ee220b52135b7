/** Pattern of a time in a list: hour, minutes, seconds and half of the day. */
export const timePattern = String.raw`(\d{1,2})(?:[:.h](\d{2}))?(?::(\d{2})(?:\.\d+)?)?h?\s*(?:([ap])\.?\s?m\.?)?`;

const onlyTime = new RegExp(`^${timePattern}$`, 'i');
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}[,T\s]+/;

/** Time of day as it is written. */
interface WrittenTime {
  hour: number;
  minute: number;
  half: 'a' | 'p' | undefined;
  /** True for a time that is none of a clock of 12 hours: 17, 05:00, and those with seconds, which programs write. */
  is24: boolean;
}

/** Returns the time that the groups of `timePattern` have; undefined if no clock shows it. */
export function writtenTime([hour = '', minute = '0', second, mark]: readonly (
  | string
  | undefined
)[]): WrittenTime | undefined {
  const half = mark ? (/p/i.test(mark) ? 'p' : 'a') : undefined;
  const time = { hour: Number(hour), minute: Number(minute) };
  if (hour === '' || time.hour > 24 || time.minute > 59) return undefined;
  const is24 = !half && (time.hour > 12 || hour.startsWith('0') || second !== undefined);
  return { ...time, half, is24 };
}

/**
 * Returns start and end in two texts as lists have them, with or without their dates, such as 5:30 PM or 17h30, as `17:30`;
 * other text unchanged, also a time in UTC. Hours up to 7 without AM and PM are in the afternoon, and the end is after the
 * start.
 */
export function parseClockTimes(from: string, to: string): [from: string, to: string] {
  const [start, end] = [readTime(from), readTime(to)];
  // Unlike `10-11 pm` in one text, 10:00 and 11:00 PM are a whole day.
  const isWholeDay = start && end?.half === 'p' && !start.half && !isAfternoon(start);
  if (start && end && !isWholeDay) return clockRange(start, end);
  return [start ? clockOf(start) : from, end ? clockOf(end) : to];
}

/** Returns two times as `17:00` and `21:00`, with the end after the start; it can be after midnight. */
export function clockRange(start: WrittenTime, end: WrittenTime): [from: string, to: string] {
  const to = minutesOf(end);
  let from = minutesOf(start);
  if (!start.half && !end.half && (start.is24 || end.is24)) return [asClock(from), asClock(to)];
  if (!start.half && end.half) {
    const inSameHalf = minutesOf({ ...start, half: end.half });
    if (inSameHalf < to) from = inSameHalf;
    else if (end.half === 'a') from = minutesOf({ ...start, half: 'p' });
  } else if (isAfternoon(start)) from += halfDay;
  const isLate = !end.half && to <= from && to + halfDay > from;
  return [asClock(from), asClock(isLate ? to + halfDay : to)];
}

const readTime = (text: string) =>
  writtenTime(onlyTime.exec(text.replace(date, ''))?.slice(1) ?? []);

const halfDay = 12 * 60;
/** Hour before which a time without AM and PM is in the afternoon. */
const earliestMorning = 8;

const isAfternoon = ({ hour, half, is24 }: WrittenTime) => !half && !is24 && hour < earliestMorning;

const minutesOf = ({ hour, minute, half }: Omit<WrittenTime, 'is24'>) =>
  (half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour) * 60 + minute;

const clockOf = (time: WrittenTime) => asClock(minutesOf(time) + (isAfternoon(time) ? halfDay : 0));

function asClock(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
