import { describe, expect, it } from 'vitest';
import { suggestQuietOrder } from './quiet-order.ts';
import { straightLineRoutes, suggestVisitOrder, walkingSpeed } from './route.ts';

const here = { latitude: 38.3, longitude: -78.5 };
/** Stops around the same place, about 110 m away. */
const stops = ['a', 'b', 'c', 'd'].map((id, index) => ({
  id,
  latitude: here.latitude + (index < 2 ? 0.001 : -0.001),
  longitude: here.longitude + (index % 2 === 0 ? 0.001 : -0.001),
}));
const suggest = (seed: string, counts: Record<string, number> = {}) =>
  suggestQuietOrder(here, stops, straightLineRoutes, {
    seed,
    counts: new Map(Object.entries(counts)),
  }).order[0];

describe('suggestQuietOrder', () => {
  it('suggests the same first stop for the same seed, and different ones for groups at the same place', () => {
    const groups = Array.from({ length: 40 }, (_, index) => `group-${index}`);
    expect(groups.map((seed) => suggest(seed))).toEqual(groups.map((seed) => suggest(seed)));
    expect(new Set(groups.map((seed) => suggest(seed))).size).toBe(stops.length);
  });

  it('sends fewer groups to a crowded stop', () => {
    const groups = Array.from({ length: 200 }, (_, index) => `group-${index}`);
    const sent = (counts: Record<string, number>) =>
      groups.filter((seed) => suggest(seed, counts) === 'a').length;
    expect(sent({ a: 40, b: 6, c: 6, d: 6 })).toBeLessThan(sent({}) / 2);
  });

  it('does not send anyone across town to a quiet stop', () => {
    const far = { id: 'far', latitude: here.latitude + 0.02, longitude: here.longitude };
    const crowd = { seed: 'group', counts: new Map(stops.map(({ id }) => [id, 50])) };
    expect(suggestQuietOrder(here, [...stops, far], straightLineRoutes, crowd).order[0]).not.toBe(
      'far',
    );
  });

  it('continues from the quiet stop by the shortest route', () => {
    const crowd = { seed: 'group', counts: new Map<string, number>() };
    const { order, meters, walkingSeconds } = suggestQuietOrder(
      here,
      stops,
      straightLineRoutes,
      crowd,
    );
    const first = stops.find(({ id }) => id === order[0]) ?? here;
    const others = stops.filter((stop) => stop !== first);
    const onward = suggestVisitOrder(first, others, straightLineRoutes);
    expect(order.slice(1)).toEqual(onward.order);
    expect(meters).toBeCloseTo(straightLineRoutes.leg(here, first).meters + onward.meters);
    expect(walkingSeconds).toBeCloseTo(meters / walkingSpeed);
  });

  it('returns an empty order without stops', () => {
    expect(
      suggestQuietOrder(here, [], straightLineRoutes, { seed: '', counts: new Map() }),
    ).toEqual({ order: [], meters: 0, walkingSeconds: 0 });
  });
});
