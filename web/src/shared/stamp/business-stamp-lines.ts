import { letters, pair, widthOf } from './stamp-lines.ts';

/* Not in stamp-lines.ts, which the landing page loads with React: its stamps have no arc. */

/** Maximum length of a name along the arc of a large stamp, in its units. */
const arcLength = 148;
const maxArcFontSize = 11;
const minArcFontSize = 7.5;

/** Returns a name in capitals that fits the arc of a large stamp, truncated with an ellipsis. */
export function arcName(name: string): string {
  const all = letters(name.trim().replaceAll(/\s+/gu, ' ').toUpperCase());
  let shown = all.join('');
  for (let length = all.length - 1; widthOf(shown) * minArcFontSize > arcLength; length--) {
    shown = `${all.slice(0, length).join('').trimEnd()}…`;
  }
  return shown;
}

/** Returns the font size, in the stamp's units, at which a name fits the arc. */
export function arcFontSize(name: string): number {
  return Math.min(maxArcFontSize, arcLength / Math.max(widthOf(name), 1));
}

/** Returns the SVG path of a circle of `count` outward arcs, as of a seal. */
export function scallopedCirclePath(radius: number, count: number): string {
  const corners = Array.from({ length: count }, (_, at) => {
    const angle = (at / count) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
  const bow = ((radius * Math.PI) / count) * 1.05;
  const arcs = corners.map((_, at) => {
    const next = corners[(at + 1) % count] ?? [radius, 0];
    return `A${bow.toFixed(1)} ${bow.toFixed(1)} 0 0 1 ${pair(next)}`;
  });
  return `M${pair([radius, 0])}${arcs.join('')}Z`;
}
