import type { Attendee } from './people.ts';
import { type Answer, type Fields, send, sendForFields, sendForList } from './send.ts';

/** Business with its location. */
export interface Place {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** Business of the demo, at the location that the README of the product names. */
export const vinoVeritas: Place = {
  id: 'vino-veritas',
  name: 'Vino Veritas',
  latitude: 38.149781,
  longitude: -79.075453,
};

/** Participant who calls. */
type Caller = Pick<Attendee, 'id' | 'token'>;

/** Returns the active event. */
export const activeEvent = () => sendForFields('GET', '/api/events/active');

/** Returns the id of the active event. */
export async function activeEventId(): Promise<string> {
  return String((await activeEvent()).id);
}

/** Checks in at Vino Veritas, at its location, with exactly the check-in payload. */
export async function checkIn(person: Caller): Promise<Fields> {
  const { status, text, json } = await sendCheckIn(person, vinoVeritas);
  if (status !== 200) throw new Error(`No check-in: ${status}: ${text}`);
  return json as Fields;
}

/** Sends a check-in, with exactly its payload, at this distance in meters west of the place. */
export async function sendCheckIn(
  { id, token }: Caller,
  place: Place,
  meters = 0,
): Promise<Answer> {
  const body = {
    participantId: id,
    eventId: await activeEventId(),
    businessId: place.id,
    ...westOf(place, meters),
  };
  return send('POST', '/api/checkins', { body, token });
}

/** Returns the location at this distance in meters west of a place. West of Vino Veritas is no other business. */
export function westOf({ latitude, longitude }: Place, meters: number) {
  const metersPerDegree = 111_195 * Math.cos((latitude * Math.PI) / 180);
  return { latitude, longitude: longitude - meters / metersPerDegree };
}

/** Returns the active event's businesses with their places. `admin`: token of the account. */
export async function placesOfEvent(admin: string): Promise<Place[]> {
  const ids = new Set((await businessesOf()).map(({ id }) => id));
  const all = await sendForList('GET', '/api/admin/businesses', { token: admin });
  return (all as unknown as Place[]).filter(({ id }) => ids.has(id));
}

/** Call of the table, with its payload if it has one. */
type Call = [method: string, path: string, body?: Fields];

/** Returns the calls of the table that are a participant's own. */
export function participantCalls({ id, email }: Attendee, eventId: string): Call[] {
  const { id: businessId, latitude, longitude } = vinoVeritas;
  return [
    ['GET', `/api/participants/${id}/rewards/${eventId}`],
    ['GET', `/api/events/${eventId}/progress/${id}`],
    ['POST', '/api/participants', { name: 'Ada Quill', email, phoneNumber: '', userId: id }],
    ['GET', `/api/participants/${id}`],
    ['GET', `/api/participants/${id}/checkins/${eventId}`],
    ['POST', '/api/checkins', { participantId: id, eventId, businessId, latitude, longitude }],
  ];
}

/** Returns the statuses of these calls by method and path, sent with this token or none. */
export async function statusesOf(
  calls: readonly Call[],
  token?: string,
): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  for (const [method, path, body] of calls)
    answers[`${method} ${path}`] = (await send(method, path, { body, token })).status;
  return answers;
}

/** Returns the businesses of the active event, as the participant sees them if one is given. */
export async function businessesOf(participant?: Caller): Promise<Fields[]> {
  const query = participant ? `?participantId=${participant.id}` : '';
  const path = `/api/events/${await activeEventId()}/businesses${query}`;
  return sendForList('GET', path, { token: participant?.token });
}

/** Returns the rewards of the active event as the participant sees them. */
export async function rewardsOf({ id, token }: Caller): Promise<Fields[]> {
  return sendForList('GET', `/api/participants/${id}/rewards/${await activeEventId()}`, { token });
}

/** Returns the participant's progress at the active event. */
export async function progressOf({ id, token }: Caller): Promise<Fields> {
  return sendForFields('GET', `/api/events/${await activeEventId()}/progress/${id}`, { token });
}

/** Returns the participant's check-ins at the active event, the latest first. */
export async function checkInsOf({ id, token }: Caller): Promise<Fields[]> {
  const path = `/api/participants/${id}/checkins/${await activeEventId()}`;
  const list = await sendForList('GET', path, { token });
  return list.toSorted((a, b) => String(b.timestamp).localeCompare(String(a.timestamp)));
}
