import type { DistrictMap } from '../../contract/districts.ts';
import { distanceMeters, type Place } from '../distance.ts';
import { type Leg, straightLeg, type Walks } from '../walks.ts';
import { type PathTree, shortestPaths } from './shortest-paths.ts';
import { type Attachment, placeAt, type StreetNetwork, streetNetwork } from './street-network.ts';
import { keyOf, toPoint } from './units.ts';

/** So many places' ways are remembered: those of every business, and of where a person was last. */
const maxRemembered = 250;

/**
 * Ways along a district's streets: from a place straight to the nearest street, the shortest way along them, and
 * straight to the other place. Where either is far from every street, the straight line stands for it.
 */
export function streetWalks(district: DistrictMap): Walks {
  const network = streetNetwork(district);
  const imported = importedPaths(district);
  const attachments = remembered(network.attach);
  const trees = remembered((place: Place) => treeFrom(network, attachments.of(place)));
  const legs = new Map<string, Leg>();

  const findLeg = (from: Place, to: Place): Leg => {
    const [start, end] = [attachments.of(from), attachments.of(to)];
    if (!start || !end) return straightLeg(from, to);
    const walked = imported(from, to);
    if (walked) return legAlong(network, from, start, walked, end, to);
    if (trees.has(to) && !trees.has(from)) return turned(findLeg(to, from));
    const between = pathTo(trees.of(from), start, end);
    return between ? legAlong(network, from, start, between, end, to) : straightLeg(from, to);
  };
  return {
    leg: (from, to) => {
      const key = `${nameOf(from)} ${nameOf(to)}`;
      const cached = legs.get(key);
      if (cached) return cached;
      if (legs.size > maxRemembered ** 2) legs.clear();
      const found = findLeg(from, to);
      legs.set(key, found);
      legs.set(`${nameOf(to)} ${nameOf(from)}`, turned(found));
      return found;
    },
  };
}

const nameOf = ({ latitude, longitude }: Place) => `${latitude},${longitude}`;
const turned = ({ meters, line }: Leg): Leg => ({ meters, line: line.toReversed() });

function treeFrom(network: StreetNetwork, start: Attachment | undefined): PathTree {
  return shortestPaths(network.neighbours, start ? [start.a, start.b] : []);
}

/** The street points from one attachment to the other; undefined where no way leads there. */
export function pathTo(tree: PathTree, start: Attachment, end: Attachment): number[] | undefined {
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
  { places }: StreetNetwork,
  from: Place,
  start: Attachment,
  path: readonly number[],
  end: Attachment,
  to: Place,
): Leg {
  const between = path.map((number) => placeAt(places, number));
  const line = [from, start.place, ...between, end.place, to];
  const meters = line
    .slice(1)
    .reduce((sum, place, index) => sum + distanceMeters(line[index] ?? place, place), 0);
  return { meters, line };
}

/** The paths that were found when the district was imported, for businesses that are still where they were. */
function importedPaths({ origin, stops, walks }: DistrictMap) {
  const numbers = new Map(stops.map((stop, index) => [keyOf(stop), index]));
  return (from: Place, to: Place): number[] | undefined => {
    const [one, other] = [from, to].map((place) => numbers.get(keyOf(toPoint(origin, place))));
    if (one === undefined || other === undefined || one === other) return undefined;
    const path = walks[pairNumber(Math.min(one, other), Math.max(one, other), stops.length)];
    return (one < other ? path : path?.toReversed()) ?? undefined;
  };
}

/** Where a pair stands among 0 and 1, 0 and 2, …, 1 and 2, … of so many. */
export const pairNumber = (one: number, other: number, count: number) =>
  one * count - (one * (one + 1)) / 2 + (other - one - 1);

function remembered<T>(find: (place: Place) => T) {
  const cached = new Map<string, T>();
  return {
    has: (place: Place) => cached.has(nameOf(place)),
    of: (place: Place): T => {
      const name = nameOf(place);
      if (!cached.has(name)) {
        if (cached.size > maxRemembered) cached.clear();
        cached.set(name, find(place));
      }
      return cached.get(name) as T;
    },
  };
}
