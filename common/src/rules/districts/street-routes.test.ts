import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Coordinates, distanceMeters } from '../../lib/distance.ts';
import { coordinatesAtMeters, streets } from '../../support/drawn-district.ts';
import { streetDetour, suggestVisitOrder } from '../routes/route.ts';
import { buildDistrictMap } from './compact.ts';
import { type Neighbor, type StreetNetwork, streetNetwork } from './street-network.ts';
import { pairIndex, streetRoutes } from './street-routes.ts';

/** Pairs in order: 0 and 1, 0 and 2, …, 1 and 2, … */
const pairsOf = (count: number) =>
  Array.from({ length: count }, (_, one) =>
    Array.from({ length: count - one - 1 }, (_, at) => [one, one + 1 + at] as const),
  ).flat();

describe('pairIndex', () => {
  it.each([2, 3, 5, 8])('numbers pairs of %i consecutively', (count) => {
    const numbers = pairsOf(count).map(([one, other]) => pairIndex(one, other, count));
    expect(numbers).toEqual(numbers.map((_, index) => index));
  });
});

describe('streetRoutes of an import', () => {
  it('uses the route found at import in both directions', () => {
    const [from, to] = [coordinatesAtMeters(40, 0), coordinatesAtMeters(40, 100)];
    const stops = [from, to].map((place, at) => ({ id: `${at}`, name: `${at}`, ...place }));
    const block = streets([
      [0, 0],
      [100, 0],
      [100, 100],
      [0, 100],
      [0, 0],
    ]);
    const districtAt = buildDistrictMap(block, { attribution: '', stops });
    if ('problem' in districtAt) throw new Error(districtAt.problem);
    const district = districtAt({ tolerance: 0.5, hasRoutes: true });
    expect(district.walks).toEqual([[0, 3]]);
    // Simulates a stored detour around the block.
    const walks = streetRoutes({ ...district, walks: [[1, 2]] });
    for (const leg of [walks.leg(from, to), walks.leg(to, from)])
      expect(leg.meters).toBeCloseTo(220, 0);
  });
});

type Line = [x: number, y: number][];
/** Streets between the crossings of a grid of 5 by 5, 80 meters apart, each moved slightly. */
const crossing = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }));
const street = fc
  .uniqueArray(crossing, { minLength: 2, maxLength: 5, selector: ([x, y]) => `${x},${y}` })
  .map((line): Line => line.map(([x, y]) => [x * 80 + y * 7, y * 80 - x * 5]));
const place = fc
  .tuple(fc.integer({ min: 0, max: 3600 }), fc.integer({ min: 0, max: 3600 }))
  .map(([x, y]) => coordinatesAtMeters(x / 10, y / 10));
const world = fc.record({
  lines: fc.array(street, { minLength: 1, maxLength: 12 }),
  places: fc.array(place, { minLength: 2, maxLength: 6 }),
  isImported: fc.boolean(),
});

function districtOf(lines: readonly Line[], places: readonly Coordinates[], isImported: boolean) {
  const stops = places.map((coordinates, index) => ({
    id: `${index}`,
    name: `${index}`,
    ...coordinates,
  }));
  const made = buildDistrictMap(streets(...lines), { attribution: '', stops });
  if ('problem' in made) throw new Error(made.problem);
  return made({ tolerance: 0.5, hasRoutes: isImported });
}

/** Length of the shortest path by trying every simple path. */
function byTrying(network: StreetNetwork, from: Coordinates, to: Coordinates): number {
  const [start, end] = [network.attach(from), network.attach(to)];
  if (!start || !end) return distanceMeters(from, to) * streetDetour;
  const rest = new Map([end.a, end.b].map((entry) => [entry.to, entry.meters]));
  let best = Number.POSITIVE_INFINITY;
  const on = ({ to: at, meters }: Neighbor, seen: ReadonlySet<number>) => {
    if (meters >= best) return;
    best = Math.min(best, meters + (rest.get(at) ?? Number.POSITIVE_INFINITY));
    for (const next of network.neighbors[at] ?? [])
      if (!seen.has(next.to))
        on({ to: next.to, meters: meters + next.meters }, new Set([...seen, next.to]));
  };
  for (const first of [start.a, start.b]) on(first, new Set([first.to]));
  const isSame = [start.a.to, start.b.to].every((point) => rest.has(point));
  const along = isSame ? distanceMeters(start.place, end.place) : best;
  if (!Number.isFinite(along)) return distanceMeters(from, to) * streetDetour;
  return start.metersToStreet + Math.min(along, best) + end.metersToStreet;
}

