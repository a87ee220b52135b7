import { type Coordinates, distanceMeters } from '../../lib/distance.ts';
import type { DistrictMap } from '../../model/districts.ts';
import {
  type DistrictPoint,
  decodePoints,
  metersProjection,
  nearestOnSegment,
  pointKey,
  toCoordinates,
  toPoint,
} from './geometry.ts';

/** Neighbor of a street point with its distance in meters. */
export interface Neighbor {
  to: number;
  meters: number;
}

/** Connection of a place to the streets: a point of a segment with the distances of both ends in meters. */
export interface Attachment {
  /** Point on the street. */
  place: Coordinates;
  /** Distance from the place to the street, in meters. */
  metersToStreet: number;
  a: Neighbor;
  b: Neighbor;
}

export interface StreetNetwork {
  nodes: readonly Coordinates[];
  neighbors: readonly (readonly Neighbor[])[];
  /** Undefined if no street is within 150 meters. */
  attach: (place: Coordinates) => Attachment | undefined;
}

/** Maximum distance of a place to a street, in meters. */
const maxAttachMeters = 150;

/**
 * Returns the streets as a graph of points in order of first use. Small unconnected parts, such as a yard's
 * path, are not attached to.
 */
export function streetNetwork({
  origin,
  streets,
}: Pick<DistrictMap, 'origin' | 'streets'>): StreetNetwork {
  const numbers = new Map<string, number>();
  const points: DistrictPoint[] = [];
  const neighbors: Neighbor[][] = [];
  const segments: [number, number][] = [];
  const nodes: Coordinates[] = [];
  const numberOf = (point: DistrictPoint) => {
    const number = numbers.get(pointKey(point));
    if (number !== undefined) return number;
    numbers.set(pointKey(point), points.length);
    neighbors.push([]);
    nodes.push(toCoordinates(origin, point));
    return points.push(point) - 1;
  };
  for (const { line } of streets) {
    const along = decodePoints(line).map(numberOf);
    for (const [index, to] of along.entries()) {
      const from = along[index - 1];
      if (from === undefined || from === to) continue;
      const meters = distanceMeters(nodeCoordinates(nodes, from), nodeCoordinates(nodes, to));
      neighbors[from]?.push({ to, meters });
      neighbors[to]?.push({ to: from, meters });
      segments.push([from, to]);
    }
  }
  const isConnected = largestComponent(neighbors);
  const reachable = segments.filter(([from]) => isConnected.has(from));
  const measure = metersProjection(origin);
  const at = points.map(measure);
  return {
    nodes,
    neighbors,
    attach: (place) => {
      const point = measure(toPoint(origin, place));
      const near = nearestSegment(point, at, reachable);
      if (!near || near.distance > maxAttachMeters) return undefined;
      const [from, to] = near.segment;
      const [a, b] = [nodeCoordinates(nodes, from), nodeCoordinates(nodes, to)];
      const onStreet = between(a, b, near.share);
      return {
        place: onStreet,
        metersToStreet: distanceMeters(place, onStreet),
        a: { to: from, meters: distanceMeters(onStreet, a) },
        b: { to, meters: distanceMeters(onStreet, b) },
      };
    },
  };
}

export function nodeCoordinates(nodes: readonly Coordinates[], number: number): Coordinates {
  const place = nodes[number];
  if (!place) throw new Error(`There is no street point ${number}.`);
  return place;
}

const between = (a: Coordinates, b: Coordinates, share: number): Coordinates => ({
  latitude: a.latitude + share * (b.latitude - a.latitude),
  longitude: a.longitude + share * (b.longitude - a.longitude),
});

function nearestSegment(
  point: DistrictPoint,
  at: readonly DistrictPoint[],
  segments: readonly [number, number][],
) {
  let nearest: { segment: [number, number]; share: number; distance: number } | undefined;
  for (const segment of segments) {
    const [a, b] = [at[segment[0]], at[segment[1]]];
    if (!a || !b) continue;
    const near = nearestOnSegment(point, a, b);
    const distance = Math.hypot(near.x - point.x, near.y - point.y);
    if (!nearest || distance < nearest.distance) nearest = { segment, share: near.share, distance };
  }
  return nearest;
}

/** Returns the points of the largest connected component. */
function largestComponent(neighbors: readonly (readonly Neighbor[])[]): ReadonlySet<number> {
  const seen = new Set<number>();
  let largest = new Set<number>();
  for (const start of neighbors.keys()) {
    if (seen.has(start)) continue;
    const component = new Set([start]);
    for (const point of component) for (const { to } of neighbors[point] ?? []) component.add(to);
    for (const point of component) seen.add(point);
    if (component.size > largest.size) largest = component;
  }
  return largest;
}

/** Shortest paths from the start to every point of a graph. */
export interface PathTree {
  /** Meters by point; infinite if unreachable. */
  meters: Float64Array;
  /** Previous point on each path; -1 at the start. */
  before: Int32Array;
}

/** Dijkstra's algorithm (1959) from one or more start points with their distance in meters. */
export function shortestPaths(
  neighbors: readonly (readonly Neighbor[])[],
  starts: readonly Neighbor[],
): PathTree {
  const meters = new Float64Array(neighbors.length).fill(Number.POSITIVE_INFINITY);
  const before = new Int32Array(neighbors.length).fill(-1);
  const queue = new NearestFirst();
  const reach = (to: number, at: number, from: number) => {
    if (at >= (meters[to] ?? 0)) return;
    meters[to] = at;
    before[to] = from;
    queue.add({ to, meters: at });
  };
  for (const start of starts) reach(start.to, start.meters, -1);
  for (let next = queue.take(); next; next = queue.take()) {
    if (next.meters > (meters[next.to] ?? 0)) continue;
    for (const { to, meters: length } of neighbors[next.to] ?? [])
      reach(to, next.meters + length, next.to);
  }
  return { meters, before };
}

/** Binary heap. */
class NearestFirst {
  readonly #items: Neighbor[] = [];

  add(item: Neighbor): void {
    const items = this.#items;
    let at = items.push(item) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#meters(parent) <= item.meters) break;
      this.#swap(at, parent);
      at = parent;
    }
  }

  take(): Neighbor | undefined {
    const items = this.#items;
    const [first] = items;
    const last = items.pop();
    if (!last || items.length === 0) return first;
    items[0] = last;
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      const child = this.#meters(left + 1) < this.#meters(left) ? left + 1 : left;
      if (this.#meters(child) >= last.meters) return first;
      this.#swap(at, child);
      at = child;
    }
  }

  #meters(at: number): number {
    return this.#items[at]?.meters ?? Number.POSITIVE_INFINITY;
  }

  #swap(one: number, other: number): void {
    const items = this.#items;
    [items[one], items[other]] = [items[other] as Neighbor, items[one] as Neighbor];
  }
}
