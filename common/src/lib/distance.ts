export interface Coordinates {
  /** Degrees north, WGS 84. */
  latitude: number;
  /** Degrees east, WGS 84. */
  longitude: number;
}

/** Mean radius of the earth in meters (IUGG, R1). */
export const earthRadiusMeters = 6_371_008.8;
const metersPerMile = 1_609.344;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Returns the distance along the surface in meters, by the haversine formula (R. W. Sinnott, 1984). On a
 * sphere: at most 0.56 % from the WGS 84 ellipsoid, 0.3 m in 50 m.
 */
export function distanceMeters(from: Coordinates, to: Coordinates): number {
  const halfLatitude = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const haversine =
    halfLatitude ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLongitude ** 2;
  return 2 * earthRadiusMeters * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Returns the distance in whole meters for messages; outside the radius never a number inside it. */
export function displayMeters(distance: number, radiusMeters: number): number {
  const rounded = Math.round(distance);
  return distance > radiusMeters ? Math.max(rounded, Math.floor(radiusMeters) + 1) : rounded;
}

/** Converts to international miles. */
export function metersToMiles(meters: number): number {
  return meters / metersPerMile;
}

/** Limit of the Nearby filter: under 0.5 miles; a missing distance counts as 0 (specification, section 5). */
export const nearbyMiles = 0.5;
/** Same limit in meters, for texts in other units. */
export const nearbyMeters = nearbyMiles * metersPerMile;
export function isNearby(distanceMiles: number | undefined): boolean {
  return (distanceMiles ?? 0) < nearbyMiles;
}

/** Eight points of the compass, clockwise from north. */
const directions = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
type Direction = (typeof directions)[number];

/**
 * Returns the initial bearing from one point to another in degrees clockwise from north, from 0 up to 360.
 */
export function bearing(from: Coordinates, to: Coordinates): number {
  const [start, end] = [radians(from.latitude), radians(to.latitude)];
  const east = radians(to.longitude - from.longitude);
  const y = Math.sin(east) * Math.cos(end);
  const x = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(east);
  return ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
}

/** Returns the nearest of the eight points of the compass. */
export function direction(from: Coordinates, to: Coordinates): Direction {
  return directions[Math.round(bearing(from, to) / 45) % 8] ?? 'n';
}