describe('streetRoutes', () => {
  it('finds a route between two places that both had earlier routes', () => {
    const places = [
      coordinatesAtMeters(0, 0),
      coordinatesAtMeters(80, 0),
      coordinatesAtMeters(160, 0),
    ];
    const [first, second, third] = places as [Coordinates, Coordinates, Coordinates];
    const line: Line = [
      [0, 0],
      [160, 0],
    ];
    const walks = streetRoutes(districtOf([line], places, false));
    for (const from of [first, second]) walks.leg(from, third);
    expect(walks.leg(first, second).meters).toBeCloseTo(80, 0);
  });

  it('computes each route once, also with other requests in between', () => {
    const places = [
      coordinatesAtMeters(0, 0),
      coordinatesAtMeters(80, 0),
      coordinatesAtMeters(160, 0),
    ];
    const [first, second, third] = places as [Coordinates, Coordinates, Coordinates];
    const street: Line = [
      [0, 0],
      [160, 0],
    ];
    const walks = streetRoutes(districtOf([street], places, false));
    const leg = walks.leg(first, second);
    walks.leg(second, third);
    expect(walks.leg(first, second)).toBe(leg);
  });

  it('returns no route between two businesses in one building', () => {
    const [house, other] = [coordinatesAtMeters(0, 0), coordinatesAtMeters(100, 0)];
    const street: Line = [
      [0, 0],
      [100, 0],
    ];
    for (const places of [
      [house, house, other],
      [other, house, house],
    ])
      expect(streetRoutes(districtOf([street], places, true)).leg(house, house).meters).toBe(0);
  });

  it('returns a route as short as the shortest of all paths', () => {
    fc.assert(
      fc.property(world, ({ lines, places: [from, to], isImported }) => {
        if (!from || !to) return;
        const small = lines.slice(0, 4);
        const district = districtOf(small, [from, to], isImported);
        const leg = streetRoutes(district).leg(from, to).meters;
        expect(leg).toBeCloseTo(byTrying(streetNetwork(district), from, to), 4);
      }),
    );
  });

  it('returns symmetric routes, never shorter than the straight line and as long as their line', () => {
    fc.assert(
      fc.property(world, ({ lines, places, isImported }) => {
        const walks = streetRoutes(districtOf(lines, places, isImported));
        for (const from of places) {
          for (const to of places) {
            const { meters, line } = walks.leg(from, to);
            expect(meters).toBeGreaterThanOrEqual(distanceMeters(from, to) - 1e-6);
            expect(walks.leg(to, from).meters).toBeCloseTo(meters, 6);
            expect([line[0], line.at(-1)]).toEqual([from, to]);
            if (line.length > 2) expect(lengthOf(line)).toBeCloseTo(meters, 6);
          }
        }
      }),
    );
  });

  it('returns equal routes at import and on the device', () => {
    fc.assert(
      fc.property(world, ({ lines, places }) => {
        const [imported, computed] = [true, false].map((is) =>
          streetRoutes(districtOf(lines, places, is)),
        );
        for (const from of places)
          for (const to of places)
            expect(imported?.leg(from, to).meters).toBeCloseTo(
              computed?.leg(from, to).meters ?? -1,
              4,
            );
      }),
    );
  });

  it('goes around a corner that the straight line cuts', () => {
    const [from, to] = [coordinatesAtMeters(0, 0), coordinatesAtMeters(100, 100)];
    const district = districtOf(
      [
        [
          [0, 0],
          [100, 0],
          [100, 100],
        ],
      ],
      [from, to],
      true,
    );
    const { meters, line } = streetRoutes(district).leg(from, to);
    expect(meters).toBeCloseTo(200, 0);
    expect(line.some((point) => distanceMeters(point, coordinatesAtMeters(100, 0)) < 1)).toBe(true);
  });

  it('returns length zero from a business to itself, also with imported streets', () => {
    const corners: Line = [
      [0, 0],
      [100, 0],
      [100, 100],
      [200, 100],
    ];
    const places = [
      coordinatesAtMeters(20, 0),
      coordinatesAtMeters(100, 50),
      coordinatesAtMeters(180, 100),
    ];
    const walks = streetRoutes(districtOf([corners], places, true));
    for (const place of places) expect(walks.leg(place, place).meters).toBeLessThan(0.5);
  });

  it('returns a straight line far from every street', () => {
    const [from, to] = [coordinatesAtMeters(0, 0), coordinatesAtMeters(0, 400)];
    const walks = streetRoutes(
      districtOf(
        [
          [
            [0, 0],
            [100, 0],
          ],
        ],
        [from],
        true,
      ),
    );
    expect(walks.leg(from, to)).toEqual({
      meters: distanceMeters(from, to) * streetDetour,
      line: [from, to],
    });
  });

  it('changes the visit order across a river', () => {
    const here = { id: 'here', ...coordinatesAtMeters(0, 0) };
    const over = { id: 'over', ...coordinatesAtMeters(0, 60) };
    const along = { id: 'along', ...coordinatesAtMeters(120, 0) };
    const bridge: Line = [
      [0, 0],
      [120, 0],
      [400, 30],
      [120, 60],
      [0, 60],
    ];
    const walks = streetRoutes(districtOf([bridge], [here, over, along], true));
    expect(suggestVisitOrder(here, [over, along]).order).toEqual(['over', 'along']);
    const onStreets = suggestVisitOrder(here, [over, along], walks);
    expect(onStreets.order).toEqual(['along', 'over']);
    expect(onStreets.meters).toBeGreaterThan(780);
  });
});

function lengthOf(line: readonly Coordinates[]): number {
  return line
    .slice(1)
    .reduce((sum, point, index) => sum + distanceMeters(line[index] ?? point, point), 0);
}
