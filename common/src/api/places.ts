import { z } from 'zod';
import { latitude, line, longitude } from '../model/values.ts';
import { endpoint } from './endpoint.ts';

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
    'Finds an address by the geocoder of the deployment, best match first, at most 5. Without `address`: only whether there is one.',
  query: z.strictObject({ address: line(300).optional() }),
  output: z.object({ isConfigured: z.boolean(), places: z.array(place) }),
  problems: ['place-search-unavailable'],
});
