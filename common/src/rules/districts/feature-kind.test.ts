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
])('draws an OpenStreetMap area with %j as %s', (tags, kind) => {
  expect(featureKind(tags, true)).toBe(kind);
});

it.each([
  [{ highway: 'residential' }, 'street'],
  [{ highway: 'steps' }, 'path'],
  [{ highway: 'motorway' }, undefined],
  [{ waterway: 'river' }, undefined],
])('draws an OpenStreetMap line with %j as %s', (tags, kind) => {
  expect(featureKind(tags, false)).toBe(kind);
});

it('prefers a valid own kind', () => {
  expect(featureKind({ kind: 'green', building: 'yes' }, true)).toBe('green');
  expect(featureKind({ kind: 'green', highway: 'steps' }, false)).toBe('path');
});
