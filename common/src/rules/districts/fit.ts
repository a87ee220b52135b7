import { type DistrictMap } from '../../model/districts.ts';
import { buildDistrictMap, type DistrictBusiness } from './compact.ts';
import { readGeoJson } from './geojson.ts';

/** Bytes of a district at most, gzip: 150 KB. */
export const maxDistrictBytes = 150_000;
/** Characters of its JSON, all ASCII but for names: what fits a document of Firestore (1 MiB). */
const maxJsonLength = 900_000;

/** From the finest drawing to the coarsest that still looks like the district. Metres. */
const tolerances = [0.5, 1, 2, 4];

export type FittedDistrict = { district: DistrictMap; json: string } | { problem: string };

/**
 * The map that a GeoJSON makes for an event's businesses, as fine as 150 KB gzip allow; or in a sentence what is
 * wrong with the file. `sizeOf` answers the bytes of a text, gzip.
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
    for (const hasWalks of [true, false]) {
      const district = districtAt({ tolerance, hasWalks });
      const json = JSON.stringify(district);
      if (json.length <= maxJsonLength && (await sizeOf(json)) <= maxDistrictBytes)
        return { district, json };
    }
  }
  return {
    problem: `The map is larger than ${maxDistrictBytes / 1000} KB also when simplified. Cut it out closer around the businesses, or leave its buildings out.`,
  };
}
