import type { Placed, Point } from './declutter.ts';

export type LabelSide = 'below' | 'above';

const sides: readonly LabelSide[] = ['below', 'above'];
/** Pixels: how high a name's line is, and how far from its pin. */
const lineHeight = 16;
const apart = 2;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Whose names have room below or above their pins without covering another pin or name: by id, where. The
 * order is the importance; `widthOf` measures a name in pixels. A group has no name.
 */
export function labelled(
  placed: readonly Placed[],
  widthOf: (id: string) => number,
): ReadonlyMap<string, LabelSide> {
  const taken = placed.map(pinBox);
  const shown = new Map<string, LabelSide>();
  for (const each of placed) {
    const [id, ...others] = each.ids;
    if (id === undefined || others.length > 0) continue;
    const width = widthOf(id);
    const free = sides.find((side) => {
      const box = labelBox(each, width, side);
      return !taken.some((other) => overlap(box, other));
    });
    if (!free) continue;
    taken.push(labelBox(each, width, free));
    shown.set(id, free);
  }
  return shown;
}

const centerOf = ({ at, offset }: Placed): Point => ({ x: at.x + offset.x, y: at.y + offset.y });

function pinBox(placed: Placed): Box {
  const { x, y } = centerOf(placed);
  const half = placed.size / 2;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}

function labelBox(placed: Placed, width: number, side: LabelSide): Box {
  const { x, y } = centerOf(placed);
  const far = placed.size / 2 + apart;
  const top = side === 'below' ? y + far : y - far - lineHeight;
  return { left: x - width / 2, right: x + width / 2, top, bottom: top + lineHeight };
}

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
