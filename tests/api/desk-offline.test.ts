import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { change, howMany, stored } from '../support/api/database.ts';
import { audited, openStaffApi, type PersonName, seed } from '../support/api/staff-api.ts';
import { registrationOf, wholeWalk } from '../support/api/whole-walk.ts';

let api: Awaited<ReturnType<typeof openStaffApi>>;
beforeAll(async () => {
  api = await openStaffApi();
});
afterAll(() => api.close());
// Without what was redeemed already, and what is to be settled.
const { 'claims/autumn_maya_gone': _gone, 'deskDoubts/twice': _twice, ...before } = wholeWalk;
beforeEach(() => seed(before));

const code = '12345678';
const claim = 'claims/autumn_maya_two';
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const redeem = (doneAt: string | null, who: PersonName = 'desk', key: string = randomUUID()) =>
  api.as(who, 'POST', '/api/admin/redemptions', { body: { code, doneAt }, key });
const admit = (body: object, who: PersonName = 'desk') =>
  api.as(who, 'POST', '/api/admin/desk/admissions', {
    body: { takesPayment: false, isIdSeen: true, doneAt: ago(2), ...body },
    key: randomUUID(),
  });
const undo = (id: string) => api.as('desk', 'POST', `/api/admin/desk/admissions/${id}/undo`);
const doubts = async (who: PersonName = 'desk') =>
  (await api.as(who, 'GET', '/api/admin/desk/doubts?eventId=autumn')).json.doubts;

describe('GET /api/admin/desk/snapshot', () => {
  const read = (eventId = 'autumn') =>
    api.as('desk', 'GET', `/api/admin/desk/snapshot?eventId=${eventId}`);

  it('holds everybody under keyed hashes, with what the desk answers, and no more of them', async () => {
    await change('registrations/MAYASSUBM1SS10N00001', { arrivedAt: ago(1), arrivedBy: 'Ana' });
    const { json, text } = await read();
    const hash = (id: string) =>
      createHmac('sha256', Buffer.from(json.hashKey, 'base64url'))
        .update(id)
        .digest('base64url')
        .slice(0, 16);
    const found = (id: string) =>
      json.entries.find(
        ({ confirmation, ticket }) => confirmation === hash(id) || ticket === hash(id),
      );
    expect(json.entries).toHaveLength(4);
    expect(found('MAYASSUBM1SS10N00001')).toMatchObject({
      answer: 'used',
      name: 'Maya R.',
      happenedBy: 'Ana',
    });
    expect(found('TICKETSUBM1SS10N0001')).toMatchObject({ answer: 'welcome', name: 'Rosa L.' });
    expect(found('WW-1')).toMatchObject({ answer: 'register', name: '' });
    expect(json.businesses.map(({ id }) => id)).toContain('loom');
    for (const secret of ['SUBM1SS10N', 'WW-1', 'Reyes', 'Lund', '@', 'otto'])
      expect(text).not.toContain(secret);
  });

  it('has another key each time, and is refused for an event that is not there', async () => {
    const [first, second] = [await read(), await read()];
    expect(first.json.hashKey).not.toBe(second.json.hashKey);
    expect((await read('winter')).status).toBe(404);
  });
});

