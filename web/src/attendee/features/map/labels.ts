import {
  overlapArea,
  type PixelBox,
  pixelBoxAround,
} from '../../../shared/district-map/pixel-box.ts';
import type { LaidOutItem } from './declutter.ts';

/** Side of a label; one that begins on its own pin covers less of others. */
export type LabelSide = 'below' | 'above' | 'on-below' | 'on-above';

const sides: readonly LabelSide[] = ['below', 'above'];
const forcedSides: readonly LabelSide[] = [...sides, 'on-below', 'on-above'];
/** Distance between a label and its pin in pixels; less than 0 on the pin. */
const gaps = { below: 2, above: 2, 'on-below': -10, 'on-above': -10 };
/** Weight of the number in a pin against the rest of it. */
const numberWeight = 4;

/** Size of a drawn label in pixels. */
export interface LabelSize {
  width: number;
  height: number;
}

/**
 * Returns the side of each pin's label, by ID, for labels that fit above or below their pins without covering
 * another pin, its star, label or box of `others`. `placed` is in order of importance; `sizeOf` measures a label. Pins of
 * `always` have one in any case, where it covers least, first of all no number and not their own star. `stars`: boxes
 * by ID of the pin. Groups have no label.
 */
export function placeLabels(
  placed: readonly LaidOutItem[],
  sizeOf: (id: string) => LabelSize,
  others: readonly PixelBox[] = [],
  always: ReadonlySet<string> = new Set(),
  stars: ReadonlyMap<string, PixelBox> = new Map(),
): ReadonlyMap<string, LabelSide> {
  const pins = new Map(placed.map((item) => [item, pinBox(item)]));
  const occupied = [...pins.values(), ...stars.values(), ...others];
  const labels = new Map<string, LabelSide>();
  for (const item of placed) {
    const [id, ...more] = item.ids;
    if (id === undefined || more.length > 0) continue;
    const size = sizeOf(id);
    const isForced = always.has(id);
    const own = new Set([pins.get(item), isForced ? undefined : stars.get(id)]);
    const covered = (candidate: LabelSide) => {
      const box = labelBox(item, size, candidate);
      const areaIn = (boxes: Iterable<PixelBox>) =>
        [...boxes].reduce((sum, other) => sum + (own.has(other) ? 0 : overlapArea(box, other)), 0);
      const numbers = placed.filter((other) => other !== item).map(numberBox);
      return areaIn(occupied) + numberWeight * areaIn(numbers);
    };
    const [side] = (isForced ? forcedSides : sides).toSorted((a, b) => covered(a) - covered(b));
    if (!side || (covered(side) > 0 && !isForced)) continue;
    occupied.push(labelBox(item, size, side));
    labels.set(id, side);
  }
  return labels;
}

/** Returns the box of a drawn pin. */
export const pinBox = ({ position, offset, size }: LaidOutItem): PixelBox =>
  pixelBoxAround(position.x + offset.x, position.y + offset.y, size / 2);

/** Returns the box of the number in a drawn pin. */
const numberBox = ({ position, offset, size }: LaidOutItem): PixelBox =>
  pixelBoxAround(position.x + offset.x, position.y + offset.y, size / 4);

/** Values of `.pin-badge` in pixels: its size, and how far it extends beyond the pin at the top and at the right. */
const star = { size: 18, above: 4, beside: 5 };

/** Returns the box of the star at the corner of a drawn pin. */
export function starBox(placed: LaidOutItem): PixelBox {
  const { right, top } = pinBox(placed);
  return {
    left: right + star.beside - star.size,
    right: right + star.beside,
    top: top - star.above,
    bottom: top - star.above + star.size,
  };
}

/** Returns the box of a pin's label on this side. */
export function labelBox(
  placed: LaidOutItem,
  { width, height }: LabelSize,
  side: LabelSide,
): PixelBox {
  const { left, right, top, bottom } = pinBox(placed);
  const isBelow = side.endsWith('below');
  const y = isBelow ? bottom + gaps[side] : top - gaps[side] - height;
  const middle = (left + right) / 2;
  return { left: middle - width / 2, right: middle + width / 2, top: y, bottom: y + height };
}
