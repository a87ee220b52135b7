import type { Place } from '@domain/distance.ts';

/** On the screen, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What lies over the district: a box from where its place is. */
export interface Covered {
  place: Place;
  box: Box;
}

export const boxAround = (
  x: number,
  y: number,
  halfWidth: number,
  halfHeight = halfWidth,
): Box => ({
  left: x - halfWidth,
  right: x + halfWidth,
  top: y - halfHeight,
  bottom: y + halfHeight,
});

export const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
