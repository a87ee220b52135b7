import type { Coordinates } from '@wine-walk/common/lib/distance.ts';

/** Degrees of latitude in about one meter: one step of an arrow key. */
const step = 1 / 111_320;

const directions: Record<string, readonly [north: number, east: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/**
 * Returns the coordinates one step further, or 10 steps with Shift; null for other keys. A step is about one
 * meter.
 */
export function nudgeByKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  { latitude, longitude }: Coordinates,
): Coordinates | null {
  const direction = directions[key];
  if (!direction) return null;
  const size = step * (shiftKey ? 10 : 1);
  const shrinking = Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return {
    latitude: latitude + direction[0] * size,
    longitude: longitude + (direction[1] * size) / shrinking,
  };
}
