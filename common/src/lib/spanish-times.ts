/**
 * Adds the Spanish article to a time: 'las 8:30 p.m.', 'la 1:05 a.m.', and 'el 20 nov, 8:30 p.m.' if it
 * begins with a date.
 */
export function theTime(time: string): string {
  if (!/^\d+:/.test(time)) return `el ${time}`;
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
}

/** Returns 'a las 8:30 p.m.', or 'el 20 nov, 8:30 p.m.' for a time that begins with a date. */
export const atTime = (time: string): string => `a ${theTime(time)}`.replace(/^a el /, 'el ');

/** Returns 'de las 8:30 p.m.', or 'del 20 nov, 8:30 p.m.' for a time that begins with a date. */
export const ofTime = (time: string): string => `de ${theTime(time)}`.replace(/^de el /, 'del ');
