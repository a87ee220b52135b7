import { type Coordinates, distanceMeters } from '../../lib/distance.ts';
import { type DistrictMap } from '../../model/districts.ts';
import { type RouteLeg, straightLineLeg, type WalkingRoutes } from '../routes/route.ts';
import { pointKey, toPoint } from './geometry.ts';
import {
  type Attachment,
  nodeCoordinates,
  type PathTree,
  type StreetNetwork,
  shortestPaths,
  streetNetwork,
} from './street-network.ts';

/** Cached path trees: one per business and the latest user positions. */
const maxCachedTrees = 250;

/**
 * Returns routes along the streets: straight to the nearest street, along the shortest path, and straight to
 * the destination. Falls back to the straight line far from streets.
 */
export function streetRoutes(district: DistrictMap): WalkingRoutes {
  const network = streetNetwork(district);
  const imported = importedPaths(district);
  const attachments = memoized(network.attach);
  const trees = memoized((place: Coordinates) => treeFrom(network, attachments.of(place)));
  const legs = new Map<string, RouteLeg>();

  const findLeg = (from: Coordinates, to: Coordinates): RouteLeg => {
    const [start, end] = [attachments.of(from), attachments.of(to)];
    if (!start || !end) return straightLineLeg(from, to);
    const importedLeg = imported(from, to);
    if (importedLeg) return legAlong(network, from, start, importedLeg, end, to);
    if (trees.has(to) && !trees.has(from)) return reversed(findLeg(to, from));
    const between = pathBetween(trees.of(from), start, end);
    return between ? legAlong(network, from, start, between, end, to) : straightLineLeg(from, to);
  };
  return {
    leg: (from, to) => {
      const key = `${nameOf(from)} ${nameOf(to)}`;
      const cached = legs.get(key);
      if (cached) return cached;
      if (legs.size > maxCachedTrees ** 2) legs.clear();
      const leg = findLeg(from, to);
      legs.set(key, leg);
      legs.set(`${nameOf(to)} ${nameOf(from)}`, reversed(leg));
      return leg;
    },
  };
}

const nameOf = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`;
const reversed = ({ meters, line }: RouteLeg): RouteLeg => ({ meters, line: line.toReversed() });

function treeFrom(network: StreetNetwork, start: Attachment | undefined): PathTree {
  return shortestPaths(network.neighbors, start ? [start.a, start.b] : []);
}

/** Returns the street points between two attachments; undefined if there is no path. */
export function pathBetween(
  tree: PathTree,
  start: Attachment,
  end: Attachment,
): number[] | undefined {
  const isSameSegment =
    Math.min(start.a.to, start.b.to) === Math.min(end.a.to, end.b.to) &&
    Math.max(start.a.to, start.b.to) === Math.max(end.a.to, end.b.to);
  if (isSameSegment) return [];
  const total = ({ to, meters }: { to: number; meters: number }) => (tree.meters[to] ?? 0) + meters;
  const last = total(end.a) <= total(end.b) ? end.a : end.b;
  if (!Number.isFinite(total(last))) return undefined;
  const path: number[] = [];
  for (let at = last.to; at >= 0; at = tree.before[at] ?? -1) path.unshift(at);
  return path;
}

function legAlong(
  { nodes }: StreetNetwork,
  from: Coordinates,
  start: Attachment,
  path: readonly number[],
  end: Attachment,
  to: Coordinates,
): RouteLeg {
  const between = path.map((number) => nodeCoordinates(nodes, number));
  const line = [from, start.place, ...between, end.place, to];
  const meters = line
    .slice(1)
    .reduce((sum, place, index) => sum + distanceMeters(line[index] ?? place, place), 0);
  return { meters, line };
}

/** Paths found at import, for businesses that have not moved. */
function importedPaths({ origin, stops, walks }: DistrictMap) {
  const numbers = new Map(stops.map((stop, index) => [pointKey(stop), index]));
  return (from: Coordinates, to: Coordinates): number[] | undefined => {
    const [one, other] = [from, to].map((place) => numbers.get(pointKey(toPoint(origin, place))));
    if (one === undefined || other === undefined || one === other) return undefined;
    const path = walks[pairIndex(Math.min(one, other), Math.max(one, other), stops.length)];
    return (one < other ? path : path?.toReversed()) ?? undefined;
  };
}

/** Returns the index of a pair among 0 and 1, 0 and 2, …, 1 and 2, … */
export const pairIndex = (one: number, other: number, count: number) =>
  one * count - (one * (one + 1)) / 2 + (other - one - 1);

function memoized<T>(find: (place: Coordinates) => T) {
  const cached = new Map<string, T>();
  return {
    has: (place: Coordinates) => cached.has(nameOf(place)),
    of: (place: Coordinates): T => {
      const name = nameOf(place);
      if (!cached.has(name)) {
        if (cached.size > maxCachedTrees) cached.clear();
        cached.set(name, find(place));
      }
      return cached.get(name) as T;
    },
  };
}
