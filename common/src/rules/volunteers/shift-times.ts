import { clockRange, timePattern, writtenTime } from '../../lib/clock-times.ts';

/** Start and end, not a part of a date. */
const range = new RegExp(
  String.raw`(?<![\d./-])${timePattern}\s*(?:-|–|—|\bto\b|\buntil\b|\bbis\b|\ba\b|\bhasta\b)\s*${timePattern}(?![\d]|[./-]\d)`,
  'i',
);

/**
 * Returns start and end of a shift as lists have it, such as `5-9 pm`, as `17:00` and `21:00`; undefined if the text has no
 * range.
 */
export function shiftTimes(text: string): [from: string, to: string] | undefined {
  const found = range.exec(text)?.slice(1) ?? [];
  const [start, end] = [writtenTime(found.slice(0, 4)), writtenTime(found.slice(4))];
  return start && end && clockRange(start, end);
}
