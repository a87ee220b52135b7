import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { districtMap } from '../../model/districts.ts';
import {
  collection,
  coordinatesAtMeters,
  court,
  fit,
  fitted,
  line,
  lock,
  mill,
  polygon,
  problemOf,
} from '../../support/drawn-district.ts';
import { textOfProblem } from '../../support/problem-messages.ts';
import { fitDistrictToSize, maxDistrictBytes } from './fit.ts';
import { decodePoints, toCoordinates } from './geometry.ts';

describe('fitDistrictToSize', () => {
  it('drops bends below half a meter only', async () => {
    const wavy = (height: number) =>
      line(Array.from({ length: 41 }, (_, at): [number, number] => [at * 5, at % 2 ? height : 0]));
    const pointsOf = async (height: number) =>
      decodePoints((await fitted(wavy(height))).streets[0]?.line ?? []).length;
    expect(await pointsOf(0.3)).toBe(2);
    expect(await pointsOf(1.5)).toBe(41);
  });

  it('draws the area around the businesses, without far streets, and cuts a long river', async () => {
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
      toCoordinates(district.origin, point),
    )) {
      expect(longitude).toBeGreaterThan(coordinatesAtMeters(-900, 0).longitude);
      expect(longitude).toBeLessThan(coordinatesAtMeters(1100, 0).longitude);
    }
    expect(ring.length).toBeGreaterThanOrEqual(8);
  });

  it('draws all streets if the event has no businesses', async () => {
    const answer = await fitDistrictToSize(
      collection(mill, court),
      { attribution: '', stops: [] },
      () => 1,
    );
    if ('problem' in answer) throw new Error(textOfProblem(answer));
    const { origin, streets } = answer.district;
    expect(streets.map(({ name }) => name)).toEqual(['Mill Street', 'Court Street']);
    expect(origin.latitude).toBeCloseTo(coordinatesAtMeters(0, 0).latitude, 9);
    expect(origin.longitude).toBeCloseTo(coordinatesAtMeters(0, 0).longitude, 9);
  });

  it('rejects a wide file without businesses', async () => {
    const far = line([
      [0, 7000],
      [100, 7000],
    ]);
    const answer = await fitDistrictToSize(
      collection(mill, far),
      { attribution: '', stops: [] },
      () => 1,
    );
    expect('problem' in answer && textOfProblem(answer)).toMatch(/^The map is more than 6 km wide/);
  });

  it('rejects a file kilometers from a business', async () => {
    const elsewhere = line([
      [3200, 8],
      [3400, 8],
    ]);
    expect(await problemOf(elsewhere)).toMatch(/3\.2 km from Vino Veritas/);
  });

  it('drops tiny buildings', async () => {
    const house = (side: number) =>
      polygon(
        [
          [30, 20],
          [30 + side, 20],
          [30 + side, 20 + side],
          [30, 20 + side],
        ],
        { building: 'yes' },
      );
    expect((await fitted(mill, house(3), house(8))).areas).toHaveLength(1);
  });

  it('reduces detail, then stored routes, to fit the size', async () => {
    const sizes: number[] = [];
    const answer = await fit([mill, court, lock], (json) => {
      sizes.push(json.length);
      return sizes.length < 4 ? maxDistrictBytes + 1 : maxDistrictBytes;
    });
    expect(answer).toMatchObject({ district: { walks: [] } });
    expect(sizes).toHaveLength(4);
    const tooLarge = await fit([mill], () => maxDistrictBytes + 1);
    expect('problem' in tooLarge && textOfProblem(tooLarge)).toMatch(/larger than 150 KB/);
  });

  it('fits 100,000 points of crossing streets into 150 KB within seconds', async () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const streets = Array.from({ length: 2000 }, (_, at) => {
      let [x, y] = [1500 * random() - 700, 1500 * random() - 700];
      const [east, north] = [4 * random() - 2, 4 * random() - 2];
      const bends = Array.from({ length: 50 }, (): [number, number] => {
        x += east + 3 * random() - 1.5;
        y += north + 3 * random() - 1.5;
        return [x, y];
      });
      return line(bends, { kind: 'street', name: `Street ${at % 900}` });
    });
    const district = await fitted(...streets);
    expect(district.streets.length).toBeGreaterThan(1900);
    expect(gzipSync(JSON.stringify(district)).length).toBeLessThanOrEqual(maxDistrictBytes);
  });
});

describe('fitDistrictToSize within bounded work', () => {
  it('rejects 0.8 MB of lines that all cross each other', async () => {
    const across = Array.from({ length: 4000 }, (_, at) => {
      const shift = at / 5 - 400;
      return at % 2
        ? line([
            [-800, shift],
            [800, -shift],
          ])
        : line([
            [shift, -800],
            [-shift, 800],
          ]);
    });
    expect(await problemOf(mill, ...across)).toMatch(/^Too many lines of this map cross/);
  });

  it('rejects a line across the earth', async () => {
    const far = line(Array.from({ length: 50 }, (_, at) => [at % 2 ? 100 : 4_000_000, 100 * at]));
    expect(await problemOf(mill, far)).toMatch(/^Too many lines of this map cross/);
  });

  it('rejects lines that lie on top of each other', async () => {
    const short = line([
      [0, 0],
      [20, 0],
    ]);
    const stacked = Array.from({ length: 8000 }, () => short);
    expect(await problemOf(mill, ...stacked)).toMatch(/^Too many lines of this map cross/);
  });

  it('simplifies a ring of 40,000 teeth', async () => {
    const teeth = Array.from({ length: 40_000 }, (_, at): [number, number] => [
      at / 100,
      at % 2 ? 100 : 500 - at / 100,
    ]);
    expect((await fitted(mill, polygon(teeth, { building: 'yes' }))).areas).toHaveLength(1);
  });
});

describe('district from GeoJSON', () => {
  it('places the origin at the south-west corner of its businesses', async () => {
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

  it('returns the stored shape with names and attribution', async () => {
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

  it('accepts JSON of 900,000 characters and rejects one more', async () => {
    const jsonOf = async (attribution: string) => {
      const answer = await fitDistrictToSize(collection(mill), { attribution, stops: [] }, () => 1);
      return 'json' in answer ? answer.json.length : textOfProblem(answer);
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
