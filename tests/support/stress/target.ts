import { randomUUID } from 'node:crypto';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import type { Ports } from '../../../tools/emulators/ports.ts';
import { exchange, post, registration } from './client.ts';

/** API under test, and direct access to its records. */
export interface Target {
  addresses: readonly string[];
  authHost: string;
  ports: Ports;
  /** An admin's ID token. */
  admin: string;
}

export interface TestAttendee {
  uid: string;
  submissionId: string;
  token: string;
}

/** Signs in as the demo's admin. */
export async function openTarget(
  addresses: readonly string[],
  authHost: string,
  ports: Ports,
): Promise<Target> {
  const at = addresses[0] ?? '';
  const body = { username: 'admin', password: 'winewalk' };
  const { status, json } = await post('/api/admin/login', { at, body });
  if (status !== 200) throw new Error(`The admin was not let in: ${status}`);
  return { addresses, authHost, ports, admin: await exchange(authHost, json.sessionId) };
}

/** The instance that the nth request goes to. */
export function instanceUrl({ addresses }: Target, index: number): string {
  return addresses[index % addresses.length] ?? '';
}

/** Adds a ticket that nobody holds. */
export async function newTicket(target: Target): Promise<string> {
  const id = `TORTURE-${randomUUID().toUpperCase()}`;
  const { status } = await post('/api/admin/tickets', {
    at: instanceUrl(target, 0),
    token: target.admin,
    body: { id },
  });
  if (status !== 200) throw new Error(`No ticket: ${status}`);
  return id;
}

/** Somebody who registered with a ticket, signed in. */
export async function newAttendee(target: Target): Promise<TestAttendee> {
  const ticketId = await newTicket(target);
  const body = registration({ ticketId, paymentMethod: 'prepaid' });
  const { status, json } = await post('/api/waiver/submit', { at: instanceUrl(target, 0), body });
  if (status !== 200) throw new Error(`Not registered: ${status}`);
  const token = await exchange(target.authHost, json.sessionId);
  return { uid: json.user?.id ?? '', submissionId: json.submissionId ?? '', token };
}

/** A check-in at a business of the demo, at its very place. */
export async function checkInBody(target: Target, uid: string) {
  const database = await openDatabase(target.ports);
  const business = await database.doc(documentPaths.business('vino-veritas')).get();
  return {
    participantId: uid,
    eventId: demoEventId,
    businessId: business.id,
    latitude: business.get('latitude') as number,
    longitude: business.get('longitude') as number,
    accuracy: 5,
  };
}

/** How many documents collections of this name have, wherever they are. */
export async function countOf(target: Target, collectionId: string): Promise<number> {
  const database = await openDatabase(target.ports);
  return (await database.collectionGroup(collectionId).count().get()).data().count;
}
