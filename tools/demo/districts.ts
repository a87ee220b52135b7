import { gzipSync } from 'node:zlib';
import type { DistrictBusiness } from '@wine-walk/common/rules/districts/compact.ts';
import { fitDistrictToSize } from '@wine-walk/common/rules/districts/fit.ts';
import { toDistrictDocument } from '../../functions/src/modules/districts/service.ts';
import { readSourceJson } from './sources.ts';

/** Returns the district of a GeoJSON source around these businesses, as the import would store it. */
export async function drawDistrict(file: string, stops: readonly DistrictBusiness[]) {
  const fitted = await fitDistrictToSize(
    readSourceJson(file),
    { attribution: 'Drawn for Harlow', stops },
    (json) => gzipSync(json).length,
  );
  if ('problem' in fitted) throw new Error(`emulator-data/sources/${file}: ${fitted.problem}`);
  return toDistrictDocument(fitted.json);
}
