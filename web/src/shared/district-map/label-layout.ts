export interface Pixel {
  x: number;
  y: number;
}

/** Letter, centered on the street. */
export interface Letter extends Pixel {
  text: string;
  /** Rotation in radians, clockwise. */
  angle: number;
}

/** Maximum bend within a readable name, in radians. */
const maxBend = 0.6;
/** Distance between the places that are tried, in pixels. */
const step = 36;
/** Free space at each end of a street, in pixels. */
const margin = 10;

/**
 * Returns the possible positions of a name's letters along a line, upright for the reader, nearest to its
 * middle first. Empty if the line is too short or too bent. `widthOf` returns the width of a letter, in
 * pixels.
 */
export function placeLettersAlong(
  name: string,
  line: readonly Pixel[],
  widthOf: (letter: string) => number,
): Letter[][] {
  const letters = [...name];
  const widths = letters.map(widthOf);
  const width = widths.reduce((sum, letter) => sum + letter, 0);
  const steps = line.slice(1).map((to, index) => stepOf(line[index] ?? to, to));
  const length = steps.reduce((sum, step) => sum + step.length, 0);
  if (width === 0 || length < width + 2 * margin) return [];
  const free = (length - width) / 2 - margin;
  const shifts = Array.from({ length: Math.floor(free / step) }, (_, index) => (index + 1) * step);
  return [0, ...shifts.flatMap((shift) => [shift, -shift])]
    .map((shift) => placed(letters, widths, steps, (length - width) / 2 + shift, width))
    .filter((letter) => letter.length > 0);
}

interface Step {
  from: Pixel;
  length: number;
  angle: number;
}

const stepOf = (from: Pixel, to: Pixel): Step => ({
  from,
  length: Math.hypot(to.x - from.x, to.y - from.y),
  angle: Math.atan2(to.y - from.y, to.x - from.x),
});

function placed(
  letters: readonly string[],
  widths: readonly number[],
  steps: readonly Step[],
  start: number,
  width: number,
): Letter[] {
  const [first, last] = [pointAt(steps, start), pointAt(steps, start + width)];
  if (!first || !last) return [];
  const isBackwards = last.x < first.x;
  let distance = isBackwards ? start + width : start;
  const placedLetters: Letter[] = [];
  for (const [index, text] of letters.entries()) {
    const half = (widths[index] ?? 0) / 2;
    distance += isBackwards ? -half : half;
    const point = pointAt(steps, distance);
    if (!point) return [];
    placedLetters.push({
      ...point,
      text,
      angle: isBackwards ? point.angle + Math.PI : point.angle,
    });
    distance += isBackwards ? -half : half;
  }
  const isStraight = placedLetters.every(
    ({ angle }, index) => turn(placedLetters[index - 1]?.angle ?? angle, angle) < maxBend,
  );
  return isStraight ? placedLetters : [];
}

/** Returns the angle between two directions, from 0 to π. */
function turn(one: number, other: number): number {
  const between = Math.abs(one - other) % (2 * Math.PI);
  return Math.min(between, 2 * Math.PI - between);
}

function pointAt(
  steps: readonly Step[],
  distance: number,
): (Pixel & { angle: number }) | undefined {
  let left = distance;
  for (const { from, length, angle } of steps) {
    if (left <= length)
      return { x: from.x + Math.cos(angle) * left, y: from.y + Math.sin(angle) * left, angle };
    left -= length;
  }
  return undefined;
}
