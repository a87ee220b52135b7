import { randomUUID } from 'node:crypto';
import { newTicket } from '@wine-walk/common/rules/tickets/new-ticket.ts';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { readDocuments } from '../../../tools/emulators/database.ts';
import { call } from './client.ts';
import { change } from './database.ts';
import { registrationBody } from './people.ts';
import { at, business, event, type openStaffApi, seed } from './staff-api.ts';
import { accountFor, tokenFor } from './tokens.ts';

type StaffApi = Awaited<ReturnType<typeof openStaffApi>>;

/** The network that they register from. */
export const registrationIp = '192.0.2.77';
const vino = business('Vino', 38.1);

/** Clears the project but for an event with one business. */
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

/** Somebody who registered with a ticket in their name, checked in, and whose ticket staff had changed. */
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
  // By name alone: a ticket with an address is redeemed by whoever proves it.
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
  await accountFor(uid);
  // What the session begins with: the exchange itself knows the demo's project alone.
  const [, payload = ''] = String(json.sessionId).split('.');
  const { claims } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const token = tokenFor(uid, claims);
  const checkIn = { participantId: uid, eventId: 'autumn', businessId: 'vino' };
  const place = { latitude: 38.1, longitude: -79.07, accuracy: 10 };
  // Under a key: what is answered is kept for its repeats, and is personal data.
  const attempt = { at: api.at, token, key: randomUUID(), body: { ...checkIn, ...place } };
  const visited = await call('POST', '/api/checkins', attempt);
  if (visited.status !== 200) throw new Error(visited.text);
  return { uid, token, submissionId: String(json.submissionId), body };
}
export type CheckedInAttendee = Awaited<ReturnType<typeof createCheckedInAttendee>>;

/** The paths of all documents, in every collection, that hold one of these texts in their path or fields. */
export async function documentsContaining(...texts: string[]): Promise<string[]> {
  const documents = await readDocuments(await firestore());
  return [...documents]
    .filter(([path, data]) => texts.some((text) => (path + JSON.stringify(data)).includes(text)))
    .map(([path]) => path);
}
/** By what somebody could be known, their ids first. */
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
