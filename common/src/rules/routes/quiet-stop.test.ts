import { describe, expect, it } from 'vitest';
import { quietStop } from './quiet-stop.ts';
import { straightLineRoutes } from './route.ts';

const here = { latitude: 38.3, longitude: -78.5 };
/** Stops around the same place, about 110 m away. */
const stops = ['a', 'b', 'c', 'd'].map((id, index) => ({
  id,
  latitude: here.latitude + (index < 2 ? 0.001 : -0.001),
  longitude: here.longitude + (index % 2 === 0 ? 0.001 : -0.001),
}));
const suggest = (seed: string, counts: Record<string, number> = {}) =>
  quietStop(here, stops, straightLineRoutes, { seed, counts: new Map(Object.entries(counts)) })?.id;

describe('quietStop', () => {
  it('returns the same stop for the same seed, and different ones for groups at the same place', () => {
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
    expect(quietStop(here, [...stops, far], straightLineRoutes, crowd)?.id).not.toBe('far');
  });

  it('returns undefined without stops', () => {
    expect(
      quietStop(here, [], straightLineRoutes, { seed: '', counts: new Map() }),
    ).toBeUndefined();
  });
});
