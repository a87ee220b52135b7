import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editAccount } from '../../functions/src/features/staff/accounts.ts';
import { firestore } from '../../functions/src/store/firestore.ts';
import { call } from '../support/api/client.ts';
import { change } from '../support/api/database.ts';
import { type Device, type Heard, openDevice } from '../support/api/device.ts';
import { signIn } from '../support/api/people.ts';
import { rulesStatus } from '../support/api/rules-status.ts';
import { serveApp } from '../support/api/served-app.ts';
import {
  adminSessions,
  anAdmin,
  attendeeSessions,
  giveBack,
  login,
  type Places,
  password,
  proofOf,
  type Sessions,
  uidOf,
  volunteerSessions,
} from '../support/api/session-kinds.ts';

/*
 * What happens x whose session x where it counts: a call of the API, a document and a list by the rules, a
 * document and a query that are listened to already. `own` is the session that it happens to or that asks for
 * it, `other` one more of the same (of a volunteer: another one's), `unused` a token that was answered before
 * and is exchanged only afterwards.
 */

let app: Awaited<ReturnType<typeof serveApp>>;
let admin: string;
beforeAll(async () => {
  app = await serveApp();
  admin = await anAdmin(app.at);
});
afterAll(() => app.close());

/** Where a session counts still. */
interface Standing {
  api: boolean;
  get: boolean;
  list: boolean;
  document?: Heard;
  query?: Heard;
}

/**
 * The emulator decides a query when it is attached, and never again; a document again with each of its changes.
 * Nothing may rest on the rest: the app drops what it holds (SECURITY.md, "What the emulators cannot show").
 */
const queryOfEnded: Heard = 'told';
const refused = { api: false, get: false, list: false };
const standings = {
  in: { api: true, get: true, list: true, document: 'told', query: 'told' },
  out: { ...refused, document: 'cut', query: queryOfEnded },
  gone: { ...refused, document: 'gone', query: 'gone' },
} as const satisfies Record<string, Standing>;
type State = keyof typeof standings;

interface Row<S> {
  own: State;
  other: State;
  unused: 'in' | 'out';
  /** Answers further custom tokens that came of it, none of which may be anybody. */
  happen: (sessions: S, device: Device) => Promise<unknown>;
}

async function askWith(token: string, places: Places): Promise<Standing> {
  const answer = await call('GET', places.call as '/api/admin/session', { at: app.at, token });
  return {
    api: answer.status === 200,
    get: (await rulesStatus(places.document, token)) === 200,
    list: (await rulesStatus(places.list, token)) === 200,
  };
}

async function open(sessionId: string, { document, query }: Places) {
  const device = await openDevice(sessionId);
  const listeners = [await device.onDocument(document), await device.onQuery(...query)] as const;
  return { device, listeners };
}

async function standingOf({ device, listeners }: Awaited<ReturnType<typeof open>>, places: Places) {
  const [document, query] = listeners;
  const asked = await askWith(device.token, places);
  return { ...asked, document: await document.afterChange(), query: await query.afterChange() };
}

async function holds<S extends Sessions>(sessions: S, { happen, ...expected }: Row<S>) {
  const { places } = sessions;
  const [own, other] = [await open(sessions.own, places), await open(sessions.other, places)];
  const before = [await standingOf(own, places), await standingOf(other, places)];
  expect(before).toEqual([standings.in, standings.in]);
  await happen(sessions, own.device);
  const { document: _, query: __, ...unused } = standings[expected.unused];
  expect({
    own: await standingOf(own, places),
    other: await standingOf(other, places),
    unused: await askWith(await signIn(sessions.unused), places),
  }).toEqual({ own: standings[expected.own], other: standings[expected.other], unused });
  await Promise.all([own.device.close(), other.device.close()]);
}

type Attendee = Awaited<ReturnType<typeof attendeeSessions>>;

const end = (everywhere: boolean) => (_: Attendee, device: Device) =>
  call('POST', '/api/session/end', { at: app.at, token: device.token, body: { everywhere } });

const take =
  (keepOtherSessions?: boolean) =>
  async ({ person: { email, submissionId } }: Attendee) => {
    const proof = await proofOf(app.at, email);
    const body = { proof, submissionIds: [submissionId], keepOtherSessions };
    return call('POST', '/api/session/take', { at: app.at, body });
  };

async function disown({ person: { email, submissionId } }: Attendee) {
  const body = { proof: await proofOf(app.at, email), submissionIds: [submissionId] };
  return call('POST', '/api/session/disown', { at: app.at, body });
}

const deskGivesBack =
  (keeps: boolean) =>
  ({ person }: Attendee) =>
    giveBack(app.at, admin, person, keeps);

const deleteData = ({ person }: Attendee, { token }: Device) =>
  call('DELETE', `/api/participants/${person.uid}`, { at: app.at, token });

