/**
 * A time as Spanish says it after a preposition: 'las 8:30 p.m.', 'la 1:05 a.m.', and 'el 20 nov, 8:30 p.m.' where it
 * begins with its day. As all of them may end with a period, no sentence ends with one.
 */
export function withArticle(time: string): string {
  if (!/^\d+:/.test(time)) return `el ${time}`;
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
}
