import { describe, expect, it } from 'vitest';
import { editAccount } from '../../../functions/src/modules/staff/accounts.ts';
import { call } from '../../support/api/client.ts';
import type { Device } from '../../support/api/device.ts';
import { signIn } from '../../support/api/people.ts';
import { isPacked } from '../../support/api/served-app.ts';
import {
  adminSessions,
  attendeeSessions,
  issueReturnCodeSession,
  login,
  openShop,
  password,
  proofOf,
  type Sessions,
  shopSessions,
  uidOf,
  volunteerSessions,
} from '../../support/api/session-kinds.ts';
import {
  admin,
  app,
  expectSessionValidity,
  expectSessionValidityByApi,
  type Row,
  readAs,
  refused,
} from '../../support/api/session-validity.ts';
import { beforeNextCommit } from '../../support/api/store/before-next-commit.ts';

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
  (isSessionRetained: boolean) =>
  ({ person }: Attendee) =>
    issueReturnCodeSession(app.at, admin, person, isSessionRetained);

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

describe('attendee sessions', () => {
  it.each(Object.entries(ofAttendees))('ends or keeps sessions after: %s', async (_, row) => {
    await expectSessionValidity(await attendeeSessions(app.at, admin), row);
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

/** A sign-in with the old password during the change is rejected or gets an invalid token. */
async function changeInFlight({ name, places }: Admin, device: Device) {
  const [changed, ...late] = await Promise.all([
    changePassword(device),
    ...Array.from({ length: 4 }, () => login(app.at, name)),
  ]);
  expect(changed.status).toBe(200);
  for (const { status, json } of late)
    if (status === 200) expect(await readAs(await signIn(json.sessionId), places)).toEqual(refused);
}

/** A sign-in with the old password, whose password is checked before the change and whose session begins after it. */
async function changeDuringSignIn({ name, places }: Admin, device: Device) {
  // The first commit counts the attempt.
  beforeNextCommit(() => changePassword(device), 1);
  const { status, json } = await login(app.at, name);
  expect(status).toBe(200);
  expect(await readAs(await signIn(json.sessionId), places)).toEqual(refused);
}

const logout = (_: unknown, { token }: Device) =>
  call('POST', '/api/admin/logout', { at: app.at, token });

// biome-ignore format: a table
const ofStaff: Record<string, Row<Admin>> = {
  'signing out':                         { own: 'out', other: 'out', unused: 'out', happen: logout },
  'a password changed by oneself':       { own: 'out', other: 'out', unused: 'out', happen: (_, device) => changePassword(device) },
  'a password change in flight':         { own: 'out', other: 'out', unused: 'out', happen: changeInFlight },
  ...(!isPacked && {
    'a password change during a sign-in': { own: 'out', other: 'out', unused: 'out', happen: changeDuringSignIn },
  }),
  'a password reset by an admin':        { own: 'out', other: 'out', unused: 'out', happen: edit({ password: 'Syrah!' }) },
  'another role':                        { own: 'out', other: 'out', unused: 'out', happen: edit({ role: 'desk' }) },
  'revoked access':                      { own: 'out', other: 'out', unused: 'out', happen: edit({ isActive: false }) },
  'revoked access that is given back':   { own: 'out', other: 'out', unused: 'out', happen: edit({ isActive: false }, { isActive: true }) },
  'a corrected name':                    { own: 'in',  other: 'in',  unused: 'in',  happen: edit({ fullName: 'Theo Marsh' }) },
};

describe('staff sessions', () => {
  it.each(Object.entries(ofStaff))('ends or keeps sessions after: %s', async (_, row) => {
    await expectSessionValidity(await adminSessions(app.at), row);
  });
});

type Volunteer = Awaited<ReturnType<typeof volunteerSessions>>;

const endShift = ({ shiftId }: Volunteer) =>
  call('POST', `/api/admin/shifts/${shiftId}/end`, { at: app.at, token: admin });
const revoke = ({ own }: Sessions) =>
  call('POST', `/api/admin/link-accounts/${uidOf(own)}/revoke`, { at: app.at, token: admin });

// biome-ignore format: a table
const ofVolunteers: Record<string, Row<Volunteer>> = {
  'the end of the shift':                { own: 'out', other: 'out', unused: 'out', happen: endShift },
  'one phone’s access revoked':          { own: 'out', other: 'in',  unused: 'in',  happen: revoke },
  'signing out on one phone':            { own: 'out', other: 'in',  unused: 'in',  happen: logout },
};

describe('volunteer sessions', () => {
  it.each(Object.entries(ofVolunteers))('ends or keeps sessions after: %s', async (_, row) => {
    await expectSessionValidityByApi(await volunteerSessions(app.at, admin), row);
  });
});

type Shop = Awaited<ReturnType<typeof shopSessions>>;

const endLink = ({ linkId }: Shop) =>
  call('POST', `/api/admin/shop-links/${linkId}/end`, { at: app.at, token: admin });
const renewPin = () => openShop(app.at, admin);

// biome-ignore format: a table
const ofShops: Record<string, Row<Shop>> = {
  'the end of the link':                 { own: 'out', other: 'out', unused: 'out', happen: endLink },
  'a new link with a new PIN':           { own: 'out', other: 'out', unused: 'out', happen: renewPin },
  'one phone’s access revoked':          { own: 'out', other: 'in',  unused: 'in',  happen: revoke },
  'signing out on one phone':            { own: 'out', other: 'in',  unused: 'in',  happen: logout },
};

describe('shop sessions', () => {
  it.each(Object.entries(ofShops))('ends or keeps sessions after: %s', async (_, row) => {
    await expectSessionValidityByApi(await shopSessions(app.at, admin), row);
  });
});
