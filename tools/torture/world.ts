import { randomUUID } from 'node:crypto';
import { paths } from '../../functions/src/store/paths.ts';
import { demoEventId } from '../demo/run-event-now.ts';
import { openDatabase } from '../emulators/database.ts';
import type { Ports } from '../emulators/ports.ts';
import { exchange, post, registration } from './client.ts';

/** What is tortured, and how its records are looked at past the API. */
export interface World {
  addresses: readonly string[];
  authHost: string;
  ports: Ports;
  /** An admin's ID token. */
  admin: string;
}

export interface Walker {
  uid: string;
  submissionId: string;
  token: string;
}

/** Signs in as the demo's admin. */
export async function openWorld(
  addresses: readonly string[],
  authHost: string,
  ports: Ports,
): Promise<World> {
  const at = addresses[0] ?? '';
  const body = { username: 'admin', password: 'winewalk' };
  const { status, json } = await post('/api/admin/login', { at, body });
  if (status !== 200) throw new Error(`The admin was not let in: ${status}`);
  return { addresses, authHost, ports, admin: await exchange(authHost, json.sessionId) };
}

/** The instance that the nth request goes to. */
export function instance({ addresses }: World, index: number): string {
  return addresses[index % addresses.length] ?? '';
}

/** Adds a ticket that nobody holds. */
export async function newTicket(world: World): Promise<string> {
  const id = `TORTURE-${randomUUID().toUpperCase()}`;
  const { status } = await post('/api/admin/tickets', {
    at: instance(world, 0),
    token: world.admin,
    body: { id },
  });
  if (status !== 200) throw new Error(`No ticket: ${status}`);
  return id;
}

/** Somebody who registered with a ticket, signed in. */
export async function newWalker(world: World): Promise<Walker> {
  const ticketId = await newTicket(world);
  const body = registration({ ticketId, paymentMethod: 'prepaid' });
  const { status, json } = await post('/api/waiver/submit', { at: instance(world, 0), body });
  if (status !== 200) throw new Error(`Not registered: ${status}`);
  const token = await exchange(world.authHost, json.sessionId);
  return { uid: json.user?.id ?? '', submissionId: json.submissionId ?? '', token };
}

/** A check-in at a business of the demo, at its very place. */
export async function checkInBody(world: World, uid: string) {
  const database = await openDatabase(world.ports);
  const business = await database.doc(paths.business('vino-veritas')).get();
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
export async function countOf(world: World, collectionId: string): Promise<number> {
  const database = await openDatabase(world.ports);
  return (await database.collectionGroup(collectionId).count().get()).data().count;
}
