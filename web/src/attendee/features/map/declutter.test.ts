import { describe, expect, it } from 'vitest';
import { declutter, type LaidOutItem, type LayoutItem } from './declutter.ts';

const spot = (id: string, x: number, y: number, isAlone = false): LayoutItem => ({
  id,
  x,
  y,
  size: 36,
  isAlone,
});

const center = ({ position, offset }: LaidOutItem) => ({
  x: position.x + offset.x,
  y: position.y + offset.y,
});

/** Returns the smallest gap between two items in pixels; negative if they overlap. */
function minSpace(placed: LaidOutItem[]): number {
  const spaces = placed.flatMap((one, index) =>
    placed.slice(index + 1).map((other) => {
      const [a, b] = [center(one), center(other)];
      return Math.hypot(a.x - b.x, a.y - b.y) - (one.size + other.size) / 2;
    }),
  );
  return Math.min(...spaces);
}

describe('declutter', () => {
  it('keeps the position of items that do not overlap', () => {
    const placed = declutter([spot('a', 0, 0), spot('b', 60, 0)], 27);
    expect(placed.map(({ ids, position, offset }) => ({ ids, position, offset }))).toEqual([
      { ids: ['a'], position: { x: 0, y: 0 }, offset: { x: 0, y: 0 } },
      { ids: ['b'], position: { x: 60, y: 0 }, offset: { x: 0, y: 0 } },
    ]);
  });

  it('moves two overlapping items apart by the same distance', () => {
    const [a, b] = declutter([spot('a', 0, 0), spot('b', 30, 0)], 27);
    expect(a?.offset).toEqual({ x: -(b?.offset.x ?? 0), y: 0 });
    expect(b?.offset.x).toBeGreaterThan(0);
    expect(minSpace([a, b] as LaidOutItem[])).toBeGreaterThanOrEqual(0);
  });

  it('groups items that are too close to separate, centered between them', () => {
    const [group, ...others] = declutter([spot('a', 0, 0), spot('b', 20, 0)], 27);
    expect(others).toEqual([]);
    expect(group).toMatchObject({ ids: ['a', 'b'], position: { x: 10, y: 0 } });
  });

  it('never groups an item marked as alone', () => {
    const placed = declutter([spot('next', 0, 0, true), spot('a', 5, 0), spot('b', 9, 0)], 27);
    expect(placed.map(({ ids }) => ids)).toEqual([['next'], ['a', 'b']]);
    expect(minSpace(placed)).toBeGreaterThanOrEqual(0);
  });

  it('separates items at the same position when grouping is off', () => {
    const same = ['a', 'b', 'c', 'd', 'e'].map((id) => spot(id, 7, 7));
    const placed = declutter(same, 0);
    expect(placed).toHaveLength(5);
    expect(minSpace(placed)).toBeGreaterThanOrEqual(0);
  });

  it('places 60 crowded items without overlap and with the same result each time', () => {
    const crowd = Array.from({ length: 60 }, (_, index) =>
      spot(`${index}`, (index % 10) * 24, Math.floor(index / 10) * 31),
    );
    const placed = declutter(crowd, 27);
    expect(placed.flatMap(({ ids }) => ids).toSorted()).toEqual(
      crowd.map(({ id }) => id).toSorted(),
    );
    expect(declutter(crowd, 27)).toEqual(placed);
    expect(minSpace(placed)).toBeGreaterThan(-6);
  });

  it('returns an empty layout for no items', () => {
    expect(declutter([], 27)).toEqual([]);
  });
});
