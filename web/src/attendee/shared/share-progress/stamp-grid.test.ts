import { expect, test } from 'vitest';
import { stampGrid } from './stamp-grid.ts';

const all = Array.from({ length: 60 }, (_, at) => at + 1);

test.each(all)('places %i stamps within the picture without overlap', (count) => {
  const places = stampGrid(count);
  expect(places).toHaveLength(count);
  for (const [at, { x, y, size }] of places.entries()) {
    expect(x - size / 2).toBeGreaterThanOrEqual(0);
    expect(x + size / 2).toBeLessThanOrEqual(1080);
    expect(y - size / 2).toBeGreaterThanOrEqual(470);
    expect(y + size / 2).toBeLessThanOrEqual(1070);
    for (const other of places.slice(at + 1)) {
      expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThanOrEqual(size);
    }
  }
});

test('enlarges fewer stamps up to the maximum size', () => {
  expect(stampGrid(4)[0]?.size).toBeGreaterThan(stampGrid(15)[0]?.size ?? 0);
  expect(stampGrid(1)[0]?.size).toBe(270);
});

test('returns no places when there are no stamps', () => {
  expect(stampGrid(0)).toEqual([]);
});
