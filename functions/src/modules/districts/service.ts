import { hash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { AnswerOf, BodyOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { isProblem, type Problem, problem } from '@wine-walk/common/api/contract/problems.ts';
import type { importDistrict, removeDistrict } from '@wine-walk/common/api/districts.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import {
  type DistrictDocument,
  type DistrictMap,
  districtDocument,
  districtMap,
} from '@wine-walk/common/model/districts.ts';
import { eventDocument } from '@wine-walk/common/model/events.ts';
import { emptyCatalog } from '@wine-walk/common/rules/catalog/catalog.ts';
import { fitDistrictToSize } from '@wine-walk/common/rules/districts/fit.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import { type EditContext, updateVersioned } from '../../firestore/versioned-update.ts';

interface StoredDistrict {
  id: string;
  path: string;
  data: DistrictDocument;
}

/** Creates the document of a district; its ID is the hash of its JSON. */
export function toDistrictDocument(json: string): StoredDistrict {
  const id = hash('sha256', json);
  return { id, path: documentPaths.district(id), data: { json } };
}

/** Returns a stored district. */
export async function readDistrictMap(
  id: string,
): Promise<DistrictMap | Problem<'district-not-found'>> {
  const stored = await readDocument(documentPaths.district(id), districtDocument);
  if (!stored) return problem('district-not-found');
  return districtMap.parse(JSON.parse(stored.data.json));
}

/**
 * Imports a GeoJSON as the event's map, around its current businesses. The ID is the hash of the content, so
 * that importing the same file again stores nothing new.
 */
export async function importDistrictForEvent(
  eventId: string,
  { attribution, geoJson }: BodyOf<typeof importDistrict>,
  editor: EditContext,
): Promise<AnswerOf<typeof importDistrict>> {
  const catalog = await readDocument(documentPaths.catalog(eventId), catalogDocument);
  const { businesses: stops } = catalog?.data ?? emptyCatalog;
  const fitted = await fitDistrictToSize(geoJson, { attribution, stops }, gzipBytes);
  if ('problem' in fitted) return fitted;
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
    skipped: fitted.skipped,
    bytes: gzipBytes(fitted.json),
  };
}

/** Removes the map from the event. The district stays stored: devices and other events may use it. */
export async function removeDistrictFromEvent(
  eventId: string,
  editor: EditContext,
): Promise<AnswerOf<typeof removeDistrict>> {
  const edited = await updateVersioned(eventEdit(eventId), editor, async () => ({
    fields: { districtId: null },
  }));
  return isProblem(edited) ? edited : { districtId: null };
}

const gzipBytes = (json: string) => gzipSync(json).length;

const eventEdit = (eventId: string) => ({
  record: 'event' as const,
  path: documentPaths.event(eventId),
  schema: eventDocument,
  version: undefined,
});
