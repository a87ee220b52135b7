import { readFileSync } from 'node:fs';
import type { Coordinates } from '../../common/src/lib/distance.ts';
import {
  crowdPeriodMs,
  minPublishedCheckIns,
  suggestQuietOrder,
} from '../../common/src/rules/routes/quiet-order.ts';
import {
  type RouteStop,
  straightLineRoutes,
  suggestVisitOrder,
  walkingSpeed,
} from '../../common/src/rules/routes/route.ts';

/** Time at a stop, in milliseconds. */
const dwellMs = 12 * 60_000;
/** Interval of the published counts, in milliseconds. */
const publishMs = 60_000;
const groupSize = 4;
/** Stops of one group in an evening. */
const stopsPerGroup = 15;

interface Group {
  seed: string;
  at: Coordinates;
  left: RouteStop[];
  /** Time of the next arrival, in milliseconds since the start. */
  arrivesAt: number;
  next: RouteStop | undefined;
  visited: number;
}

export interface EveningResult {
  /** Largest number of people at one stop at the same time. */
  peak: number;
  /** Mean walk of a group, in meters. */
  metersPerGroup: number;
}

/** Returns the stops of the demo event. */
export function demoStops(): RouteStop[] {
  const file = new URL('../../emulator-data/sources/businesses.json', import.meta.url);
  const businesses = JSON.parse(readFileSync(file, 'utf8')) as RouteStop[];
  return businesses.map(({ id, latitude, longitude }) => ({ id, latitude, longitude }));
}

/**
 * Simulates an evening: groups leave the desk in `startMs`, walk to the suggested stop, stay 12 minutes and walk
 * on. `isCrowdAware`: the suggestion knows the published check-ins; otherwise it is the shortest route.
 */
export function simulateEvening(
  desk: Coordinates,
  stops: readonly RouteStop[],
  { people, startMs, isCrowdAware }: { people: number; startMs: number; isCrowdAware: boolean },
): EveningResult {
  const count = people / groupSize;
  const groups = Array.from(
    { length: count },
    (_, index): Group => ({
      seed: `group-${index}`,
      at: desk,
      left: [...stops],
      arrivesAt: (index / count) * startMs,
      next: undefined,
      visited: 0,
    }),
  );
  const checkIns: { id: string; at: number }[] = [];
  let counts: ReadonlyMap<string, number> = new Map();
  let [publishedAt, meters] = [0, 0];
  const suggestion = (group: Group) => {
    const { order } = isCrowdAware
      ? suggestQuietOrder(group.at, group.left, straightLineRoutes, { counts, seed: group.seed })
      : suggestVisitOrder(group.at, group.left);
    return group.left.find(({ id }) => id === order[0]);
  };

  for (;;) {
    const group = groups.reduce((a, b) => (b.arrivesAt < a.arrivesAt ? b : a));
    const now = group.arrivesAt;
    if (!Number.isFinite(now)) break;
    if (now - publishedAt >= publishMs) {
      counts = published(checkIns, now);
      publishedAt = now;
    }
    let from = now;
    if (group.next) {
      for (let person = 0; person < groupSize; person += 1)
        checkIns.push({ id: group.next.id, at: now });
      group.at = group.next;
      group.left = group.left.filter((stop) => stop !== group.next);
      group.visited += 1;
      from = now + dwellMs;
    }
    group.next = group.visited < stopsPerGroup ? suggestion(group) : undefined;
    if (!group.next) {
      group.arrivesAt = Infinity;
      continue;
    }
    const leg = straightLineRoutes.leg(group.at, group.next).meters;
    meters += leg;
    group.arrivesAt = from + (leg / walkingSpeed) * 1000;
  }
  return { peak: peakOf(checkIns), metersPerGroup: meters / count };
}

function published(checkIns: readonly { id: string; at: number }[], now: number) {
  const recent = checkIns.filter(({ at }) => at > now - crowdPeriodMs);
  const byStop = Map.groupBy(recent, ({ id }) => id);
  return new Map(
    [...byStop]
      .map(([id, list]) => [id, list.length] as const)
      .filter(([, number]) => number >= minPublishedCheckIns),
  );
}

function peakOf(checkIns: readonly { id: string; at: number }[]): number {
  let peak = 0;
  for (const [, list] of Map.groupBy(checkIns, ({ id }) => id))
    for (const { at } of list)
      peak = Math.max(
        peak,
        list.filter((other) => other.at <= at && other.at > at - dwellMs).length,
      );
  return peak;
}

/** Place of the demo event's desk. */
export const demoDesk: Coordinates = { latitude: 38.148195, longitude: -79.0729 };
