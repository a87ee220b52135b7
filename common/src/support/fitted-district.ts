import { gzipSync } from 'node:zlib';
import { type DistrictMap } from '../model/districts.ts';
import { fitDistrictToSize } from '../rules/districts/fit.ts';
import { collection, coordinatesAtMeters, line } from './drawn-district.ts';

const stop = (id: string, x: number, y: number) => ({ id, name: id, ...coordinatesAtMeters(x, y) });
const stops = [stop('Vino Veritas', 10, 8), stop('The Orpheum', 190, 108)];
export const mill = line(
  [
    [0, 0],
    [200, 0],
  ],
  { kind: 'street', name: 'Mill Street' },
);
export const court = line(
  [
    [0, 100],
    [200, 100],
  ],
  { kind: 'street', name: 'Court Street' },
);
// Crosses both and shares no point with either.
export const lock = line(
  [
    [100, -50],
    [100, 150],
  ],
  { kind: 'street', name: 'Lock Street' },
);

const sizeOf = (json: string) => gzipSync(json).length;
export const fit = (features: unknown[], size: (json: string) => number = sizeOf) =>
  fitDistrictToSize(collection(...features), { attribution: 'Drawn for Harlow', stops }, size);
export async function fitted(...features: unknown[]): Promise<DistrictMap> {
  const answer = await fit(features);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.district;
}
export const problemOf = async (...features: unknown[]) => {
  const answer = await fit(features);
  return 'problem' in answer ? answer.problem : undefined;
};
