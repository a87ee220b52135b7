import { expect, it } from 'vitest';
import { areLikelySwapped } from './swapped-coordinates.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

it.each([
  ['a place in Virginia', at(38.15, -79.07), [], false],
  ['the same with both swapped', at(-79.07, 38.15), [], true],
  ['a longitude beyond the pole', at(-122.4, 37.8), [], true],
  ['a place in Verona without others', at(45.44, 10.99), [], false],
  ['a place in Verona beside another', at(45.44, 10.99), [at(45.43, 11)], false],
  ['Verona with both swapped', at(10.99, 45.44), [at(45.43, 11)], true],
  ['a place far from the others in both ways', at(52.5, 13.4), [at(38.1, -79)], false],
  ['a longitude that can be no latitude', at(37.8, -122.4), [at(38.1, -79)], false],
])('areLikelySwapped decides %s', (_, place, others, expected) => {
  expect(areLikelySwapped(place, others)).toBe(expected);
});