describe('an arrival without a connection', () => {
  it('is told by the ticket alone', async () => {
    await change('tickets/WW-1', {
      state: 'redeemed',
      submissionId: 'TICKETSUBM1SS10N0001',
      redeemedBy: 'rosa',
    });
    const { status, json } = await admit({ ticketIds: ['WW-1'] });
    expect([status, json.doubts]).toEqual([200, {}]);
    expect(await stored('registrations/TICKETSUBM1SS10N0001')).toMatchObject({ state: 'arrived' });
    expect(await doubts()).toEqual([]);
  });

  it('by a ticket that nobody registered with is refused, and by nothing at all', async () => {
    expect((await admit({ ticketIds: ['WW-1'] })).status).toBe(404);
    expect((await admit({})).status).toBe(400);
  });

  it('that should not have been is listed until it is settled, once', async () => {
    const submissionIds = ['TICKETSUBM1SS10N0001'];
    await admit({ submissionIds, doneAt: null }, 'admin');
    await admit({ submissionIds });
    const [doubt, ...others] = await doubts();
    expect(others).toEqual([]);
    expect(doubt).toMatchObject({
      kind: 'arrival',
      reason: 'already-arrived',
      submissionId: submissionIds[0],
      staffName: 'desk of the walk',
      earlierBy: 'admin of the walk',
    });
    const id = String(doubt?.id);
    const settle = (note: string) =>
      api.as('desk', 'POST', `/api/admin/desk/doubts/${id}/settle`, { body: { note } });
    const first = await settle('A friend used the ticket.');
    expect(first.json.settledBy).toBe('desk of the walk');
    expect((await settle('Again')).json).toEqual(first.json);
    expect((await settle('')).status).toBe(400);
    expect(await doubts()).toEqual([]);
    expect(await stored(`deskDoubts/${id}`)).toMatchObject({
      note: 'A friend used the ticket.',
    });
    const actions = (await audited()).map(({ action }) => action);
    expect(actions.filter((action) => action === 'desk.settle-doubt')).toHaveLength(1);
  });

  it.each([
    [13 * 60, 'late-arrival'],
    [300 * 24 * 60, 'implausible-time'],
  ])('%i minutes ago is marked', async (minutes, reason) => {
    await change('registrations/TICKETSUBM1SS10N0001', { submittedAt: ago(48 * 60) });
    const { json } = await admit({
      submissionIds: ['TICKETSUBM1SS10N0001'],
      doneAt: ago(minutes),
    });
    expect(json.doubts).toEqual({ TICKETSUBM1SS10N0001: reason });
  });

  it('taken back takes its doubt with it', async () => {
    await change('registrations/TICKETSUBM1SS10N0001', { isVerified: false });
    const { json } = await admit({ submissionIds: ['TICKETSUBM1SS10N0001'] });
    expect(await doubts()).toHaveLength(1);
    await undo(json.id);
    expect(await doubts()).toEqual([]);
  });
});

// spec: D1.35
describe('a door list that is entered afterwards', () => {
  const [rosa, otto] = ['TICKETSUBM1SS10N0001', '0TT0SUBM1SS10N000001'] as const;
  beforeEach(() =>
    seed({
      ...before,
      [`registrations/${otto}`]: {
        ...registrationOf('Otto Lindqvist'),
        participantId: 'otto',
        submittedAt: ago(400),
      },
    }),
  );
  const doneAt = ago(300);
  const enter = (body: object, key: string = randomUUID()) =>
    api.as('desk', 'POST', '/api/admin/desk/admissions', {
      body: { takesPayment: false, isIdSeen: true, doneAt, source: 'paper', ...body },
      key,
    });

  it('lets in as the desk does, marked, at the time that was said, and can be taken back', async () => {
    const { status, json } = await enter({ submissionIds: [rosa] });
    expect([status, json.arrived, json.doubts]).toEqual([200, [rosa], {}]);
    expect(await stored(`admissions/${json.id}`)).toMatchObject({ source: 'paper' });
    const registration = await stored(`registrations/${rosa}`);
    expect(registration).toMatchObject({ state: 'arrived', arrivedBy: 'desk of the walk' });
    expect([doneAt, registration.submittedAt]).toContain(registration.arrivedAt);
    expect((await undo(json.id)).status).toBe(200);
    expect(await stored(`registrations/${rosa}`)).toMatchObject({ arrivedAt: null });
  });

  it('entered twice, and after the desk, changes nothing more: no second note, no doubt', async () => {
    await admit({ submissionIds: [rosa], doneAt: null });
    const key = randomUUID();
    const first = await enter({ submissionIds: [rosa, otto] }, key);
    expect(first.json).toMatchObject({ arrived: [otto], doubts: { [otto]: 'not-paid' } });
    expect((await enter({ submissionIds: [rosa, otto] }, key)).json).toEqual(first.json);
    const before = await stored(`registrations/${otto}`);
    const notes = (await audited()).length;
    const second = await enter({ submissionIds: [rosa, otto] });
    expect(second.json).toMatchObject({ arrived: [], doubts: {} });
    expect(await stored(`registrations/${otto}`)).toEqual(before);
    expect(await audited()).toHaveLength(notes);
    expect(await doubts()).toHaveLength(1);
  });

  it('puts cash that was taken into the till of whoever enters it, once', async () => {
    const paid = { submissionIds: [otto], takesPayment: true };
    expect((await enter(paid)).json).toMatchObject({ arrived: [otto], amountCents: 3500 });
    expect((await enter(paid)).json).toMatchObject({ arrived: [], amountCents: 0 });
    const { json } = await api.as('desk', 'GET', '/api/admin/tills?eventId=autumn');
    const own = json.tills.find(({ id }) => id === json.ownTillId);
    // It held a sale before.
    expect([own?.salesCents, own?.salesCount]).toEqual([7000, 2]);
  });
});

