import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Coordinates, distanceMeters } from '../../lib/distance.ts';
import {
  approximateOrder,
  type DistanceFn,
  nearestNeighborOrder,
  type RouteStop,
  streetDetour,
  suggestVisitOrder,
  walkingSpeed,
} from './route.ts';

/** Point in a district of about 1 km by 1 km. */
const place = fc.record({
  latitude: fc.double({ min: 38.3, max: 38.309, noNaN: true }),
  longitude: fc.double({ min: -78.5, max: -78.489, noNaN: true }),
});
const stops = (range: { minLength?: number; maxLength: number }) =>
  fc
    .array(place, { ...range, size: 'max' })
    .map((places) => places.map((where, index): RouteStop => ({ ...where, id: `stop-${index}` })));
const start = fc.option(place);

/** Length of the route through stops in this order, in meters. */
function routeLength(from: Coordinates | null, order: readonly Coordinates[]): number {
  const points = from ? [from, ...order] : order;
  const legs = points.slice(1).map((point, index) => distanceMeters(points[index] ?? point, point));
  return legs.reduce((sum, leg) => sum + leg, 0) * streetDetour;
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

const inOrder = (all: readonly RouteStop[], ids: readonly string[]) =>
  ids.flatMap((id) => all.find((stop) => stop.id === id) ?? []);

describe('suggestVisitOrder', () => {
  it('visits every stop once and returns its length', () => {
    fc.assert(
      fc.property(start, stops({ maxLength: 25 }), (from, all) => {
        const route = suggestVisitOrder(from, all);
        expect(route.order.toSorted()).toEqual(all.map((stop) => stop.id).toSorted());
        expect(route.meters).toBeCloseTo(routeLength(from, inOrder(all, route.order)), 6);
        expect(route.walkingSeconds).toBeCloseTo(route.meters / walkingSpeed, 6);
      }),
    );
  });

  it('returns the shortest order for few stops', () => {
    fc.assert(
      fc.property(start, stops({ minLength: 1, maxLength: 6 }), (from, all) => {
        const shortest = Math.min(...permutations(all).map((order) => routeLength(from, order)));
        expect(suggestVisitOrder(from, all).meters).toBeCloseTo(shortest, 6);
      }),
    );
  });

  it('returns the shortest of all 362,880 orders of nine stops', () => {
    const all = scattered(9);
    const from = { latitude: 38.3045, longitude: -78.4945 };
    expect(suggestVisitOrder(from, all).meters).toBeCloseTo(shortestByTrying(from, all), 6);
  });

  it('suggests no order longer than that of the nearest neighbors', () => {
    fc.assert(
      fc.property(place, stops({ minLength: 1, maxLength: 40 }), (from, all) => {
        const distance: DistanceFn = (a, b) =>
          distanceMeters(all[a - 1] ?? from, all[b - 1] ?? from);
        const nearest = nearestNeighborOrder(all.length, distance).flatMap((n) => all[n - 1] ?? []);
        expect(suggestVisitOrder(from, all).meters).toBeLessThanOrEqual(
          routeLength(from, nearest) + 1e-6,
        );
      }),
    );
  });

  it.each([20, 30, 40])('returns no part of %d stops that is shorter reversed', (count) => {
    const all = scattered(count);
    const from = { latitude: 38.3045, longitude: -78.4945 };
    const { order, meters } = suggestVisitOrder(from, all);
    for (let start = 0; start < count - 1; start += 1)
      for (let end = start + 2; end <= count; end += 1) {
        const part = order.slice(start, end).toReversed();
        const turned = inOrder(all, order.toSpliced(start, part.length, ...part));
        expect(routeLength(from, turned)).toBeGreaterThan(meters - 1e-4);
      }
  });

  it('ignores the input order', () => {
    const shuffled = stops({ minLength: 2, maxLength: 20 }).chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(start, shuffled, (from, [all, other]) => {
        expect(suggestVisitOrder(from, other)).toEqual(suggestVisitOrder(from, all));
      }),
    );
  });

  it('returns no crossings: along a street the businesses are in order', () => {
    const street = Array.from({ length: 40 }, (_, index) => ({
      id: `door-${String((index * 17) % 40).padStart(2, '0')}`,
      latitude: 38.3 + ((index * 17) % 40) * 0.0002,
      longitude: -78.5,
    }));
    const { order } = suggestVisitOrder({ latitude: 38.2999, longitude: -78.5 }, street);
    expect(order).toEqual(street.map((stop) => stop.id).toSorted());
  });

  it('beats nearest neighbor in a trap', () => {
    const line = [-1, 3, -9, 27, -81, 243, -60, 200, -20, 90, 12].map((north, index) => ({
      id: `stop-${index}`,
      latitude: 38.3 + north * 1e-5,
      longitude: -78.5,
    }));
    const from = { latitude: 38.3, longitude: -78.5 };
    const distance: DistanceFn = (a, b) => distanceMeters(line[a - 1] ?? from, line[b - 1] ?? from);
    const nearest = nearestNeighborOrder(line.length, distance).flatMap((n) => line[n - 1] ?? []);
    expect(suggestVisitOrder(from, line).meters).toBeLessThan(0.9 * routeLength(from, nearest));
  });

  it('returns length zero without stops, and with one stop and no start', () => {
    const here = { latitude: 38.3, longitude: -78.5 };
    expect(suggestVisitOrder(here, [])).toEqual({ order: [], meters: 0, walkingSeconds: 0 });
    expect(suggestVisitOrder(null, [{ ...here, id: 'only' }])).toMatchObject({
      order: ['only'],
      meters: 0,
    });
  });

  it('computes few distances for 40 stops', () => {
    const all = scattered(40);
    let lookups = 0;
    const order = approximateOrder(all.length, (a, b) => {
      lookups += 1;
      return distanceMeters(
        all[a - 1] ?? { latitude: 38.3, longitude: -78.5 },
        all[b - 1] as RouteStop,
      );
    });
    expect(order).toHaveLength(40);
    expect(lookups).toBeLessThan(100_000);
  });
});

/** Deterministic scattered stops (multiples of the golden ratio). */
function scattered(count: number): RouteStop[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `stop-${index}`,
    latitude: 38.3 + 0.009 * ((index * 0.618034) % 1),
    longitude: -78.5 + 0.011 * ((index * index * 0.381966) % 1),
  }));
}

/** Tries every order and prunes those that are too long. */
function shortestByTrying(from: Coordinates, all: readonly Coordinates[]): number {
  let best = Number.POSITIVE_INFINITY;
  const on = (here: Coordinates, left: readonly Coordinates[], meters: number) => {
    if (left.length === 0) best = Math.min(best, meters);
    for (const [index, next] of left.entries()) {
      const sum = meters + distanceMeters(here, next);
      if (sum < best) on(next, left.toSpliced(index, 1), sum);
    }
  };
  on(from, all, 0);
  return best * streetDetour;
}

it('nearest neighbor picks the nearest stop; ties go to the lower number', () => {
  const at = [0, 8, -3, 3, -20];
  const distance: DistanceFn = (a, b) => Math.abs((at[a] ?? 0) - (at[b] ?? 0));
  expect(nearestNeighborOrder(4, distance)).toEqual([2, 3, 1, 4]);
});
