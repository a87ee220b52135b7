import { type Coordinates, distanceMeters } from '@wine-walk/common/lib/distance.ts';
import type { DeviceFix } from '../../../../platform/location/location.ts';

/** Half of the drawing minus the attendee's dot, in drawing units. */
const halfWidth = 146;
const halfHeight = 70;
/** Maximum scale in units per meter. */
const maxScale = 1.15;
/** Minimum ring radius in units. */
const minRing = 17;

export interface ProximityDrawing {
  /** Radius of the check-in ring. */
  ring: number;
  /** Radii of the wider rings that fit: two, four and eight times the check-in radius. */
  outerRings: number[];
  person: { x: number; y: number; accuracy: number } | null;
}

/**
 * Returns the position of the attendee around the business, north up, scaled so that both are visible. A
 * distant attendee is drawn at the edge.
 */
export function layOutProximity(
  business: Coordinates | null,
  fix: DeviceFix | null,
  radiusMeters: number,
): ProximityDrawing {
  const position = business && fix && offsetFrom(business, fix);
  const scale = position ? scaleFor(position, radiusMeters) : maxScale;
  const ring = radiusMeters * scale;
  const outerRings = [2, 4, 8].map((factor) => ring * factor).filter((radius) => radius < 190);
  if (!fix || !position) return { ring, outerRings, person: null };
  const x = position.east * scale;
  const y = -position.north * scale;
  const clamp = Math.min(1, halfWidth / Math.abs(x), halfHeight / Math.abs(y));
  const accuracy = Math.min(120, Math.max(13, (fix.accuracyMeters ?? 0) * scale));
  return { ring, outerRings, person: { x: round(x * clamp), y: round(y * clamp), accuracy } };
}

function scaleFor({ east, north }: { east: number; north: number }, radiusMeters: number): number {
  const fitting = Math.min(maxScale, halfWidth / Math.abs(east), halfHeight / Math.abs(north));
  return Math.max(fitting, minRing / radiusMeters);
}

/** Returns the offset from the business in meters east and north. */
function offsetFrom(business: Coordinates, { latitude, longitude }: Coordinates) {
  const east = distanceMeters(business, { latitude: business.latitude, longitude });
  const north = distanceMeters(business, { latitude, longitude: business.longitude });
  return {
    east: longitude < business.longitude ? -east : east,
    north: latitude < business.latitude ? -north : north,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;
