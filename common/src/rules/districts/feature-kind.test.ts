import { expect, it } from 'vitest';
import { featureKind } from './feature-kind.ts';

it.each([
  [{ building: 'yes' }, 'building'],
  [{ building: 'no', natural: 'water' }, 'water'],
  [{ natural: 'water' }, 'water'],
  [{ waterway: 'riverbank' }, 'water'],
  [{ landuse: 'reservoir' }, 'water'],
  [{ place: 'square' }, 'square'],
  [{ highway: 'pedestrian' }, 'square'],
  [{ highway: 'footway' }, 'square'],
  [{ leisure: 'park' }, 'green'],
  [{ landuse: 'cemetery' }, 'green'],
  [{ natural: 'wood' }, 'green'],
  [{ amenity: 'parking' }, undefined],
  [{ building: 'no' }, undefined],
])('an area of OpenStreetMap with %j is drawn as %s', (tags, kind) => {
  expect(featureKind(tags, true)).toBe(kind);
});

it.each([
  [{ highway: 'residential' }, 'street'],
  [{ highway: 'steps' }, 'path'],
  [{ highway: 'motorway' }, undefined],
  [{ waterway: 'river' }, undefined],
])('a line of OpenStreetMap with %j is drawn as %s', (tags, kind) => {
  expect(featureKind(tags, false)).toBe(kind);
});

it('a kind of its own comes first, where it is one of areas or of lines', () => {
  expect(featureKind({ kind: 'green', building: 'yes' }, true)).toBe('green');
  expect(featureKind({ kind: 'green', highway: 'steps' }, false)).toBe('path');
});
