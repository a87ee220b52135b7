import { expect, test } from 'vitest';
import { layOutProximity } from './proximity-drawing.ts';

const business = { latitude: 38.3, longitude: -78.5 };
const degrees = 1 / 111_195;
const fix = (north: number, east: number, accuracyMeters: number | null = 10) => ({
  latitude: business.latitude + north * degrees,
  longitude: business.longitude + (east * degrees) / Math.cos((business.latitude * Math.PI) / 180),
  accuracyMeters,
  takenAt: 0,
});

test('layOutProximity draws north up and east to the right', () => {
  const { person } = layOutProximity(business, fix(30, 20), 50);
  expect(person?.x).toBeGreaterThan(0);
  expect(person?.y).toBeLessThan(0);
  expect((person?.x ?? 0) / -(person?.y ?? 1)).toBeCloseTo(20 / 30, 1);
  const other = layOutProximity(business, fix(-30, -20), 50).person;
  expect(other?.x).toBeLessThan(0);
  expect(other?.y).toBeGreaterThan(0);
});

test('layOutProximity draws the attendee on the ring at the radius', () => {
  const { ring, person } = layOutProximity(business, fix(50, 0), 50);
  expect(-(person?.y ?? 0)).toBeCloseTo(ring, 0);
});

test('layOutProximity shrinks the ring so that both fit', () => {
  const near = layOutProximity(business, fix(0, 40), 50);
  const outerRings = layOutProximity(business, fix(0, 300), 50);
  expect(outerRings.ring).toBeLessThan(near.ring);
  expect(outerRings.person?.x).toBeLessThanOrEqual(146);
});

test('layOutProximity draws a distant attendee at the edge and keeps the ring visible', () => {
  const { ring, person } = layOutProximity(business, fix(4000, 3000), 50);
  expect(ring).toBe(17);
  expect(Math.abs(person?.x ?? 999)).toBeLessThanOrEqual(146);
  expect(Math.abs(person?.y ?? 999)).toBeLessThanOrEqual(70);
});

test('layOutProximity limits the accuracy circle to the drawing', () => {
  const radius = (accuracy: number | null) =>
    layOutProximity(business, fix(0, 10, accuracy), 50).person?.accuracy ?? 0;
  expect(radius(40)).toBeGreaterThan(radius(20));
  expect(radius(5000)).toBe(120);
  expect(radius(null)).toBe(13);
});

test('layOutProximity draws only the ring without a fix or business', () => {
  expect(layOutProximity(business, null, 50).person).toBeNull();
  expect(layOutProximity(null, fix(1, 1), 50).person).toBeNull();
});
