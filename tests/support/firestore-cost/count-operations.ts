import { randomUUID } from 'node:crypto';
import { createApp } from '../../../functions/src/app.ts';
import { readDemoBusinesses } from '../../../tools/bench/api/attendees.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import type { Ports } from '../../../tools/emulators/ports.ts';
import { exchange, registration } from '../stress/client.ts';
import { type Counts, countFirestore } from './count-firestore.ts';
import type { OperationName } from './operations.ts';

/** Counts of one call. */
export interface Counted extends Counts {
  /** Of the answer's body. */
  bytes: number;
}

type Answer = Record<string, unknown> & {
  sessionId?: string;
  code?: string;
  user?: { id: string };
};

/** Calls the API in this process once for each of its operations, and counts what it asks of Firestore. */
export async function countOperations(
  ports: Ports,
): Promise<Record<Exclude<OperationName, 'open'>, Counted>> {
  const { fetch: fetchWithCount } = createApp();
  const taken = countFirestore();
  const call = async (path: string, token = '', body?: object): Promise<[Counted, Answer]> => {
    taken();
    const answer = await fetchWithCount(
      new Request(`http://localhost${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': randomUUID(),
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${text}`);
    return [{ ...taken(), bytes: text.length }, JSON.parse(text) as Answer];
  };
  const signIn = (session: Answer) =>
    exchange(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '', session.sessionId);
  const [first, second] = await readDemoBusinesses(ports);
  if (!first || !second) throw new Error('The demo has no businesses.');

  const login = { username: 'admin', password: 'winewalk' };
  const admin = await signIn((await call('/api/admin/login', '', login))[1]);
  const ticketId = `COUNT-${randomUUID().toUpperCase()}`;
  await call('/api/admin/tickets', admin, { id: ticketId });
  // Each instance keeps the active event for a moment: it is not read for each registration.
  await call('/api/events/active');
  const form = registration({ ticketId, paymentMethod: 'prepaid' });
  const [register, session] = await call('/api/waiver/submit', '', form);
  const token = await signIn(session);
  const uid = session.user?.id ?? '';
  const checkInAt = ({ id: businessId, latitude, longitude }: typeof first) => {
    const body = { participantId: uid, eventId: demoEventId, businessId, latitude, longitude };
    return call('/api/checkins', token, { ...body, accuracy: 5 });
  };
  // The first visit costs more, once: what is counted is one of the others.
  await checkInAt(first);
  const [checkIn] = await checkInAt(second);
  const [, { code }] = await call(
    `/api/participants/${uid}/rewards/${demoEventId}/first-pour/code`,
    token,
    {},
  );
  const [redeem] = await call('/api/admin/redemptions', admin, {
    code,
    eventId: demoEventId,
  });
  const standings = `/api/events/${demoEventId}/leaderboard`;
  await call(standings, token);
  const [leaderboard] = await call(standings, token);
  return { register, checkIn, redeem, leaderboard };
}
