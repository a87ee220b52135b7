import { expect, test } from 'vitest';
import { projection } from './projection.ts';

const box = { width: 400, height: 232, margin: 30, bottom: 64 };
const coordinates = [
  { latitude: 38.149, longitude: -79.076 },
  { latitude: 38.152, longitude: -79.07 },
  { latitude: 38.15, longitude: -79.073 },
];

test('keeps every point within the margins', () => {
  const project = projection(coordinates, box);
  for (const { x, y } of coordinates.map(project)) {
    expect(x).toBeGreaterThanOrEqual(30);
    expect(x).toBeLessThanOrEqual(370);
    expect(y).toBeGreaterThanOrEqual(30);
    expect(y).toBeLessThanOrEqual(168);
  }
});

test('draws north up and east to the right', () => {
  const [southWest, northEast] = coordinates.map(projection(coordinates, box));
  expect(northEast?.x).toBeGreaterThan(southWest?.x ?? 0);
  expect(northEast?.y).toBeLessThan(southWest?.y ?? 0);
});

test('scales both axes equally', () => {
  const origin = { latitude: 38.15, longitude: -79.07 };
  const degree = 1 / 111_195;
  const east = 200 * degree;
  const eastern = {
    ...origin,
    longitude: origin.longitude + east / Math.cos((origin.latitude * Math.PI) / 180),
  };
  const northern = { ...origin, latitude: origin.latitude + 200 * degree };
  const project = projection([origin, eastern, northern], box);
  const across = project(eastern).x - project(origin).x;
  expect(project(origin).y - project(northern).y).toBeCloseTo(across, 0);
});

test('centers a single point', () => {
  expect(
    projection(coordinates.slice(0, 1), box)({ latitude: 38.149, longitude: -79.076 }),
  ).toEqual({
    x: 200,
    y: 99,
  });
});