// biome-ignore format: a table
const ofAttendees: Record<string, Row<Attendee>> = {
  'signing out on this device':          { own: 'out',  other: 'in',   unused: 'in',  happen: end(false) },
  'signing out everywhere':              { own: 'out',  other: 'out',  unused: 'out', happen: end(true) },
  'an address proven for the first time': { own: 'out', other: 'out',  unused: 'out', happen: take() },
  'an address proven, others kept':      { own: 'in',   other: 'in',   unused: 'in',  happen: take(true) },
  'an address said to be another’s':     { own: 'in',   other: 'in',   unused: 'in',  happen: disown },
  'a walk given back at the desk':       { own: 'out',  other: 'out',  unused: 'out', happen: deskGivesBack(false) },
  'a walk given back, others kept':      { own: 'in',   other: 'in',   unused: 'in',  happen: deskGivesBack(true) },
  'one’s data deleted':                  { own: 'gone', other: 'gone', unused: 'out', happen: deleteData },
};

describe('of an attendee', () => {
  // spec: 6.14, B11.20
  it.each(Object.entries(ofAttendees))('%s', async (_, row) => {
    await holds(await attendeeSessions(app.at, admin), row);
  });
});

type Admin = Awaited<ReturnType<typeof adminSessions>>;

const edit =
  (...changes: Parameters<typeof editAccount>[1][]) =>
  async ({ name }: Admin) => {
    for (const each of changes) await editAccount(`staff-${name}`, each, 'test', Date.now());
  };

const changePassword = ({ token }: Device) =>
  call('POST', '/api/admin/change-password', {
    at: app.at,
    token,
    body: { currentPassword: password, newPassword: 'Syrah!' },
  });

/** Whoever signs in with the old password meanwhile is refused, or holds a token of nobody. */
async function changeInFlight({ name, places }: Admin, device: Device) {
  const [changed, ...late] = await Promise.all([
    changePassword(device),
    ...Array.from({ length: 4 }, () => login(app.at, name)),
  ]);
  expect(changed.status).toBe(200);
  for (const { status, json } of late)
    if (status === 200)
      expect(await askWith(await signIn(json.sessionId), places)).toEqual(refused);
}

const logout = (_: unknown, { token }: Device) =>
  call('POST', '/api/admin/logout', { at: app.at, token });
const endOfAccount = ({ own }: Sessions) =>
  change(`staff/${uidOf(own)}`, { expiresAt: new Date(Date.now() - 1).toISOString() });

// biome-ignore format: a table
const ofStaff: Record<string, Row<Admin>> = {
  'signing out':                         { own: 'out', other: 'out', unused: 'out', happen: logout },
  'a password changed by oneself':       { own: 'out', other: 'out', unused: 'out', happen: (_, device) => changePassword(device) },
  'a password change in flight':         { own: 'out', other: 'out', unused: 'out', happen: changeInFlight },
  'a password reset by an admin':        { own: 'out', other: 'out', unused: 'out', happen: edit({ password: 'Syrah!' }) },
  'another role':                        { own: 'out', other: 'out', unused: 'out', happen: edit({ role: 'desk' }) },
  'revoked access':                      { own: 'out', other: 'out', unused: 'out', happen: edit({ isActive: false }) },
  'revoked access that is given back':   { own: 'out', other: 'out', unused: 'out', happen: edit({ isActive: false }, { isActive: true }) },
  'the end of the account':              { own: 'out', other: 'out', unused: 'out', happen: endOfAccount },
  'a corrected name':                    { own: 'in',  other: 'in',  unused: 'in',  happen: edit({ fullName: 'Theo Marsh' }) },
};

describe('of staff', () => {
  // spec: B11.20, B11.21, B11.39
  it.each(Object.entries(ofStaff))('%s', async (_, row) => {
    await holds(await adminSessions(app.at), row);
  });
});

type Volunteer = Awaited<ReturnType<typeof volunteerSessions>>;

const endShift = ({ shiftId }: Volunteer) =>
  call('POST', `/api/admin/shifts/${shiftId}/end`, { at: app.at, token: admin });
const revoke = ({ own }: Volunteer) =>
  call('POST', `/api/admin/link-accounts/${uidOf(own)}/revoke`, { at: app.at, token: admin });

// biome-ignore format: a table
const ofVolunteers: Record<string, Row<Volunteer>> = {
  'the end of the shift':                { own: 'out', other: 'out', unused: 'out', happen: endShift },
  'one phone’s access revoked':          { own: 'out', other: 'in',  unused: 'in',  happen: revoke },
  'signing out on one phone':            { own: 'out', other: 'in',  unused: 'in',  happen: logout },
  'one account’s evening is over':       { own: 'out', other: 'in',  unused: 'in',  happen: endOfAccount },
};

describe('of a volunteer', () => {
  // spec: B11.20, B11.21
  it.each(Object.entries(ofVolunteers))('%s', async (_, row) => {
    const sessions = await volunteerSessions(app.at, admin);
    try {
      await holds(sessions, row);
    } finally {
      await (await firestore()).doc(sessions.announcement).delete();
    }
  });
});
