import { gzipSync } from 'node:zlib';
import type { importDistrict, removeDistrict } from '../../contract/admin-districts.ts';
import { catalogueDocument } from '../../contract/catalogue-documents.ts';
import { type DistrictMap, districtDocument, districtMap } from '../../contract/districts.ts';
import { eventDocument } from '../../contract/documents.ts';
import type { AnswerOf, BodyOf, ProblemOf } from '../../contract/endpoint.ts';
import { noCatalogue } from '../../domain/catalogue.ts';
import { fitDistrict } from '../../domain/district/fit.ts';
import { isProblem, type Problem, problem } from '../../domain/problem.ts';
import { type Editor, editVersioned } from '../../store/edit-versioned.ts';
import { paths } from '../../store/paths.ts';
import { readDocument } from '../../store/read.ts';
import { storedDistrict } from './stored-district.ts';

/** A district as it was stored. */
export async function districtOf(id: string): Promise<DistrictMap | Problem<'not-found'>> {
  const stored = await readDocument(paths.district(id), districtDocument);
  if (!stored) return problem('not-found', 'There is no such district.');
  return districtMap.parse(JSON.parse(stored.data.json));
}

/**
 * Makes a GeoJSON the event's map, around its present businesses. The district is stored under the hash of its
 * content, so that sending the same file again stores nothing new.
 */
export async function importFor(
  eventId: string,
  { attribution, geoJson }: BodyOf<typeof importDistrict>,
  editor: Editor,
): Promise<AnswerOf<typeof importDistrict> | Problem<ProblemOf<typeof importDistrict>>> {
  const catalogue = await readDocument(paths.catalogue(eventId), catalogueDocument);
  const { businesses: stops } = catalogue?.data ?? noCatalogue;
  const fitted = await fitDistrict(geoJson, { attribution, stops }, gzipBytes);
  if ('problem' in fitted)
    return problem('invalid-input', fitted.problem, { fields: { geoJson: fitted.problem } });
  const { id, path, data } = storedDistrict(fitted.json);
  const edited = await editVersioned(eventEdit(eventId), editor, async () => ({
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
export async function removeFrom(
  eventId: string,
  editor: Editor,
): Promise<AnswerOf<typeof removeDistrict> | Problem<ProblemOf<typeof removeDistrict>>> {
  const edited = await editVersioned(eventEdit(eventId), editor, async () => ({
    fields: { districtId: null },
  }));
  return isProblem(edited) ? edited : { districtId: null };
}

const gzipBytes = (json: string) => gzipSync(json).length;

const eventEdit = (eventId: string) => ({
  what: 'event',
  path: paths.event(eventId),
  schema: eventDocument,
  version: undefined,
});
