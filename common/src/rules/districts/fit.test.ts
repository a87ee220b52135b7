import { describe, expect, it } from 'vitest';
import { districtMap } from '../../model/districts.ts';
import { collection, coordinatesAtMeters, line, polygon } from '../../support/drawn-district.ts';
import { court, fitted, lock, mill } from '../../support/fitted-district.ts';
import { fitDistrictToSize } from './fit.ts';
import { decodePoints } from './units.ts';

describe('district from GeoJSON', () => {
  it('has its origin at the south-west corner of its businesses', async () => {
    const { origin } = await fitted(mill, court, lock);
    const { latitude, longitude } = coordinatesAtMeters(10, 8);
    expect(origin.latitude).toBeCloseTo(latitude, 9);
    expect(origin.longitude).toBeCloseTo(longitude, 9);
  });

  it('draws no street as an area, not even a closed one', async () => {
    const around = line([
      [20, 20],
      [180, 20],
      [180, 90],
      [20, 90],
      [20, 20],
    ]);
    expect((await fitted(mill, court, lock, around)).areas).toEqual([]);
  });

  it('has the stored shape, its names and its attribution', async () => {
    const water = polygon(
      [
        [0, -60],
        [200, -60],
        [200, -90],
      ],
      { kind: 'water', name: 'Harlow River' },
    );
    const district = await fitted(mill, court, lock, water);
    expect(districtMap.parse(district)).toEqual(district);
    expect(district.attribution).toBe('Drawn for Harlow');
    expect(district.streets.map(({ name }) => name)).toEqual([
      'Mill Street',
      'Court Street',
      'Lock Street',
    ]);
    expect(district.areas).toMatchObject([{ kind: 'water', name: 'Harlow River' }]);
  });

  it('joins streets where they cross', async () => {
    const district = await fitted(mill, court, lock);
    const crossing = decodePoints(district.streets[0]?.line ?? [])[1];
    expect(decodePoints(district.streets[2]?.line ?? [])).toContainEqual(crossing);
    expect(district.walks).toHaveLength(1);
    expect(district.walks[0]).toHaveLength(2);
  });

  it('joins several streets along one in order, whichever was drawn first', async () => {
    const across = (x: number) =>
      line([
        [x, -50],
        [x, 150],
      ]);
    const back = line([
      [200, 0],
      [0, 0],
    ]);
    const eastsAlong = async (street: object) => {
      const district = await fitted(street, across(29), across(11), across(20));
      return decodePoints(district.streets[0]?.line ?? []).map(({ x }) => x);
    };
    const easts = await eastsAlong(mill);
    expect(easts).toHaveLength(5);
    expect(easts).toEqual(easts.toSorted((a, b) => a - b));
    expect(await eastsAlong(back)).toEqual(easts.toReversed());
  });

  it('drops streets too short to be visible', async () => {
    const dot = line([
      [50, 40],
      [50, 40],
    ]);
    expect((await fitted(mill, dot)).streets.map(({ name }) => name)).toEqual(['Mill Street']);
  });

  it('may fill a Firestore document to the last character', async () => {
    const jsonOf = async (attribution: string) => {
      const answer = await fitDistrictToSize(collection(mill), { attribution, stops: [] }, () => 1);
      return 'json' in answer ? answer.json.length : answer.problem;
    };
    const empty = Number(await jsonOf(''));
    expect(await jsonOf('x'.repeat(900_000 - empty))).toBe(900_000);
    expect(await jsonOf('x'.repeat(900_001 - empty))).toMatch(/larger than/);
  });

  it('joins a street that ends three meters from another', async () => {
    const short = line(
      [
        [100, 2],
        [100, 98],
      ],
      { kind: 'street' },
    );
    expect((await fitted(mill, court, short)).walks[0]).toHaveLength(2);
    const shorter = line(
      [
        [100, 6],
        [100, 94],
      ],
      { kind: 'street' },
    );
    // No street leads there, so the route is a straight line from the connected street.
    expect((await fitted(mill, court, shorter)).walks[0]).toHaveLength(0);
  });
});
