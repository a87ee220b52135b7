/* What the demo's pictures are drawn with: shapes of one flat colour each, in a window of 640 by 360. */

export const colors = {
  ink: '#2b1720',
  plum: '#43253a',
  wine: '#6e1f3a',
  brick: '#7b3a31',
  rose: '#d9a5a0',
  blush: '#f0d9d0',
  gold: '#b9832f',
  light: '#f2c379',
  glow: '#fbe3ae',
  paper: '#fbf6ee',
  cream: '#eadcc5',
  wood: '#8a5a36',
  bark: '#57382a',
  vine: '#3f6b4a',
  moss: '#2c4a38',
  sage: '#9fb295',
  slate: '#3c4a5c',
  dusk: '#5f6f86',
  night: '#26223a',
  water: '#4f7486',
  zinc: '#b4bcc0',
} as const;

/** A closed shape. */
export const shape = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** A line, round at its ends. */
export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${radius ? ` rx="${radius}"` : ''}/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** Drawn once for each number from 0. */
export const times = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

/** One of a few, again and again. */
export const cycle = (from: readonly string[], at: number): string => from[at % from.length] ?? '';

/** A bottle that stands on `base`. */
export const bottle = (x: number, base: number, height: number, fill: string): string => {
  const neck = height * 0.34;
  const d = `M${x - 11} ${base}v${-(height - neck - 12)}q0 -8 6 -14v${-neck}h10v${neck}q6 6 6 14v${height - neck - 12}z`;
  return shape(d, fill) + box(x - 11, base - height * 0.42, 22, height * 0.2, colors.cream);
};

/** A glass on its foot, `size` high, with what is in it. */
export const glass = (x: number, base: number, size: number, drink: string): string => {
  const w = size * 0.24;
  const top = base - size;
  const bowl = `M${x - w} ${top}h${2 * w}q${size * 0.06} ${size * 0.52} ${-w} ${size * 0.54}q${-w - size * 0.06} ${-size * 0.02} ${-w} ${-size * 0.54}z`;
  const fill = `M${x - w * 1.06} ${top + size * 0.2}h${2.12 * w}q${size * 0.01} ${size * 0.33} ${-w * 1.06} ${size * 0.34}q${-w * 1.06} ${-size * 0.01} ${-w * 1.06} ${-size * 0.34}z`;
  return (
    shape(bowl, '#fffdf9cc') +
    shape(fill, drink) +
    line(
      `M${x} ${base - size * 0.46}V${base}M${x - w * 0.8} ${base}h${w * 1.6}`,
      colors.paper,
      size * 0.035,
    )
  );
};

/** A lamp that hangs from the top edge, with its light. */
export const lamp = (x: number, y: number, shade: string): string =>
  line(`M${x} 0V${y}`, shade, 3) +
  shape(`M${x - 90} 360L${x - 20} ${y + 18}h40L${x + 90} 360z`, '#fbe3ae22') +
  shape(`M${x - 30} ${y + 20}q4 -26 30 -26t30 26z`, shade) +
  disc(x, y + 22, 8, colors.glow);
