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
  /** 0 where none came: then `json.code` says why. */
  status: number;
  json: AnswerBody;
}

/** What of the answers is looked at. */
interface AnswerBody {
  id?: string;
  code?: string;
  claimId?: string;
  sessionId?: string;
  submissionId?: string;
  user?: { id: string };
  unlockedRewards?: string[];
  added?: number;
}

/** Makes one POST; each from an address of its own, as many people do. */
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

/** Such as ECONNRESET: what undici says is only that it failed. */
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

/** A registration form, filled in by nobody else. */
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
