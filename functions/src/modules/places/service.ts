import type { AnswerOf } from '@wine-walk/common/api/contract/endpoint.ts';
import { problem } from '@wine-walk/common/api/contract/problems.ts';
import type { findPlaces } from '@wine-walk/common/api/places.ts';
import { z } from 'zod';
import { fetchFromServer } from '../../lib/fetch-from-server.ts';
import { logError } from '../../lib/log.ts';
import { geocoderUrl, streetsUrl } from '../../settings.ts';

type Find = typeof findPlaces;

const maxPlaces = 5;
const timeoutMs = 5000;

/** One result of a geocoder with the search of Nominatim: https://nominatim.org/release-docs/latest/api/Search/. */
const result = z.object({
  display_name: z.string(),
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
});

/** Returns the places of an address; none without a geocoder or an address. */
export async function searchPlaces(address: string | undefined): Promise<AnswerOf<Find>> {
  const url = geocoderUrl();
  const hasStreets = streetsUrl() !== null;
  if (!url || !address) return { isConfigured: url !== null, hasStreets, places: [] };
  const search = new URL(url);
  search.searchParams.set('q', address);
  search.searchParams.set('format', 'jsonv2');
  search.searchParams.set('limit', String(maxPlaces));
  try {
    const response = await fetchFromServer(search, { timeoutMs });
    if (!response.ok) throw new Error(`The geocoder returned ${response.status}.`);
    const rows = z.array(z.unknown()).parse(await response.json());
    const found = rows.flatMap((row) => result.safeParse(row).data ?? []).slice(0, maxPlaces);
    return {
      isConfigured: true,
      hasStreets,
      places: found.map(({ display_name: label, lat: latitude, lon: longitude }) => ({
        label,
        latitude,
        longitude,
      })),
    };
  } catch (error) {
    logError('address search failed', {}, error);
    return problem('place-search-unavailable');
  }
}
