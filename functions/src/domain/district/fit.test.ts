import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type DistrictMap, districtMap } from '../../contract/districts.ts';
import { collection, line, placeAtMeters, polygon } from '../../support/drawn-district.ts';
import { fitDistrict, maxDistrictBytes } from './fit.ts';
import { decodePoints, toPlace } from './units.ts';

const stop = (id: string, x: number, y: number) => ({ id, name: id, ...placeAtMeters(x, y) });
const stops = [stop('Vino Veritas', 10, 8), stop('The Orpheum', 190, 108)];
const mill = line(
  [
    [0, 0],
    [200, 0],
  ],
  { kind: 'street', name: 'Mill Street' },
);
const court = line(
  [
    [0, 100],
    [200, 100],
  ],
  { kind: 'street', name: 'Court Street' },
);
// It crosses both, and shares no point with either.
const lock = line(
  [
    [100, -50],
    [100, 150],
  ],
  { kind: 'street', name: 'Lock Street' },
);

const sizeOf = (json: string) => gzipSync(json).length;
const fit = (features: unknown[], size: (json: string) => number = sizeOf) =>
  fitDistrict(collection(...features), { attribution: 'Drawn for Harlow', stops }, size);
async function fitted(...features: unknown[]): Promise<DistrictMap> {
  const answer = await fit(features);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.district;
}
const problemOf = async (...features: unknown[]) => {
  const answer = await fit(features);
  return 'problem' in answer ? answer.problem : undefined;
};

describe('a district made from a GeoJSON', () => {
  it('is reckoned from the south-west corner of its businesses', async () => {
    const { origin } = await fitted(mill, court, lock);
    const { latitude, longitude } = placeAtMeters(10, 8);
    expect(origin.latitude).toBeCloseTo(latitude, 9);
    expect(origin.longitude).toBeCloseTo(longitude, 9);
  });

  it('has no street among its areas, not even one that goes round', async () => {
    const around = line([
      [20, 20],
      [180, 20],
      [180, 90],
      [20, 90],
      [20, 20],
    ]);
    expect((await fitted(mill, court, lock, around)).areas).toEqual([]);
  });

  it('has the shape that is stored, its names, and who drew it', async () => {
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

  it('joins streets where they cross, so that one can turn there', async () => {
    const district = await fitted(mill, court, lock);
    const crossing = decodePoints(district.streets[0]?.line ?? [])[1];
    expect(decodePoints(district.streets[2]?.line ?? [])).toContainEqual(crossing);
    expect(district.walks).toHaveLength(1);
    expect(district.walks[0]).toHaveLength(2);
  });

  it('joins several streets along one in the order of the walk, whichever was drawn first', async () => {
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

  it('leaves out a street that is no longer than what a map can tell apart', async () => {
    const dot = line([
      [50, 40],
      [50, 40],
    ]);
    expect((await fitted(mill, dot)).streets.map(({ name }) => name)).toEqual(['Mill Street']);
  });

  it('may fill a document of the store to the last character', async () => {
    const jsonOf = async (attribution: string) => {
      const answer = await fitDistrict(collection(mill), { attribution, stops: [] }, () => 1);
      return 'json' in answer ? answer.json.length : answer.problem;
    };
    const empty = Number(await jsonOf(''));
    expect(await jsonOf('x'.repeat(900_000 - empty))).toBe(900_000);
    expect(await jsonOf('x'.repeat(900_001 - empty))).toMatch(/larger than/);
  });

  it('joins a street that ends three metres short of another', async () => {
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
    // Nothing leads there: one walks straight from the street that is connected.
    expect((await fitted(mill, court, shorter)).walks[0]).toHaveLength(0);
  });

  it('leaves out bends below half a metre, and none above it', async () => {
    const wavy = (height: number) =>
      line(Array.from({ length: 41 }, (_, at): [number, number] => [at * 5, at % 2 ? height : 0]));
    const pointsOf = async (height: number) =>
      decodePoints((await fitted(wavy(height))).streets[0]?.line ?? []).length;
    expect(await pointsOf(0.3)).toBe(2);
    expect(await pointsOf(1.5)).toBe(41);
  });

  it('is drawn around the businesses: far streets are left out, and a long river cut', async () => {
    const far = line(
      [
        [5000, 0],
        [5200, 0],
      ],
      { kind: 'street', name: 'Far Street' },
    );
    const river = polygon(
      [
        [-90_000, -60],
        [90_000, -60],
        [90_000, -90],
        [-90_000, -90],
      ],
      { kind: 'water' },
    );
    const district = await fitted(mill, far, river);
    expect(district.streets.map(({ name }) => name)).toEqual(['Mill Street']);
    const [ring = []] = district.areas[0]?.rings ?? [];
    for (const { longitude } of decodePoints(ring).map((point) =>
      toPlace(district.origin, point),
    )) {
      expect(longitude).toBeGreaterThan(placeAtMeters(-900, 0).longitude);
      expect(longitude).toBeLessThan(placeAtMeters(1100, 0).longitude);
    }
    expect(ring.length).toBeGreaterThanOrEqual(8);
  });

  it('is refused where it lies kilometres from a business', async () => {
    const elsewhere = line([
      [3200, 8],
      [3400, 8],
    ]);
    expect(await problemOf(elsewhere)).toMatch(/3\.2 km from Vino Veritas/);
  });

  it('leaves out specks of buildings', async () => {
    const house = (side: number) =>
      polygon(
        [
          [0, 20],
          [side, 20],
          [side, 20 + side],
          [0, 20 + side],
        ],
        { building: 'yes' },
      );
    expect((await fitted(mill, house(3), house(8))).areas).toHaveLength(1);
  });

  it('becomes coarser, then leaves the ways to the device, before it is too large', async () => {
    const sizes: number[] = [];
    const answer = await fit([mill, court, lock], (json) => {
      sizes.push(json.length);
      return sizes.length < 4 ? maxDistrictBytes + 1 : maxDistrictBytes;
    });
    expect(answer).toMatchObject({ district: { walks: [] } });
    expect(sizes).toHaveLength(4);
    const tooLarge = await fit([mill], () => maxDistrictBytes + 1);
    expect('problem' in tooLarge && tooLarge.problem).toMatch(/larger than 150 KB/);
  });
});
