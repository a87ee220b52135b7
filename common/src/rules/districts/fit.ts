import { problem } from '../../api/contract/problems.ts';
import { type DistrictMap } from '../../model/districts.ts';
import { buildDistrictMap, type DistrictBusiness } from './compact.ts';
import { type MapProblem, readGeoJson } from './geojson.ts';

/** Maximum gzipped bytes of a district. */
export const maxDistrictBytes = 150_000;
/** Maximum JSON length in characters, ASCII except names, for a Firestore document (1 MiB). */
const maxJsonLength = 900_000;

/** Tolerances from the finest to the coarsest acceptable drawing, in meters. */
const tolerances = [0.5, 1, 2, 4];

export type FittedDistrict =
  /** `skipped`: number of features of the file that cannot be drawn. */
  { district: DistrictMap; json: string; skipped: number } | MapProblem;

/**
 * Returns the most detailed map of a GeoJSON within 150 KB gzip, or the problem. `sizeOf`
 * returns the gzipped bytes of a text.
 */
export async function fitDistrictToSize(
  geoJson: unknown,
  { attribution, stops }: { attribution: string; stops: readonly DistrictBusiness[] },
  sizeOf: (json: string) => number | Promise<number>,
): Promise<FittedDistrict> {
  const read = readGeoJson(geoJson);
  if ('problem' in read) return read;
  const districtAt = buildDistrictMap(read.features, { attribution, stops });
  if ('problem' in districtAt) return districtAt;
  for (const tolerance of tolerances) {
    for (const hasRoutes of [true, false]) {
      const district = districtAt({ tolerance, hasRoutes });
      const json = JSON.stringify(district);
      if (json.length <= maxJsonLength && (await sizeOf(json)) <= maxDistrictBytes)
        return { district, json, skipped: read.skipped };
    }
  }
  return problem('map-too-large', { kilobytes: maxDistrictBytes / 1000 }, 'geoJson');
}