describe('a reward handed over without a connection', () => {
  const issuedAgo = (minutes: number) =>
    change(`redemptionCodes/${code}`, { expiresAt: ago(minutes - 5) });

  it('counts as of when it was, though its code has expired since', async () => {
    await issuedAgo(30);
    const doneAt = ago(28);
    const { status, json } = await redeem(doneAt);
    expect([status, json.claimedAt, json.doubt]).toEqual([200, doneAt, null]);
    expect(await stored(claim)).toMatchObject({ claimedAt: doneAt, redeemedBy: 'desk' });
    expect((await redeem(null)).json.code).toBe('already-claimed');
  });

  it.each([
    ['after its code had expired', 20, {}, 'code-expired'],
    ['before its code was issued', 40, {}, 'implausible-time'],
    ['to somebody who had not paid', 28, { isVerified: false }, 'not-paid'],
  ])('%s stands, and is to be settled', async (_name, minutes, registration, reason) => {
    await issuedAgo(30);
    await change('registrations/MAYASSUBM1SS10N00001', registration);
    const { json } = await redeem(ago(minutes));
    expect(json.doubt).toMatchObject({ reason });
    expect(await howMany('claims')).toBe(1);
    expect(await doubts()).toMatchObject([
      { kind: 'redemption', reason, fullName: 'Maya Reyes', rewardName: 'Two doors' },
    ]);
  });

  it('when none were left stands, too', async () => {
    await change('rewards/two', { stock: 0 });
    await issuedAgo(3);
    expect((await redeem(ago(2))).json.doubt).toMatchObject({ reason: 'out-of-stock' });
    expect((await redeem(null)).json.code).toBe('already-claimed');
  });

  it('at two desks: the second is told by whom and when, and the first claim stays', async () => {
    await issuedAgo(4);
    const [first, second] = [ago(3), ago(2)];
    await redeem(first, 'admin');
    const refused = await redeem(second);
    expect([refused.status, refused.json.doubt]).toEqual([
      200,
      { reason: 'already-claimed', earlierAt: first, earlierBy: 'admin' },
    ]);
    expect(await stored(claim)).toMatchObject({ claimedAt: first, redeemedBy: 'admin' });
    expect(await doubts()).toMatchObject([
      { reason: 'already-claimed', happenedAt: second, earlierAt: first },
    ]);
  });

  it('sent again, also under another key, is its own press and no second one', async () => {
    await issuedAgo(4);
    const [doneAt, key] = [ago(3), randomUUID()];
    const first = await redeem(doneAt, 'desk', key);
    expect((await redeem(doneAt, 'desk', key)).json).toEqual(first.json);
    expect((await redeem(doneAt)).json).toEqual(first.json);
    expect(await doubts()).toEqual([]);
    expect(await howMany('claims')).toBe(1);
  });

  it('by a code that is not known is refused and counted as a guess', async () => {
    const body = { code: '00000000', doneAt: ago(1) };
    const guess = () =>
      api.as('desk', 'POST', '/api/admin/redemptions', { body, key: randomUUID() });
    const tries = await Promise.all(Array.from({ length: 40 }, guess));
    const codes = new Set(tries.map(({ json }) => json.code));
    expect(codes).toEqual(new Set(['not-found', 'too-many-requests']));
  });
});
