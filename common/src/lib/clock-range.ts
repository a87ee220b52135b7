/**
 * Returns two times of day such as `17:30` as the locale writes them, '5:30 – 9:00 PM', or the one that is known; empty
 * for none. A range that passes midnight names both halves of the day.
 */
export function clockRangeText(from: string, to: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const at = (clock: string) => new Date(`2000-01-01T${clock}:00.000Z`);
  if (from && to && from < to) return format.formatRange(at(from), at(to));
  return [from, to]
    .filter(Boolean)
    .map((clock) => format.format(at(clock)))
    .join(' – ');
}
