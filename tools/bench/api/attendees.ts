import { randomUUID } from 'node:crypto';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { exchange, post, registration } from '../../../tests/support/stress/target.ts';
import { demoEventId } from '../../demo/run-event-now.ts';
import { openDatabase } from '../../emulators/database.ts';
import type { Ports } from '../../emulators/ports.ts';
import { latencies } from './clients.ts';

export interface TestAttendee {
  uid: string;
  token: string;
}

/** Cash is due of them. */
export const cashForms = (count: number) => Array.from({ length: count }, () => registration());

/** With these tickets. */
export const ticketForms = (tickets: readonly string[]) =>
  tickets.map((ticketId) => registration({ ticketId, paymentMethod: 'prepaid' }));

/** People registered through the API with these forms, and signed in. */
export async function registerAttendees(
  at: string,
  forms: readonly object[],
): Promise<TestAttendee[]> {
  const walkers: TestAttendee[] = [];
  const register = async (body: object) => {
    const { json } = await requireSuccess(post('/api/waiver/submit', { at, body }));
    const token = await exchange(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '', json.sessionId);
    walkers.push({ uid: json.user?.id ?? '', token });
  };
  await latencies(
    forms.map((form) => () => register(form)),
    10,
  );
  return walkers;
}

/** The answer, where it is one of success. Throws what it is otherwise. */
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

/** The businesses of the demo's walk. */
export async function readDemoBusinesses(ports: Ports): Promise<DemoBusiness[]> {
  const database = await openDatabase(ports);
  const catalogue = await database.doc(documentPaths.catalogue(demoEventId)).get();
  return catalogue.get('businesses') as DemoBusiness[];
}

/** Checks in at the very place, by one of the two servers. */
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
