import { randomUUID } from 'node:crypto';
import { fromFirestore, toFirestore } from '../../../functions/src/firestore/converter.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { exchange, post, registration } from '../../../tests/support/stress/target.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import type { Ports } from '../../../tools/emulators/ports.ts';

/** Request that a client sends and waits for. */
export type Job = () => Promise<unknown>;

/**
 * Returns the duration of each job in milliseconds; each client takes the next job when its last one is done.
 */
export async function latencies(jobs: readonly Job[], clients: number): Promise<number[]> {
  const waiting = [...jobs];
  const taken: number[] = [];
  const client = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const start = performance.now();
      await job();
      taken.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return taken;
}

/** Requests a URL with a token and reads the response. Throws if it is not successful. */
export async function fetchOk(url: string, token: string): Promise<void> {
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status}: ${text}`);
}

export interface TestAttendee {
  uid: string;
  token: string;
}

/** Returns registration forms with cash due. */
export const cashForms = (count: number) => Array.from({ length: count }, () => registration());

/** Returns registration forms with these tickets. */
export const ticketForms = (tickets: readonly string[]) =>
  tickets.map((ticketId) => registration({ ticketId, paymentMethod: 'prepaid' }));

/** Registers people through the API and signs them in. */
export async function registerAttendees(
  at: string,
  forms: readonly object[],
): Promise<TestAttendee[]> {
  const attendees: TestAttendee[] = [];
  const register = async (body: object) => {
    const { json } = await requireSuccess(post('/api/waiver/submit', { at, body }));
    const token = await exchange(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '', json.sessionId);
    attendees.push({ uid: json.user?.id ?? '', token });
  };
  await latencies(
    forms.map((form) => () => register(form)),
    10,
  );
  return attendees;
}

/** Returns a successful response. Throws otherwise. */
export async function requireSuccess(answer: ReturnType<typeof post>) {
  const { status, json } = await answer;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(json)}`);
  return { status, json };
}

export interface DemoBusiness {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** Returns the businesses of the demo event. */
export async function readDemoBusinesses(ports: Ports): Promise<DemoBusiness[]> {
  const database = await openDatabase(ports);
  const catalog = await database.doc(documentPaths.catalog(demoEventId)).get();
  return catalog.get('businesses') as DemoBusiness[];
}

/** Checks in at the coordinates of the business; `at`: URL of one of the two servers. */
export function checkIn(
  at: string,
  { uid, token }: TestAttendee,
  { id, latitude, longitude }: DemoBusiness,
) {
  const body = { participantId: uid, eventId: demoEventId, businessId: id, latitude, longitude };
  return requireSuccess(
    post('/api/checkins', { at, token, key: randomUUID(), body: { ...body, accuracy: 5 } }),
  );
}

/** Returns an ID token of the demo admin. */
export async function signInAdmin(at: string): Promise<string> {
  const body = { username: 'admin', password: 'winewalk' };
  const { json } = await requireSuccess(post('/api/admin/login', { at, body }));
  return exchange(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '', json.sessionId);
}

/** Imports up to 400 new tickets and returns their IDs. */
export async function newTickets(at: string, admin: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => `BENCH-${randomUUID().toUpperCase()}`);
  const body = { tickets: ids.map((id) => ({ id })) };
  await requireSuccess(
    post('/api/admin/tickets/import', { at, token: admin, key: randomUUID(), body }),
  );
  return ids;
}

/** Documents per import request and per commit. */
export const importSize = 400;

/**
 * Registers one person and copies the registration `count` times: only reading the list is measured. `fieldsOf`: fields
 * in which a copy differs.
 */
export async function moreRegistrations(
  ports: Ports,
  { at, count, fieldsOf }: { at: string; count: number; fieldsOf?: (index: number) => object },
): Promise<void> {
  const database = await openDatabase(ports);
  const email = `ada.${randomUUID()}@example.com`;
  await registerAttendees(at, [registration({ email })]);
  const found = await database
    .collection(documentPaths.registrations)
    .where('email', '==', email)
    .get();
  const model = fromFirestore(found.docs[0]?.data()) as Record<string, unknown>;
  const parts = Array.from({ length: Math.ceil(count / importSize) }, (_, part) => async () => {
    const batch = database.batch();
    const end = Math.min((part + 1) * importSize, count);
    for (let index = part * importSize; index < end; index += 1)
      batch.create(
        database.doc(documentPaths.registration(randomUUID())),
        toFirestore({ ...model, ...fieldsOf?.(index) }),
      );
    await batch.commit();
  });
  await latencies(parts, 4);
}
