import type { Attendee } from './people.ts';
import { type Fields, send, sendForFields, sendForList } from './send.ts';

/** Business of the demo, at the location that the README of the product names. */
export const vinoVeritas = {
  id: 'vino-veritas',
  latitude: 38.149781,
  longitude: -79.075453,
};

/** Returns the id of the active event. */
export async function activeEventId(): Promise<string> {
  return String((await sendForFields('GET', '/api/events/active')).id);
}

/** Checks in at Vino Veritas, at its location, with exactly the check-in payload. */
export async function checkIn({ id, token }: Attendee): Promise<Fields> {
  const { id: businessId, latitude, longitude } = vinoVeritas;
  const eventId = await activeEventId();
  const body = { participantId: id, eventId, businessId, latitude, longitude };
  return sendForFields('POST', '/api/checkins', { body, token });
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

/** Returns the event's businesses as the participant sees them. */
export async function businessesFor({ id, token }: Attendee): Promise<Fields[]> {
  const path = `/api/events/${await activeEventId()}/businesses?participantId=${id}`;
  return sendForList('GET', path, { token });
}
