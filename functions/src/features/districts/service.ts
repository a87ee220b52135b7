import { gzipSync } from 'node:zlib';
import type { importDistrict, removeDistrict } from '../../contract/admin-districts.ts';
import { catalogDocument } from '../../contract/catalog-documents.ts';
import { type DistrictMap, districtDocument, districtMap } from '../../contract/districts.ts';
import { eventDocument } from '../../contract/documents.ts';
import type { BodyOf, ProblemOf, ResponseOf } from '../../contract/endpoint.ts';
import { emptyCatalog } from '../../domain/catalog.ts';
import { fitDistrictToSize } from '../../domain/district/fit.ts';
import { isProblem, type Problem, problem } from '../../domain/problem.ts';
import { documentPaths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
import { type EditContext, updateVersioned } from '../../store/versioned-update.ts';
import { toDistrictDocument } from './stored-district.ts';

/** A district as it was stored. */
export async function readDistrictMap(id: string): Promise<DistrictMap | Problem<'not-found'>> {
  const stored = await readDocument(documentPaths.district(id), districtDocument);
  if (!stored) return problem('not-found', 'There is no such district.');
  return districtMap.parse(JSON.parse(stored.data.json));
}

/**
 * Makes a GeoJSON the event's map, around its present businesses. The district is stored under the hash of its
 * content, so that sending the same file again stores nothing new.
 */
export async function importDistrictForEvent(
  eventId: string,
  { attribution, geoJson }: BodyOf<typeof importDistrict>,
  editor: EditContext,
): Promise<ResponseOf<typeof importDistrict> | Problem<ProblemOf<typeof importDistrict>>> {
  const catalogue = await readDocument(documentPaths.catalogue(eventId), catalogDocument);
  const { businesses: stops } = catalogue?.data ?? emptyCatalog;
  const fitted = await fitDistrictToSize(geoJson, { attribution, stops }, gzipBytes);
  if ('problem' in fitted)
    return problem('invalid-input', fitted.problem, { fields: { geoJson: fitted.problem } });
  const { id, path, data } = toDistrictDocument(fitted.json);
  const edited = await updateVersioned(eventEdit(eventId), editor, async () => ({
    fields: { districtId: id },
    writes: [{ kind: 'set', path, data }],
  }));
  if (isProblem(edited)) return edited;
  const { streets, areas } = fitted.district;
  return {
    districtId: id,
    streets: streets.length,
    areas: areas.length,
    bytes: gzipBytes(fitted.json),
  };
}

/** Takes the map from the event. The district stays stored: devices and other events may have it. */
export async function removeDistrictFromEvent(
  eventId: string,
  editor: EditContext,
): Promise<ResponseOf<typeof removeDistrict> | Problem<ProblemOf<typeof removeDistrict>>> {
  const edited = await updateVersioned(eventEdit(eventId), editor, async () => ({
    fields: { districtId: null },
  }));
  return isProblem(edited) ? edited : { districtId: null };
}

const gzipBytes = (json: string) => gzipSync(json).length;

const eventEdit = (eventId: string) => ({
  what: 'event',
  path: documentPaths.event(eventId),
  schema: eventDocument,
  version: undefined,
});
