const points = 40;

/**
 * A closed circle as a hand presses it: the radius wavers by up to `waver` around `radius`, smoothly, about
 * (0, 0). SVG path data, as quadratic curves through the midpoints.
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

function pair([x, y]: readonly [number, number]): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A spot's outline, as a part of a path that leaves it out. SVG path data. */
export function speckPath({ x, y, r }: Speck): string {
  const half = (to: number) => `a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${to.toFixed(1)} 0`;
  return `M${pair([x - r, y])}${half(2 * r)}${half(-2 * r)}`;
}

export interface Speck {
  x: number;
  y: number;
  r: number;
}

/** Where the ink did not take: small spots on the ring between two radii. */
export function specks(count: number, from: number, to: number, random: () => number): Speck[] {
  return Array.from({ length: count }, () => {
    const angle = random() * 2 * Math.PI;
    const at = from + random() * (to - from);
    return { x: at * Math.cos(angle), y: at * Math.sin(angle), r: 0.5 + random() * 1.3 };
  });
}
