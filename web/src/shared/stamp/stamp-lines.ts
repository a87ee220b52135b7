const maxLines = 3;
const maxLetters = 10;

/** Returns the user-perceived characters, so no emoji or accented letter is split. */
export function letters(text: string): string[] {
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}

function shorten(word: string): string {
  const all = letters(word);
  return all.length > maxLetters ? `${all.slice(0, maxLetters - 1).join('')}…` : word;
}

/** Returns a name in capitals in at most three short lines that fit a stamp, truncated with an ellipsis. */
export function stampLines(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.trim().toUpperCase().split(/\s+/u).map(shorten)) {
    const last = lines.at(-1);
    if (last !== undefined && letters(`${last} ${word}`).length <= maxLetters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  if (lines.length <= maxLines) return lines;
  const visibleLines = lines.slice(0, maxLines);
  return [
    ...visibleLines.slice(0, -1),
    `${letters(visibleLines.at(-1) ?? '')
      .slice(0, maxLetters - 1)
      .join('')}…`,
  ];
}

/**
 * Matches characters up to as wide as the font size: M, W, emoji and other scripts. Other capitals have at
 * most 0.72 of it.
 */
const wide = /[MW]|[^ -ž]/u;
/** Returns an upper limit of the width of capitals, relative to the font size. */
export const widthOf = (line: string) =>
  letters(line).reduce((sum, letter) => sum + (wide.test(letter) ? 1 : 0.72), 0);

/** Radius available within the inner ring. */
const room = 48;
/** Line height, and extent of a line above and below its middle, relative to the font size. */
const step = 1.12;
const half = 0.4;

/**
 * Returns a font size, in the stamp's units, at which every line fits the ring, which is narrower farther
 * from the center.
 */
export function stampFontSize(lines: readonly string[]): number {
  const middle = (lines.length - 1) / 2;
  const sizes = lines.map(
    (line, at) => room / Math.hypot(widthOf(line) / 2, Math.abs(at - middle) * step + half),
  );
  return Math.min(28 - lines.length * 3, Math.max(8.5, Math.min(...sizes)));
}

const points = 40;

/**
 * Returns the SVG path of a closed hand-drawn circle around (0, 0): the radius varies smoothly by up to
 * `waver`, as quadratic curves through the midpoints.
 */
export function wobblyCirclePath(radius: number, waver: number, random: () => number): string {
  const corners = Array.from({ length: points }, (_, at) => {
    const angle = (at / points) * 2 * Math.PI;
    const r = radius + (random() * 2 - 1) * waver;
    return [r * Math.cos(angle), r * Math.sin(angle)] as const;
  });
  const between = corners.map((corner, at) => {
    const next = corners[(at + 1) % points] ?? corner;
    return [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2] as const;
  });
  const curves = corners.map((corner, at) => `Q${pair(corner)} ${pair(between[at] ?? corner)}`);
  return `M${pair(between.at(-1) ?? [radius, 0])}${curves.join('')}Z`;
}

/** Returns a point as SVG paths have it. */
export function pair([x, y]: readonly [number, number]): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Returns the SVG path of a spot's outline, to cut it out of another path. */
export function speckPath({ x, y, r }: Speck): string {
  const half = (to: number) => `a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${to.toFixed(1)} 0`;
  return `M${pair([x - r, y])}${half(2 * r)}${half(-2 * r)}`;
}

interface Speck {
  x: number;
  y: number;
  r: number;
}

/** Returns small spots without ink on the ring between two radii. */
export function specks(count: number, from: number, to: number, random: () => number): Speck[] {
  return Array.from({ length: count }, () => {
    const angle = random() * 2 * Math.PI;
    const at = from + random() * (to - from);
    return { x: at * Math.cos(angle), y: at * Math.sin(angle), r: 0.5 + random() * 1.3 };
  });
}
