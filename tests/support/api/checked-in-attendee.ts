import { randomUUID } from 'node:crypto';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { readDocuments } from '../../../tools/emulators/database.ts';
import { call } from './client.ts';
import { change } from './database.ts';
import { registrationBody } from './people.ts';
import { at, business, event, type openStaffApi, seed } from './staff-api.ts';
import { exchangeToken } from './tokens.ts';

type StaffApi = Awaited<ReturnType<typeof openStaffApi>>;

/** IP address of the registration. */
export const registrationIp = '192.0.2.77';
const vino = business('Vino', 38.1);

/** Clears the project except for an event with one business. */
export const seedEvent = () =>
  seed({
    'events/autumn': event,
    'businesses/vino': vino,
    'catalogues/autumn': {
      businesses: [{ ...vino, id: 'vino' }],
      rewards: [],
      pointRules: [],
      formerBusinesses: [],
      formerRewards: [],
    },
  });

/** Registers an attendee with a ticket in their name, checks in, and changes the ticket as staff. */
export async function createCheckedInAttendee(api: StaffApi) {
  const body = registrationBody({
    fullName: 'Quentin Zephyrine',
    email: `quentin.${randomUUID()}@example.com`,
    phone: '540-555-7731',
    emergencyContact: 'Ottoline Zephyrine',
    emergencyPhone: '540-555-7732',
    ticketId: `WW-${randomUUID().slice(0, 8).toUpperCase()}`,
    paymentMethod: 'prepaid',
  });
  const noHolder = { holderName: null, holderEmail: null };
  const unused = { eventId: null, ...noHolder };
  await change(`tickets/${body.ticketId}`, { ...newTicket(unused, 'manual', at) });
  // A ticket with a holder email requires a verified email.
  const holder = { holderName: body.fullName, holderEmail: null, seen: noHolder };
  const path = `/api/admin/tickets/${body.ticketId}` as const;
  const reassigned = await api.as('admin', 'PUT', path, { body: holder });
  if (reassigned.status !== 200) throw new Error(reassigned.text);
  const sent = {
    at: api.at,
    body,
    key: randomUUID(),
    headers: { 'X-Forwarded-For': registrationIp },
  };
  const { json, status, text } = await call('POST', '/api/waiver/submit', sent);
  if (status !== 200) throw new Error(text);
  const uid: string = json.user.id;
  const token = await exchangeToken(json.sessionId);
  const checkIn = { participantId: uid, eventId: 'autumn', businessId: 'vino' };
  const place = { latitude: 38.1, longitude: -79.07, accuracy: 10 };
  // Sends a key, since stored responses are personal data too.
  const attempt = { at: api.at, token, key: randomUUID(), body: { ...checkIn, ...place } };
  const visited = await call('POST', '/api/checkins', attempt);
  if (visited.status !== 200) throw new Error(visited.text);
  return { uid, token, submissionId: String(json.submissionId), body };
}
export type CheckedInAttendee = Awaited<ReturnType<typeof createCheckedInAttendee>>;

/** Paths of all documents that contain one of these texts in their path or fields. */
export async function documentsContaining(...texts: string[]): Promise<string[]> {
  const documents = await readDocuments(await firestore());
  return [...documents]
    .filter(([path, data]) => texts.some((text) => (path + JSON.stringify(data)).includes(text)))
    .map(([path]) => path);
}
/** Values that identify the person, ids first. */
export const identifyingValues = ({ uid, submissionId, body }: CheckedInAttendee) => [
  uid,
  submissionId,
  'Zephyrine',
  'zephyrine',
  body.email,
  String(body.phone),
  String(body.emergencyPhone),
  registrationIp,
];
