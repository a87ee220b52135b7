import { expect, it } from 'vitest';
import { coordinatesAtMeters, streets } from '../../support/drawn-district.ts';
import { buildDistrictMap } from './compact.ts';
import { streetRoutes } from './street-routes.ts';

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
  const district = districtAt({ tolerance: 0.5, hasWalks: true });
  expect(district.walks).toEqual([[0, 3]]);
  // Simulates a stored detour around the block.
  const walks = streetRoutes({ ...district, walks: [[1, 2]] });
  for (const leg of [walks.leg(from, to), walks.leg(to, from)])
    expect(leg.meters).toBeCloseTo(220, 0);
});
