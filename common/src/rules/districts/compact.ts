import { problem } from '../../api/contract/problems.ts';
import { type Coordinates, distanceMeters } from '../../lib/distance.ts';
import type { AreaKind, DistrictMap } from '../../model/districts.ts';
import { clipAndJoinStreets, type DrawOptions, simplifiedStreets } from './compact-streets.ts';
import type { GeoJsonPosition, MapFeature, MapProblem } from './geojson.ts';
import { type DistrictPoint, encodePoints, metersProjection, toPoint } from './geometry.ts';
import { type Bounds, boundsAround, clipRing, simplify } from './polylines.ts';
import { shortestPaths, streetNetwork } from './street-network.ts';
import { pathBetween } from './street-routes.ts';

/** Options of drawn areas with a tolerance in meters. */
type AreaShape = DrawOptions & { tolerance: number };

/** Minimum area in square meters. */
const smallestArea = 12;

/** Returns the simplified water, green, squares and buildings in the frame. */
function simplifyAreas(features: readonly MapFeature[], shape: AreaShape): DistrictMap['areas'] {
  return features.flatMap(({ kind, name, parts }) => {
    if (kind === 'street' || kind === 'path') return [];
    return parts.flatMap((rings) => areaOf(kind, name, rings, shape) ?? []);
  });
}

function areaOf(
  kind: AreaKind,
  name: string,
  drawnRings: MapFeature['parts'][number],
  { frame, pointOf, measure, tolerance }: AreaShape,
): DistrictMap['areas'][number] | undefined {
  const [outline, ...holes] = drawnRings.map((ring) => {
    const open = ring.map(pointOf).slice(0, -1);
    const clipped = clipRing(open, frame);
    // Split in two halves, because a ring starts and ends at the same point, which simplification would
    // retain.
    const half = Math.floor(clipped.length / 2);
    const [first] = clipped;
    if (!first) return [];
    const halves = [clipped.slice(0, half + 1), [...clipped.slice(half), first]];
    return halves.flatMap((part) => simplify(part, tolerance, measure).slice(0, -1));
  });
  if (!outline || !isLargeEnough(outline, measure)) return undefined;
  const rings = [outline, ...holes.filter((hole) => isLargeEnough(hole, measure))];
  // Buildings have no label.
  return { kind, name: kind === 'building' ? '' : name, rings: rings.map(encodePoints) };
}

function isLargeEnough(
  ring: readonly DistrictPoint[],
  measure: (point: DistrictPoint) => DistrictPoint,
): boolean {
  const at = ring.map(measure);
  const twice = at.reduce((sum, { x, y }, index) => {
    const before = at.at(index - 1) ?? { x, y };
    return sum + before.x * y - x * before.y;
  }, 0);
  return Math.abs(twice) / 2 >= smallestArea;
}

export interface DistrictBusiness extends Coordinates {
  id: string;
  name: string;
}

export interface CompactOptions {
  attribution: string;
  /** Businesses of the event; the map is drawn around them. */
  stops: readonly DistrictBusiness[];
}

export interface DetailLevel {
  /** Tolerance of lines in meters. */
  tolerance: number;
  /** True if routes between businesses are stored; otherwise the device computes them. */
  hasRoutes: boolean;
}

/** Margin around the businesses that a stored map keeps, in meters. */
export const marginMeters = 900;
/** Maximum distance of a business to a street, in meters. */
const maxMetersToStreet = 500;
/** Maximum width without businesses, in meters. */
const maxWidth = 6000;
/** Maximum number of businesses whose routes are stored. */
const maxStops = 60;

/** Returns the stored map with the given tolerance, or a sentence with the error. */
export function buildDistrictMap(
  features: readonly MapFeature[],
  { attribution, stops }: CompactOptions,
): ((detail: DetailLevel) => DistrictMap) | MapProblem {
  const lines = features.filter(isStreet).flatMap(({ parts }) => parts.flat(2));
  const far = stops.map((stop) => farFrom(stop, lines)).find(Boolean);
  if (far) return far;
  const corner = boundsAround((stops.length > 0 ? stops : lines.map(coordinatesOf)).map(degrees));
  const origin = { latitude: corner.south, longitude: corner.west };
  const pointOf = (position: GeoJsonPosition) => toPoint(origin, coordinatesOf(position));
  const measure = metersProjection(origin);
  const frame = frameOf(
    stops.length > 0 ? stops.map((stop) => toPoint(origin, stop)) : lines.map(pointOf),
    measure,
  );
  if (!frame) return problem('map-too-wide', { kilometers: maxWidth / 1000 }, 'geoJson');
  const joined = clipAndJoinStreets(features.filter(isStreet), { frame, pointOf, measure });
  if (!joined) return problem('map-too-tangled', {}, 'geoJson');
  return ({ tolerance, hasRoutes }) => {
    const streets = simplifiedStreets(joined, tolerance, measure);
    const routedStops = hasRoutes ? stops.slice(0, maxStops) : [];
    return {
      attribution,
      origin,
      streets,
      areas: simplifyAreas(features, { frame, pointOf, measure, tolerance }),
      stops: routedStops.map((stop) => ({ id: stop.id, ...toPoint(origin, stop) })),
      walks: routesBetween(routedStops, { origin, streets }),
    };
  };
}

const isStreet = ({ kind }: MapFeature) => kind === 'street' || kind === 'path';
const coordinatesOf = ([longitude, latitude]: GeoJsonPosition): Coordinates => ({
  latitude,
  longitude,
});
const degrees = ({ latitude, longitude }: Coordinates): DistrictPoint => ({
  x: longitude,
  y: latitude,
});

function farFrom(
  stop: DistrictBusiness,
  positions: readonly GeoJsonPosition[],
): MapProblem | undefined {
  if (
    positions.some((position) => distanceMeters(stop, coordinatesOf(position)) <= maxMetersToStreet)
  )
    return undefined;
  const nearest = positions.reduce(
    (least, position) => Math.min(least, distanceMeters(stop, coordinatesOf(position))),
    Number.POSITIVE_INFINITY,
  );
  const kilometers = Number((nearest / 1000).toFixed(1));
  return problem('map-elsewhere', { kilometers, business: stop.name }, 'geoJson');
}

/** Returns the frame around the points; undefined if it is too wide. */
function frameOf(
  points: readonly DistrictPoint[],
  measure: (point: DistrictPoint) => DistrictPoint,
): Bounds | undefined {
  const box = boundsAround(points);
  const perUnit = measure({ x: 1, y: 1 });
  // The origin of the points is their south-west corner.
  const size = Math.max(box.east * perUnit.x, box.north * perUnit.y);
  if (size > maxWidth) return undefined;
  const [x, y] = [Math.round(marginMeters / perUnit.x), Math.round(marginMeters / perUnit.y)];
  return { west: box.west - x, east: box.east + x, south: box.south - y, north: box.north + y };
}

function routesBetween(
  stops: readonly Coordinates[],
  map: Pick<DistrictMap, 'origin' | 'streets'>,
): DistrictMap['walks'] {
  const network = streetNetwork(map);
  const attached = stops.map(network.attach);
  return attached.flatMap((start, index) => {
    const tree = shortestPaths(network.neighbors, start ? [start.a, start.b] : []);
    return attached
      .slice(index + 1)
      .map((end) => (start && end && pathBetween(tree, start, end)) ?? null);
  });
}
