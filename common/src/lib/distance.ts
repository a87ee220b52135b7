export interface Coordinates {
  /** Degrees north, WGS 84. */
  latitude: number;
  /** Degrees east, WGS 84. */
  longitude: number;
}

/** The mean radius of the earth in metres (IUGG, R1). */
export const earthRadiusMeters = 6_371_008.8;
const metersPerMile = 1_609.344;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Metres between two places along the surface, by the haversine formula (R. W. Sinnott, 1984).
 * On a sphere: at most 0.56 % from the WGS 84 ellipsoid, 0.3 m in 50 m.
 */
export function distanceMeters(from: Coordinates, to: Coordinates): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const haversine =
    halfLatitude ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** International miles. */
export function metersToMiles(meters: number): number {
  return meters / metersPerMile;
}

/** The Nearby filter: under 0.5 miles; a missing distance counts as 0 (specification, section 5). */
export const nearbyMiles = 0.5;
/** The same in metres, as it is told in the person's own units. */
export const nearbyMeters = nearbyMiles * metersPerMile;
export function isNearby(distanceMiles: number | undefined): boolean {
  return (distanceMiles ?? 0) < nearbyMiles;
}
