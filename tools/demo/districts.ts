import { gzipSync } from 'node:zlib';
import type { DistrictStop } from '../../functions/src/domain/district/compact.ts';
import { fitDistrict } from '../../functions/src/domain/district/fit.ts';
import { storedDistrict } from '../../functions/src/features/districts/stored-district.ts';
import { readSourceJson } from './sources.ts';

/** The district that a GeoJSON of the sources makes around these businesses, as the import would store it. */
export async function drawDistrict(file: string, stops: readonly DistrictStop[]) {
  const fitted = await fitDistrict(
    readSourceJson(file),
    { attribution: 'Drawn for Harlow', stops },
    (json) => gzipSync(json).length,
  );
  if ('problem' in fitted) throw new Error(`emulator-data/sources/${file}: ${fitted.problem}`);
  return storedDistrict(fitted.json);
}
