/**
 * Adds the Spanish article to a time: 'las 8:30 p.m.', 'la 1:05 a.m.', and 'el 20 nov, 8:30 p.m.' if it
 * begins with a date. The result may end with a period, so do not put it at the end of a sentence.
 */
export function withArticle(time: string): string {
  if (!/^\d+:/.test(time)) return `el ${time}`;
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
}
