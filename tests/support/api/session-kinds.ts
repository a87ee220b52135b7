import { randomUUID } from 'node:crypto';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { cheapHash } from './cheap-hash.ts';
import { call } from './client.ts';
import { mailedCode, registrationBody, signIn } from './people.ts';
import { change, eventId } from './store/database.ts';

/** Requests that verify a session: a call, a document, a list and listeners. */
export interface Places {
  call: `/api/${string}`;
  document: string;
  list: string;
  query: readonly [path: string, field: string, value: unknown];
}

/** Three sessions as custom tokens; the last is exchanged after the action. */
export interface Sessions {
  own: string;
  other: string;
  unused: string;
  places: Places;
}

export const password = 'Grenache-by-the-glass';
/** Headers of an unused network, because limits count by network. */
export const elsewhere = () => ({
  'X-Forwarded-For': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`,
});

/** Registers an attendee and returns the session. */
export async function register(at: string) {
  const body = registrationBody();
  const sent = { at, body, headers: elsewhere() };
  const { json, status, text } = await call('POST', '/api/waiver/submit', sent);
  if (status !== 200) throw new Error(text);
  return { sessionId: json.sessionId, uid: json.user.id, submissionId: json.submissionId, ...body };
}
export type Registered = Awaited<ReturnType<typeof register>>;

/** Verifies the email and returns the proof. */
export async function proofOf(at: string, email: string): Promise<string> {
  const body = { email, oobCode: await mailedCode(email) };
  return (await call('POST', '/api/session/prove', { at, body, headers: elsewhere() })).json.proof;
}

/** Issues a desk return code and redeems it on another device. */
export async function issueReturnCodeSession(
  at: string,
  admin: string,
  { submissionId }: Registered,
  keepOtherSessions: boolean,
): Promise<string> {
  const issued = await call('POST', `/api/admin/registrations/${submissionId}/return-code`, {
    at,
    token: admin,
    body: { keepOtherSessions },
  });
  const body = { code: issued.json.code };
  return (await call('POST', '/api/session/return', { at, body, headers: elsewhere() })).json
    .sessionId;
}

export async function attendeeSessions(at: string, admin: string) {
  const person = await register(at);
  const { uid, submissionId } = person;
  const places: Places = {
    call: `/api/participants/${uid}`,
    document: documentPaths.participant(uid),
    list: documentPaths.progressOf(uid),
    query: [documentPaths.registration(submissionId), 'participantId', uid],
  };
  const other = await issueReturnCodeSession(at, admin, person, true);
  const unused = await issueReturnCodeSession(at, admin, person, true);
  return { person, own: person.sessionId, other, unused, places };
}

/** Creates an admin account. */
export async function newAdmin(): Promise<string> {
  const name = `s-${randomUUID().slice(0, 8)}`;
  await change(`staff/staff-${name}`, {
    username: name,
    fullName: 'Tess Vale',
    role: 'admin',
    isActive: true,
    passwordHash: cheapHash(password),
    generation: 1,
    createdAt: '2026-06-01T14:00:00.000Z',
    updatedAt: '2026-06-01T14:00:00.000Z',
  });
  return name;
}

export const login = (at: string, username: string) =>
  call('POST', '/api/admin/login', { at, body: { username, password }, headers: elsewhere() });

export async function adminSessions(at: string) {
  const name = await newAdmin();
  const target = documentPaths.staffMember(`staff-${name}`);
  const entry = documentPaths.audit(`of-${name}`);
  const happenedAt = '2026-06-01T14:00:00.000Z';
  await change(entry, { actor: name, action: 'staff.login', target, happenedAt, details: {} });
  const places: Places = {
    call: '/api/admin/events',
    document: entry,
    list: `${documentPaths.auditEntries}?pageSize=1`,
    query: [entry, 'target', target],
  };
  const sessionId = async () => (await login(at, name)).json.sessionId;
  const [own, other, unused] = [await sessionId(), await sessionId(), await sessionId()];
  return { name, own, other, unused, places };
}

/** Three volunteers of one shift. */
export async function volunteerSessions(at: string, admin: string) {
  const opened = await call('POST', '/api/admin/shifts', {
    at,
    token: admin,
    key: randomUUID(),
    body: { eventId, name: 'Entrance' },
  });
  const { id, path, pin } = opened.json;
  const body = { secret: path.split('/').at(-1) ?? '', pin, fullName: 'Sam Hollis' };
  const join = async () => {
    const sent = { at, body, key: randomUUID(), headers: elsewhere() };
    return (await call('POST', '/api/admin/shifts/join', sent)).json.sessionId;
  };
  const [own, other, unused] = [await join(), await join(), await join()];
  const { submissionId, uid } = await register(at);
  const places: Places = {
    call: '/api/admin/session',
    document: documentPaths.registration(submissionId),
    list: `${documentPaths.announcements(eventId)}?pageSize=1`,
    query: [documentPaths.registration(submissionId), 'participantId', uid],
  };
  return { shiftId: id, own, other, unused, places };
}

/** Creates a shop link and PIN; the previous link ends. */
export const openShop = (at: string, admin: string) =>
  call('POST', '/api/admin/shop-links', {
    at,
    token: admin,
    key: randomUUID(),
    body: { eventId, businessId: 'vino-veritas' },
  });

/** Three devices of one shop. */
export async function shopSessions(at: string, admin: string) {
  const { id, path, pin } = (await openShop(at, admin)).json;
  const body = { secret: path.split('/').at(-1) ?? '', pin };
  const join = async () => {
    const sent = { at, body, key: randomUUID(), headers: elsewhere() };
    return (await call('POST', '/api/admin/shop-links/join', sent)).json.sessionId;
  };
  const [own, other, unused] = [await join(), await join(), await join()];
  const { submissionId, uid } = await register(at);
  const places: Places = {
    call: '/api/shop/counts',
    document: documentPaths.registration(submissionId),
    list: `${documentPaths.businesses}?pageSize=1`,
    query: [documentPaths.registration(submissionId), 'participantId', uid],
  };
  return { linkId: id, own, other, unused, places };
}

/** Uid in a custom token. */
export function uidOf(sessionId: string): string {
  const [, payload = ''] = sessionId.split('.');
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { uid: string }).uid;
}

/** ID token of an admin that no test changes. */
export async function anAdmin(at: string): Promise<string> {
  return signIn((await login(at, await newAdmin())).json.sessionId);
}
