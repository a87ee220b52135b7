import { describe, expect, it } from 'vitest';
import { collection, line, polygon, positionAt } from '../../support/drawn-district.ts';
import { textOfProblem } from '../../support/problem-messages.ts';
import { featureKind, maxVertices, readGeoJson } from './geojson.ts';

describe('featureKind', () => {
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
});

const street = line([
  [0, 0],
  [100, 0],
]);
const square: [number, number][] = [
  [0, 0],
  [50, 0],
  [50, 50],
];
const problemOf = (value: unknown) => {
  const read = readGeoJson(value);
  return 'problem' in read ? textOfProblem(read) : undefined;
};
const kindsOf = (...features: unknown[]) => {
  const read = readGeoJson(collection(street, ...features));
  return 'features' in read ? read.features.slice(1).map(({ kind }) => kind) : textOfProblem(read);
};

describe('readGeoJson', () => {
  it('reads OpenStreetMap tags and own kinds', () => {
    const lines = ['residential', 'footway', 'motorway'].map((highway) =>
      line(
        [
          [0, 0],
          [9, 9],
        ],
        { highway },
      ),
    );
    expect(
      kindsOf(
        ...lines,
        line(
          [
            [0, 0],
            [9, 9],
          ],
          { kind: 'path' },
        ),
      ),
    ).toEqual(['street', 'path', 'path']);
    const areas = [
      { building: 'yes' },
      { building: 'no' },
      { natural: 'water' },
      { leisure: 'park' },
      { highway: 'pedestrian', area: 'yes' },
      { kind: 'green' },
      { amenity: 'parking' },
    ].map((properties) => polygon(square, properties));
    expect(kindsOf(...areas)).toEqual(['building', 'water', 'green', 'square', 'green']);
  });

  it('retains names, and leaves out points without counting them', () => {
    const point = {
      type: 'Feature',
      properties: { name: 'A tree' },
      geometry: { type: 'Point', coordinates: positionAt(0, 0) },
    };
    const named = line(
      [
        [0, 0],
        [9, 9],
      ],
      { highway: 'residential', name: ' Mill Street ' },
    );
    const read = readGeoJson(collection(point, named, { type: 'Feature', geometry: null }));
    expect(read).toMatchObject({
      features: [{ name: 'Mill Street', kind: 'street' }],
      skipped: 0,
    });
  });

  it('rejects a file without streets', () => {
    const point = {
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: positionAt(0, 0) },
    };
    expect(problemOf(collection(point, point))).toMatch(/no streets/);
    expect(problemOf(collection())).toMatch(/no streets/);
    expect(problemOf(collection(polygon(square, { kind: 'green' })))).toMatch(/no streets/);
  });

  it('rejects another projection, by name or by its numbers', () => {
    const crs = (name: string) => ({
      ...collection(street),
      crs: { type: 'name', properties: { name } },
    });
    expect(problemOf(crs('urn:ogc:def:crs:EPSG::3857'))).toMatch(/another projection.*3857/);
    expect(problemOf(crs('urn:ogc:def:crs:OGC:1.3:CRS84'))).toBeUndefined();
    expect(problemOf(crs('EPSG:4326'))).toBeUndefined();
    const mercator = {
      ...street,
      geometry: {
        type: 'LineString',
        coordinates: [
          [-8802000, 4600000],
          [-8801000, 4600500],
        ],
      },
    };
    expect(problemOf(collection(mercator))).toMatch(/another projection/);
  });

  it.each([
    [200, 38],
    [-79, 95],
  ])('rejects a single coordinate outside the earth: %d, %d', (...position) => {
    const far = {
      ...street,
      geometry: { type: 'LineString', coordinates: [positionAt(0, 0), position] },
    };
    expect(problemOf(collection(far))).toMatch(/another projection/);
  });

  it('accepts the limits of longitude and latitude', () => {
    const coordinates = [
      [-180, -90],
      [180, 90],
    ];
    const across = { ...street, geometry: { type: 'LineString', coordinates } };
    expect(problemOf(collection(across))).toBeUndefined();
  });

  it('accepts names of 80 characters', () => {
    const properties = { kind: 'street', name: 'x'.repeat(80) };
    expect(problemOf(collection({ ...street, properties }))).toBeUndefined();
  });

  it('accepts as many points as a phone can draw', () => {
    const coordinates = Array.from({ length: maxVertices }, (_, x) => positionAt(x / 1000, 0));
    const longest = { ...street, geometry: { type: 'LineString', coordinates } };
    expect(problemOf(collection(longest))).toBeUndefined();
  });

  it('rejects more points than a phone can draw', () => {
    const coordinates = Array.from({ length: maxVertices + 1 }, (_, x) => positionAt(x / 1000, 0));
    const long = { ...street, geometry: { type: 'LineString', coordinates } };
    expect(problemOf(collection(long))).toMatch(/more than 200,000 points/);
    const million = {
      ...long,
      geometry: {
        type: 'LineString',
        coordinates: Array.from({ length: 1_000_000 }, () => [0, 0]),
      },
    };
    expect(problemOf(collection(million))).toMatch(/more than 200,000 points/);
  });

  it.each([
    ['a name with markup', { properties: { kind: 'street', name: '<script>alert(1)</script>' } }],
    ['a name with a control character', { properties: { kind: 'street', name: 'Mill\u0000' } }],
    ['a name of 81 characters', { properties: { kind: 'street', name: 'x'.repeat(81) } }],
    ['a single position', { geometry: { type: 'LineString', coordinates: [[0, 0]] } }],
    ['no position', { geometry: { type: 'LineString', coordinates: [] } }],
    ['no line', { geometry: { type: 'MultiLineString', coordinates: [] } }],
    ['no polygon', { geometry: { type: 'MultiPolygon', coordinates: [] } }],
    ['a polygon without rings', { geometry: { type: 'Polygon', coordinates: [] } }],
    [
      'text as numbers',
      {
        geometry: {
          type: 'LineString',
          coordinates: [
            ['0', '0'],
            [1, 1],
          ],
        },
      },
    ],
    ['a point among lines', { geometry: { type: 'MultiLineString', coordinates: [[[0, 0]]] } }],
    ['an unknown geometry', { geometry: { type: 'Circle', coordinates: [0, 0] } }],
    ['several geometries', { geometry: { type: 'GeometryCollection', geometries: [] } }],
    [
      'coordinates in meters',
      {
        geometry: {
          type: 'LineString',
          coordinates: [
            [-8e6, 4e6],
            [0, 0],
          ],
        },
      },
    ],
  ])('skips and counts a feature with %s', (_, change) => {
    expect(readGeoJson(collection(street, { ...street, ...change }))).toMatchObject({
      features: [{ kind: 'street' }],
      skipped: 1,
    });
  });

  it('reads a line whose heights are null', () => {
    const [from, to] = [positionAt(0, 0), positionAt(9, 9)];
    const high = {
      ...street,
      geometry: {
        type: 'LineString',
        coordinates: [
          [...from, null],
          [...to, null],
        ],
      },
    };
    expect(readGeoJson(collection(high))).toMatchObject({ features: [{}], skipped: 0 });
  });

  it.each([
    undefined,
    null,
    7,
    'text',
    [],
    {},
    { type: 'FeatureCollection' },
    { type: 'Topology' },
  ])('rejects what is not GeoJSON: %s', (value) =>
    expect(problemOf(value)).toMatch(/not a GeoJSON/),
  );
});
