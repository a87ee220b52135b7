import { randomUUID } from 'node:crypto';
import { DocumentReference, Firestore, Query, WriteBatch } from 'firebase-admin/firestore';
import { createApp } from '../../../functions/src/app.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { readSources } from '../../../tools/demo/sources.ts';
import { exchange, registration } from '../stress/target.ts';

/** Operations that are called here; tests/simulation/evening-cost.test.ts counts all of them. */
type CountedOperation = 'checkIn' | 'leaderboard' | 'redeem' | 'register' | 'shown';

/** Documents by collection, as billed by Firestore. */
interface Counts {
  reads: Record<string, number>;
  writes: Record<string, number>;
  commits: number;
}

type Method = (this: unknown, ...args: unknown[]) => unknown;
const writing = ['create', 'set', 'update', 'delete'] as const;

/** Counts the Firestore operations of this process. Returns a function for the counts since its last call. */
function countFirestore(): () => Counts {
  let counts = noCounts();
  const count = (kind: 'reads' | 'writes', place: DocumentReference) => {
    const { id } = place.parent;
    counts[kind][id] = (counts[kind][id] ?? 0) + 1;
  };
  // A single document is read by `getAll` as well.
  wrap(Firestore.prototype, 'getAll', (args) => {
    for (const reference of args)
      if (reference instanceof DocumentReference) count('reads', reference as DocumentReference);
  });
  for (const name of writing)
    wrap(WriteBatch.prototype, name, ([place]) => count('writes', place as DocumentReference));
  wrap(WriteBatch.prototype, 'commit', () => {
    counts.commits += 1;
  });
  wrap(Query.prototype, 'get', undefined, (answer) => {
    for (const { ref } of (answer as { docs: { ref: DocumentReference }[] }).docs)
      count('reads', ref);
  });
  return () => {
    const taken = counts;
    counts = noCounts();
    return taken;
  };
}

const noCounts = (): Counts => ({ reads: {}, writes: {}, commits: 0 });

function wrap(
  prototype: object,
  name: string,
  before?: (args: unknown[]) => void,
  after?: (answer: unknown) => void,
): void {
  const methods = prototype as Record<string, Method>;
  const plain = methods[name];
  if (!plain) throw new Error(`Firestore has no ${name}.`);
  methods[name] = function (...args) {
    before?.(args);
    const answer = plain.apply(this, args);
    if (after && answer instanceof Promise) void answer.then(after, () => undefined);
    return answer;
  };
}

type Answer = Record<string, unknown> & {
  sessionId?: string;
  code?: string;
  user?: { id: string };
};

/** Calls each operation of the API once in this process and counts its Firestore operations. */
export async function countOperations(): Promise<Record<CountedOperation, Counts>> {
  const { fetch: fetchWithCount } = createApp();
  const taken = countFirestore();
  const call = async (path: string, token = '', body?: object): Promise<[Counts, Answer]> => {
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
    return [taken(), JSON.parse(text) as Answer];
  };
  const signIn = (session: Answer) =>
    exchange(process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '', session.sessionId);
  const [first, second] = readSources().businesses;
  if (!first || !second) throw new Error('The demo has no businesses.');

  const login = { username: 'admin', password: 'winewalk' };
  const admin = await signIn((await call('/api/admin/login', '', login))[1]);
  const ticketId = `COUNT-${randomUUID().toUpperCase()}`;
  await call('/api/admin/tickets', admin, { id: ticketId });
  // Each instance caches the active event for a moment, so it is not read for each registration.
  await call('/api/events/active');
  const form = registration({ ticketId, paymentMethod: 'prepaid' });
  const [register, session] = await call('/api/waiver/submit', '', form);
  const token = await signIn(session);
  const uid = session.user?.id ?? '';
  const checkInAt = ({ id: businessId, latitude, longitude }: typeof first) => {
    const body = { participantId: uid, eventId: demoEventId, businessId, latitude, longitude };
    return call('/api/checkins', token, { ...body, accuracy: 5 });
  };
  // The first visit costs more; a later one is counted.
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
  const [shown] = await call(`/api/events/${demoEventId}/announcements/shown`, token, {
    announcementIds: ['welcome'],
  });
  const standings = `/api/events/${demoEventId}/leaderboard`;
  await call(standings, token);
  const [leaderboard] = await call(standings, token);
  return { register, checkIn, redeem, shown, leaderboard };
}
