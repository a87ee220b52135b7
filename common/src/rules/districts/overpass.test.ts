import { expect, it } from 'vitest';
import { boxAround, boxSideMeters, overpassQuery, overpassToGeoJson } from './overpass.ts';

const points = (...pairs: [number, number][]) => pairs.map(([lat, lon]) => ({ lat, lon }));
const ring = points([38, -79], [38, -78], [39, -78], [38, -79]);

it('boxAround surrounds the places with the margin, wider in degrees away from the equator', () => {
  const box = boxAround([{ latitude: 60, longitude: 10 }], 1113.2);
  expect(box?.south).toBeCloseTo(59.99, 4);
  expect(box?.east).toBeCloseTo(10.02, 4);
  expect(box && boxSideMeters(box)).toBeCloseTo(2226, -1);
  expect(boxAround([], 900)).toBeUndefined();
});

it('overpassQuery asks for JSON with geometry within the box', () => {
  const query = overpassQuery({ south: 1, west: 2, north: 3, east: 4 }, 1000);
  expect(query).toMatch(/^\[out:json\]\[timeout:20\]\[maxsize:8000\]/);
  expect(query).toContain('way[highway](1.00000,2.00000,3.00000,4.00000);');
  expect(query).toMatch(/out geom;$/);
});

it.each([
  ['a street', { highway: 'residential' }, points([38, -79], [38, -78]), 'LineString'],
  ['a street around a block', { highway: 'residential' }, ring, 'LineString'],
  ['a square', { highway: 'pedestrian', area: 'yes' }, ring, 'Polygon'],
  ['a building', { building: 'yes' }, ring, 'Polygon'],
])('overpassToGeoJson draws %s', (_, tags, geometry, type) => {
  expect(overpassToGeoJson({ elements: [{ type: 'way', id: 1, tags, geometry }] })).toMatchObject({
    type: 'FeatureCollection',
    features: [{ properties: tags, geometry: { type } }],
  });
});

it('overpassToGeoJson leaves out other elements', () => {
  const elements = [{ type: 'node', id: 1, lat: 38, lon: -79 }, null];
  expect(overpassToGeoJson({ elements })).toMatchObject({ features: [] });
});

it.each([
  ['no response of Overpass', { error: 'limit' }],
  ['an incomplete one', { elements: [], remark: 'runtime error: Query timed out' }],
])('overpassToGeoJson returns undefined for %s', (_, response) => {
  expect(overpassToGeoJson(response)).toBeUndefined();
});
