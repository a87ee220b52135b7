import { z } from 'zod';
import { latitude, line, longitude } from '../model/fields/values.ts';
import { endpoint } from './contract/endpoint.ts';

const place = z.object({
  /** Full address, as the geocoder writes it. */
  label: z.string(),
  latitude,
  longitude,
});

export type Place = z.infer<typeof place>;

export const findPlaces = endpoint({
  method: 'GET',
  path: '/api/admin/places',
  access: 'admin',
  rate: { perMinute: 60, by: 'caller' },
  summary:
    'Finds an address by the geocoder of the deployment, best match first, at most 5. Without `address`: only whether there is one, and a server of streets.',
  query: z.strictObject({ address: line(300).optional() }),
  output: z.object({
    isConfigured: z.boolean(),
    /** True if the deployment may load streets from OpenStreetMap. */
    hasStreets: z.boolean().default(false),
    places: z.array(place),
  }),
  problems: ['place-search-unavailable'],
});
