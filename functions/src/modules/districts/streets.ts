import type { AnswerOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { problem } from '@wine-walk/common/api/contract/problems.ts';
import { maxGeoJsonBytes, type readStreets } from '@wine-walk/common/api/districts.ts';
import { catalogDocument } from '@wine-walk/common/model/catalog.ts';
import {
  boxAround,
  boxSideMeters,
  overpassQuery,
  overpassToGeoJson,
} from '@wine-walk/common/rules/districts/overpass.ts';
import { documentPaths } from '../../firestore/paths.ts';
import { readDocument } from '../../firestore/read.ts';
import { fetchFromServer } from '../../lib/fetch-from-server.ts';
import { logError } from '../../lib/log.ts';
import { streetsUrl } from '../../settings.ts';

const timeoutMs = 25_000;
/** Margin around the businesses in meters: a map keeps features within 900 m of them. */
const marginMeters = 900;
/** Longest side of the loaded box in meters. */
const maxSideMeters = 8000;

/** Loads the streets around an event's businesses from the deployment's Overpass server, as GeoJSON. */
export async function loadStreets(eventId: string): Promise<AnswerOf<typeof readStreets>> {
  const url = streetsUrl();
  if (!url) return problem('streets-unavailable');
  const catalog = await readDocument(documentPaths.catalog(eventId), catalogDocument);
  if (!catalog) return problem('event-not-found');
  const box = boxAround(catalog.data.businesses, marginMeters);
  if (!box || boxSideMeters(box) > maxSideMeters)
    return problem('streets-too-wide', { kilometers: maxSideMeters / 1000 });
  try {
    const response = await fetchFromServer(url, {
      method: 'POST',
      body: new URLSearchParams({ data: overpassQuery(box, maxGeoJsonBytes) }),
      timeoutMs,
    });
    if (!response.ok) throw new Error(`The server of streets returned ${response.status}.`);
    const geoJson = overpassToGeoJson(JSON.parse(await readLimited(response)));
    if (geoJson === undefined) throw new Error('The server of streets did not complete the query.');
    return { geoJson };
  } catch (error) {
    logError('loading streets failed', {}, error);
    return problem('streets-unavailable');
  }
}

/** Returns the text of a response; throws if it is larger than a file may be. */
async function readLimited({ body }: Response): Promise<string> {
  const chunks: AsyncIterable<Uint8Array> | Uint8Array[] = body ?? [];
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > maxGeoJsonBytes) throw new Error('The streets are too large.');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
