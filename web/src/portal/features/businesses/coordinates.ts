import type { Coordinates } from '@wine-walk/common/lib/distance.ts';

/** Degrees of latitude in about one metre: a step of the arrow keys; ten of them with Shift. */
const step = 1 / 111_320;

const directions: Record<string, readonly [north: number, east: number]> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};

/** The place one step further, 10 with Shift; null for any other key. A step is about a metre. */
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

const number = '[-+]?\\d{1,3}\\.\\d+';
const pair = new RegExp(`^\\s*\\(?(${number})\\s*[,;\\s]\\s*(${number})\\)?\\s*$`);

/**
 * Latitude and longitude as maps copy them: '38.149781, -79.075453'. Null for any other text, '38,15' among
 * it, which is one number with a decimal comma.
 */
export function parseCoordinates(text: string): [latitude: string, longitude: string] | null {
  const [, latitude, longitude] = pair.exec(text) ?? [];
  return latitude && longitude ? [latitude, longitude] : null;
}
