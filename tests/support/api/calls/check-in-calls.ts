import { type CatalogBusiness } from '@wine-walk/common/model/catalog.ts';
import { call } from '../client.ts';
import { newParticipant, type Person } from '../people.ts';
import { eventId, readBusinesses, stored } from '../store/database.ts';

export let all: CatalogBusiness[];
export let person: Person;
export let business: CatalogBusiness;

/** Registers the attendee of the calls. */
export async function startWithParticipant(): Promise<void> {
  all = await readBusinesses();
  person = await newParticipant();
  business = all[0] as CatalogBusiness;
}

export const attempt = (business: CatalogBusiness, changes: Record<string, unknown> = {}) => ({
  participantId: person.uid,
  eventId,
  businessId: business.id,
  latitude: business.latitude,
  longitude: business.longitude,
  ...changes,
});
export const send = (body: object, key?: string) =>
  call('POST', '/api/checkins', { token: person.token, unchecked: body, key });
export const progress = () => stored(`participants/${person.uid}/progress/${eventId}`);
