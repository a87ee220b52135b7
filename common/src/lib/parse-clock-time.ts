/** Returns a time of day as lists have it, with or without its date, such as 5:30 PM or 17h30, as `17:30`; other text unchanged. */
export function parseClockTime(text: string): string {
  const time = text.replace(/^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}[,T\s]+/, '');
  const found =
    /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?(?:\.\d+)?h?\s*(?:([ap])\.?\s?m\.?|z)?$/i.exec(time);
  if (!found) return text;
  const [, hour = '', minute = '00', half] = found;
  const isLate = half?.toLowerCase() === 'p';
  const hours = half ? (Number(hour) % 12) + (isLate ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
