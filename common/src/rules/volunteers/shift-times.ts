/** Time in a list: hour, minutes and half of the day. */
const time = String.raw`(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?h?\s*(?:([ap])\.?\s?m\.?)?`;

/** Start and end, not a part of a date. */
const range = new RegExp(
  String.raw`(?<![\d./-])${time}\s*(?:-|–|—|\bto\b|\buntil\b|\bbis\b|\ba\b|\bhasta\b)\s*${time}(?![\d]|[./-]\d)`,
  'i',
);

/**
 * Returns start and end of a shift as lists have it, such as `5-9 pm`, as `17:00` and `21:00`; undefined if the text has no
 * range. Hours up to 7 without AM and PM are in the afternoon, and the end is after the start.
 */
export function shiftTimes(text: string): [from: string, to: string] | undefined {
  const found = range.exec(text);
  if (!found) return undefined;
  const [, startHour = '', startMinute, startHalf, endHour = '', endMinute, endHalf] = found;
  const is24 = !startHalf && !endHalf && [startHour, endHour].some(isOf24Hours);
  const minutesOf = (hour: string, minute = '0', half?: string) =>
    (half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)) * 60 +
    Number(minute);
  const end = minutesOf(endHour, endMinute, endHalf);
  let start = minutesOf(startHour, startMinute, startHalf);
  if (is24) return [asClock(start), asClock(end)];
  if (!startHalf && endHalf) {
    const inSameHalf = minutesOf(startHour, startMinute, endHalf);
    start = inSameHalf < end ? inSameHalf : start;
  } else if (!startHalf && start < earliestMorning) start += halfDay;
  const isEarlier = !endHalf && end <= start;
  return [asClock(start), asClock(isEarlier ? end + halfDay : end)];
}

const halfDay = 12 * 60;
/** Minutes since midnight before which a time without AM and PM is in the afternoon. */
const earliestMorning = 8 * 60;

const isOf24Hours = (hour: string) => Number(hour) > 12 || /^0/.test(hour);

function asClock(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60) % 24, minutes % 60];
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
