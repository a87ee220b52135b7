import type { Coordinates } from '@wine-walk/common/lib/distance.ts';

/** Box on the screen, in pixels. */
export interface PixelBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Overlay on the map: a box relative to its coordinates. */
export interface Obstacle {
  place: Coordinates;
  box: PixelBox;
}

export const pixelBoxAround = (
  x: number,
  y: number,
  halfWidth: number,
  halfHeight = halfWidth,
): PixelBox => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
});

export const boxesOverlap = (a: PixelBox, b: PixelBox) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Returns the area that two boxes share, in square pixels. */
export const overlapArea = (a: PixelBox, b: PixelBox) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
