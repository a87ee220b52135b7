import { describe, expect, it } from 'vitest';
import { hasCoordinates, indistinguishable, tooFarFromMedian } from './readiness.ts';

/** Business this many meters north of the equator; a degree of latitude is 111.195 km. */
const north = (name: string, meters: number) => ({
  name,
  latitude: meters / 111_195,
  longitude: 20,
});
const names = (places: readonly { name: string }[]) => places.map(({ name }) => name);

describe('hasCoordinates', () => {
  it.each([
    [{ latitude: 0, longitude: 0 }, false],
    [{ latitude: 0, longitude: 20 }, true],
    [{ latitude: 38, longitude: 0 }, true],
  ])('returns for %j: %s', (place, isPresent) => {
    expect(hasCoordinates(place)).toBe(isPresent);
  });
});

describe('tooFarFromMedian', () => {
  it('measures from the median in any order', () => {
    const places = [north('near', 0), north('far', 90_000), north('next', 100)];
    expect(names(tooFarFromMedian(places))).toEqual(['far']);
  });

  it('measures from the middle of an even number', () => {
    expect(names(tooFarFromMedian([north('a', 0), north('b', 12_000)]))).toEqual(['a', 'b']);
    expect(tooFarFromMedian([north('a', 0), north('b', 9000)])).toEqual([]);
  });
});

describe('indistinguishable', () => {
  it('returns each pair once', () => {
    const places = [north('a', 0), north('b', 10), north('c', 40)];
    expect(indistinguishable(places).map(names)).toEqual([['a', 'b']]);
  });
});
