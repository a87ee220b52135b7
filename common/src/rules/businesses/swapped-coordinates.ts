import type { Coordinates } from '../../lib/distance.ts';
import { distanceMeters } from '../../lib/distance.ts';

/** Degrees north or south beyond which no town is. */
const lastTown = 75;

/** Distance in meters within which other businesses of a walk are. */
const sameRegionMeters = 200_000;

/**
 * True if latitude and longitude seem to be in each other's place: the latitude is in the ice or beyond the pole, or the
 * location is far from `others` and the swapped one is near them.
 */
export function areLikelySwapped(
  { latitude, longitude }: Coordinates,
  others: readonly Coordinates[],
): boolean {
  if (Math.abs(longitude) > 90) return false;
  if (Math.abs(latitude) > lastTown) return Math.abs(longitude) <= lastTown;
  const swapped = { latitude: longitude, longitude: latitude };
  const isNear = (place: Coordinates) =>
    others.some((other) => distanceMeters(place, other) < sameRegionMeters);
  return !isNear({ latitude, longitude }) && isNear(swapped);
}
