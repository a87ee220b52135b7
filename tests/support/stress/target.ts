import { randomInt, randomUUID } from 'node:crypto';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { demoEventId } from '../../../tools/demo/run-event-now.ts';
import { openDatabase } from '../../../tools/emulators/database.ts';
import type { Ports } from '../../../tools/emulators/ports.ts';

export interface Sent {
  at: string;
  token?: string;
  key?: string;
  body?: unknown;
}

export interface Answer {
  /** 0 without a response: then `json.code` is the cause. */
  status: number;
  json: AnswerBody;
}

/** Used fields of the responses. */
interface AnswerBody {
  id?: string;
  code?: string;
  changeId?: string;
  sessionId?: string;
  submissionId?: string;
  user?: { id: string };
  unlockedRewards?: string[];
  added?: number;
}

/** Sends a POST request from a random IP address, like many people. */
export async function post(path: string, { at, token, key, body }: Sent): Promise<Answer> {
  try {
    const answer = await fetch(at + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(key && { 'Idempotency-Key': key }),
      },
      body: JSON.stringify(body ?? {}),
    });
    return { status: answer.status, json: (await answer.json()) as AnswerBody };
  } catch (error) {
    return { status: 0, json: { code: causeOf(error) } };
  }
}

/** Returns the cause, such as ECONNRESET; the error of undici only says that it failed. */
function causeOf(error: unknown): string {
  const { cause, message } = error as {
    cause?: { code?: string; message?: string };
    message: string;
  };
  return cause?.code ?? cause?.message ?? message;
}

/** Exchanges a custom token for an ID token, as the app does. */
export async function exchange(authHost: string, sessionId: string | undefined): Promise<string> {
  const address = `http://${authHost}/identitytoolkit.googleapis.com/v1/accounts:signInWithCustomToken?key=demo`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: sessionId, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`No session: ${await answer.text()}`);
  return ((await answer.json()) as { idToken: string }).idToken;
}

/** Returns a registration form with a unique email. */
export function registration(changes: Record<string, unknown> = {}) {
  return {
    fullName: 'Ada Quill',
    email: `ada.${randomUUID()}@example.com`,
    over21: true,
    liabilityWaiver: true,
    paymentMethod: 'cash',
    ...changes,
  };
}

/** API under test with direct access to its database. */
export interface Target {
  urls: readonly string[];
  authHost: string;
  ports: Ports;
  /** ID token of an admin. */
  admin: string;
}

export interface TestAttendee {
  uid: string;
  submissionId: string;
  token: string;
}

/** Signs in as the demo admin. */
export async function openTarget(
  urls: readonly string[],
  authHost: string,
  ports: Ports,
): Promise<Target> {
  const at = urls[0] ?? '';
  const body = { username: 'admin', password: 'winewalk' };
  const { status, json } = await post('/api/admin/login', { at, body });
  if (status !== 200) throw new Error(`The admin was not let in: ${status}`);
  return { urls, authHost, ports, admin: await exchange(authHost, json.sessionId) };
}

/** Returns the URL of the instance for this request. */
export function instanceUrl({ urls }: Target, index: number): string {
  return urls[index % urls.length] ?? '';
}

/** Creates an unused ticket. */
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

/** Registers an attendee with a ticket and signs in. */
export async function newAttendee(target: Target): Promise<TestAttendee> {
  const ticketId = await newTicket(target);
  const body = registration({ ticketId, paymentMethod: 'prepaid' });
  const { status, json } = await post('/api/waiver/submit', { at: instanceUrl(target, 0), body });
  if (status !== 200) throw new Error(`Not registered: ${status}`);
  const token = await exchange(target.authHost, json.sessionId);
  return { uid: json.user?.id ?? '', submissionId: json.submissionId ?? '', token };
}

/** Returns a check-in at the coordinates of a demo business. */
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

/** Returns the number of documents of all collections with this ID. */
export async function countOf(target: Target, collectionId: string): Promise<number> {
  const database = await openDatabase(target.ports);
  return (await database.collectionGroup(collectionId).count().get()).data().count;
}
