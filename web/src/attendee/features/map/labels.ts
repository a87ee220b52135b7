import {
  boxesOverlap,
  type PixelBox,
  pixelBoxAround,
} from '../../../shared/district-map/pixel-box.ts';
import type { LaidOutItem } from './declutter.ts';

export type LabelSide = 'below' | 'above';

const sides: readonly LabelSide[] = ['below', 'above'];
/** How far a name is from its pin. Pixels. */
const gap = 2;

/** A name as it is drawn, in pixels. */
export interface LabelSize {
  width: number;
  height: number;
}

/**
 * Whose names have room below or above their pins without covering another pin, name or anything of `others`:
 * by id, where. The order is the importance; `sizeOf` measures a name. A group has no name.
 */
export function placeLabels(
  placed: readonly LaidOutItem[],
  sizeOf: (id: string) => LabelSize,
  others: readonly PixelBox[] = [],
): ReadonlyMap<string, LabelSide> {
  const occupied = [...placed.map(pinBox), ...others];
  const labels = new Map<string, LabelSide>();
  for (const item of placed) {
    const [id, ...more] = item.ids;
    if (id === undefined || more.length > 0) continue;
    const size = sizeOf(id);
    const side = sides.find((candidate) => {
      const box = labelBox(item, size, candidate);
      return !occupied.some((other) => boxesOverlap(box, other));
    });
    if (!side) continue;
    occupied.push(labelBox(item, size, side));
    labels.set(id, side);
  }
  return labels;
}

/** Where a pin is drawn. */
export const pinBox = ({ at, offset, size }: LaidOutItem): PixelBox =>
  pixelBoxAround(at.x + offset.x, at.y + offset.y, size / 2);

/** Where its name is drawn on this side. */
export function labelBox(
  placed: LaidOutItem,
  { width, height }: LabelSize,
  side: LabelSide,
): PixelBox {
  const { left, right, top, bottom } = pinBox(placed);
  const y = side === 'below' ? bottom + gap : top - gap - height;
  const middle = (left + right) / 2;
  return { left: middle - width / 2, right: middle + width / 2, top: y, bottom: y + height };
}
