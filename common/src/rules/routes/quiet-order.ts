import type { Coordinates } from '../../lib/distance.ts';
import {
  type RouteStop,
  type SuggestedRoute,
  suggestVisitOrder,
  type WalkingRoutes,
  walkingSpeed,
} from './route.ts';

/** Smallest number of check-ins that is published; smaller ones could point at single people. */
export const minPublishedCheckIns = 5;

/** Period of the published check-ins, in milliseconds. */
export const crowdPeriodMs = 15 * 60 * 1000;

/*
 * Weights by the simulation in lab/crowd: the crowd at the fullest stop is at most half of that on the shortest
 * routes, for at most 15% more walking.
 */

/** Number of nearest stops among which a quieter one is preferred. */
const candidates = 12;

/** Additional walk that a stop with the average number of check-ins is worth avoiding, in meters. */
const metersPerAverageCrowd = 76;

/** Multiple of the average from which a crowd counts no further. */
const maxCrowd = 3.5;

/** Largest additional walk by which groups at the same place are spread, in meters. */
const spreadMeters = 305;

export interface CrowdPreferences {
  /** Recent check-ins by business; absent where fewer than `minPublishedCheckIns`. */
  counts: ReadonlyMap<string, number>;
  /** Text that differs between groups, so that those at the same place get different stops. */
  seed: string;
}

/**
 * Returns the shortest visit order from `here` after a quiet first stop: among the nearest stops, the one with the
 * lowest sum of route length, crowd and spread. The same seed and counts always return the same order.
 */
export function suggestQuietOrder(
  here: Coordinates,
  stops: readonly RouteStop[],
  walks: WalkingRoutes,
  { counts, seed }: CrowdPreferences,
): SuggestedRoute {
  const near = stops
    .map((stop) => ({ stop, meters: walks.leg(here, stop).meters }))
    .toSorted((a, b) => a.meters - b.meters || (a.stop.id < b.stop.id ? -1 : 1))
    .slice(0, candidates);
  const routes = near.map(({ stop, meters }) => {
    const others = stops.filter((other) => other !== stop);
    const onward = suggestVisitOrder(stop, others, walks);
    const length = meters + onward.meters;
    const crowd = Math.min(maxCrowd, crowdOf(stop.id, counts));
    const spread = fraction(`${seed} ${stop.id}`) * spreadMeters;
    return {
      cost: length + crowd * metersPerAverageCrowd + spread,
      order: [stop.id, ...onward.order],
      meters: length,
      walkingSeconds: length / walkingSpeed,
    };
  });
  const [best] = routes.toSorted((a, b) => a.cost - b.cost);
  return best ?? suggestVisitOrder(here, [], walks);
}

/** Returns the check-ins of a stop as a multiple of the average of the published ones. */
function crowdOf(id: string, counts: ReadonlyMap<string, number>): number {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return all === 0 ? 0 : ((counts.get(id) ?? 0) * counts.size) / all;
}

/** Returns a number from 0 to 1 that depends on the text only (FNV-1a). */
function fraction(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // The last characters hardly change the high bits without this mix.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32;
}
