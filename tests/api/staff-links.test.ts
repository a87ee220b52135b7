import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Call, call, request, type Sent } from '../support/api/client.ts';
import { change, stored } from '../support/api/database.ts';
import { audited, openStaffApi, seed, staffAccount } from '../support/api/staff-api.ts';
import { linkIds, linkSecrets, shiftAccount, staffLink } from '../support/api/staff-links.ts';
import { accountFor, tokenFor } from '../support/api/tokens.ts';
import { wholeWalk } from '../support/api/whole-walk.ts';

let api: Awaited<ReturnType<typeof openStaffApi>>;
beforeAll(async () => {
  api = await openStaffApi();
  await Promise.all(['shift-sam', 'shift-ana'].map(accountFor));
});
afterAll(() => api.close());
beforeEach(() => seed(wholeWalk));

const admin: Call = (method, path, ...sent) => api.as('admin', method, path, ...sent);
const anyAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
const fromAnywhere = () => ({ at: api.at, headers: { 'X-Forwarded-For': anyAddress() } });
const joinShift = (change: object = {}, sent: Sent = {}) =>
  call('POST', '/api/admin/shifts/join', {
    ...fromAnywhere(),
    ...sent,
    body: { secret: linkSecrets.shift, pin: '123456', fullName: 'Ana Ruiz', ...change },
  });
const joinShop = (change: object = {}) =>
  call('POST', '/api/admin/shop-links/join', {
    ...fromAnywhere(),
    body: { secret: linkSecrets.shop, pin: '123456', ...change },
  });
const claimsOf = (sessionId: string) =>
  JSON.parse(Buffer.from(sessionId.split('.')[1] ?? '', 'base64url').toString());
/** The ID token that the client would get for a session. */
const tokenOf = async (sessionId: string) => {
  const { uid, claims } = claimsOf(sessionId);
  await accountFor(uid);
  return tokenFor(uid, claims);
};
const isIn = async (token: string) =>
  (await call('GET', '/api/admin/session', { at: api.at, token })).status === 200;

describe('a shift', () => {
  // spec: B11.22
  it('is a link and a PIN of an event, until three hours after it', async () => {
    const made = await admin('POST', '/api/admin/shifts', {
      body: { eventId: 'autumn', name: 'Entrance' },
    });
    expect(made.status).toBe(200);
    expect(made.json).toMatchObject({ name: 'Entrance', isActive: true, accounts: [] });
    expect(made.json.path).toMatch(/^\/admin\/shift\/[0-9a-z]{20}$/);
    expect(made.json.pin).toMatch(/^\d{6}$/);
    expect(made.json.expiresAt).toBe('2099-11-21T01:00:00.000Z');
    const listed = await admin('GET', '/api/admin/shifts?eventId=autumn');
    expect(listed.json.map(({ id }) => id)).toContain(made.json.id);
    expect(made.json.path).not.toContain(made.json.id);
  });

  it('is refused for an event that is over or not there', async () => {
    await change('events/autumn', { endTime: '2026-01-01T00:00:00.000Z' });
    const body = { eventId: 'autumn', name: 'Late' };
    expect((await admin('POST', '/api/admin/shifts', { body })).json.code).toBe('decided-against');
    const gone = await admin('POST', '/api/admin/shifts', { body: { ...body, eventId: 'gone' } });
    expect(gone.status).toBe(404);
  });

  // spec: B11.23
  it('opens the desk on a phone, under the name that was typed', async () => {
    const { status, json } = await joinShift();
    expect(status).toBe(200);
    expect(json).toMatchObject({ fullName: 'Ana Ruiz', role: 'desk' });
    expect(json.username).toMatch(/^Ana Ruiz \([0-9A-Z]{4}\)$/);
    const token = await tokenOf(json.sessionId);
    await call('POST', '/api/admin/tickets', { at: api.at, token, body: { id: 'DESK-1' } });
    expect(await audited()).toContainEqual({
      actor: json.username,
      action: 'ticket.add',
      target: 'tickets/DESK-1',
    });
    const [shift] = (await admin('GET', '/api/admin/shifts?eventId=autumn')).json;
    expect(shift?.accounts.map(({ fullName }) => fullName)).toContain('Ana Ruiz');
  });

  it('makes one account of a repeated sign-in, and two of two people of one name', async () => {
    const first = await joinShift({}, { key: 'the-same-press-1' });
    const again = await joinShift({}, { key: 'the-same-press-1' });
    const other = await joinShift();
    expect(claimsOf(again.json.sessionId).uid).toBe(claimsOf(first.json.sessionId).uid);
    expect(other.json.username).not.toBe(first.json.username);
  });

  // spec: B11.24
  it('lets a volunteer configure nothing', async () => {
    const token = await tokenOf((await joinShift()).json.sessionId);
    for (const [method, path] of [
      ['GET', '/api/admin/shifts?eventId=autumn'],
      ['GET', '/api/admin/staff'],
      ['POST', '/api/admin/events'],
    ] as const)
      expect(
        (
          await request(method, path, {
            at: api.at,
            token,
            body: method === 'GET' ? undefined : {},
          })
        ).status,
      ).toBe(403);
    const own = { currentPassword: 'winewalk', newPassword: 'Tempranillo' };
    const password = await call('POST', '/api/admin/change-password', {
      at: api.at,
      token,
      body: own,
    });
    expect(password.json.code).toBe('wrong-credentials');
  });

  // spec: B11.25
  it('ends one by one, and the others stay', async () => {
    await seed({ ...wholeWalk, 'staff/shift-ana': shiftAccount({ fullName: 'Ana' }) });
    const claims = { staff: true, role: 'desk', generation: 1 };
    const [sam, ana] = [tokenFor('shift-sam', claims), tokenFor('shift-ana', claims)];
    expect([await isIn(sam), await isIn(ana)]).toEqual([true, true]);
    const revoked = await admin('POST', '/api/admin/link-accounts/shift-sam/revoke');
    expect(revoked.json).toMatchObject({ id: 'shift-sam', isActive: false });
    expect([await isIn(sam), await isIn(ana)]).toEqual([false, true]);
    const desk = await admin('POST', '/api/admin/link-accounts/staff-desk/revoke');
    expect(desk.status).toBe(404);
  });

  // spec: B11.25
  it('ends with everybody in it, and takes nobody in any more', async () => {
    const token = await tokenOf((await joinShift()).json.sessionId);
    const { status, json } = await admin('POST', `/api/admin/shifts/${linkIds.shift}/end`);
    expect([status, json.isActive]).toEqual([200, false]);
    expect(json.accounts.every(({ isActive }: { isActive: boolean }) => !isActive)).toBe(true);
    expect(await isIn(token)).toBe(false);
    const late = await joinShift();
    expect([late.status, late.json.code]).toEqual([410, 'code-expired']);
  });

  // spec: B11.25
  it('leaves nobody in who came in while it was ended', async () => {
    for (let round = 0; round < 5; round += 1) {
      await seed(wholeWalk);
      const [, ...joined] = await Promise.all([
        admin('POST', `/api/admin/shifts/${linkIds.shift}/end`),
        joinShift(),
        joinShift(),
        joinShift(),
      ]);
      for (const { status, json } of joined.filter(({ status }) => status === 200))
        expect([status, await isIn(await tokenOf(json.sessionId))]).toEqual([200, false]);
    }
  });

  it('ends by itself with the event', async () => {
    const { sessionId } = (await joinShift()).json;
    const { uid } = claimsOf(sessionId);
    const token = await tokenOf(sessionId);
    expect(await isIn(token)).toBe(true);
    await change(`staff/${uid}`, { expiresAt: new Date(Date.now() - 1).toISOString() });
    expect(await isIn(token)).toBe(false);
    await change(`shifts/${linkIds.shift}`, { expiresAt: new Date(Date.now() - 1).toISOString() });
    expect((await joinShift()).json.code).toBe('code-expired');
  });
});

describe('a guessed PIN', () => {
  it('is told apart neither from an unknown link nor from one that has ended', async () => {
    await seed({ ...wholeWalk, [`shopLinks/${linkIds.shop}`]: staffLink({ isActive: false }) });
    const answers = [
      await joinShift({ pin: '000000' }),
      await joinShift({ secret: 'zzzzzzzzzzzzzzzzzzzz' }),
      await joinShop({ pin: '000000' }),
    ];
    for (const { status, json } of answers)
      expect([status, json.message]).toEqual([401, 'This link and PIN do not belong together.']);
  });

  // spec: B11.26
  it('is slowed down after five tries from one network, and after ten from all, half a minute at most', async () => {
    const here = { headers: { 'X-Forwarded-For': anyAddress() } };
    for (let tries = 0; tries < 5; tries += 1)
      expect((await joinShift({ pin: `00000${tries}` }, here)).status).toBe(401);
    expect((await joinShift({}, here)).status).toBe(429);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await joinShift({ pin: `10000${tries}` })).status).toBe(401);
    const anywhere = await joinShift();
    expect(anywhere.status).toBe(429);
    expect(Number(anywhere.headers.get('Retry-After'))).toBeLessThanOrEqual(30);
  });

  // spec: B11.26
  it('of a hundred at once, no more than ten are looked at', async () => {
    const guesses = Array.from({ length: 100 }, (_, index) =>
      joinShift({ pin: String(index).padStart(6, '0') }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
  });

  it('is in the audit, without where it came from', async () => {
    await joinShift({ pin: '000000' }, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
    const target = `shifts/${linkIds.shift}`;
    const notes = await audited();
    expect(notes).toContainEqual({ actor: 'somebody', action: 'shift-link.join-failed', target });
    expect(JSON.stringify(notes)).not.toContain('203.0.113.9');
  });
});

describe("a shop's link", () => {
  const create = (businessId = 'vino') =>
    admin('POST', '/api/admin/shop-links', { body: { eventId: 'autumn', businessId } });

  it('is one for each business: a new one ends the earlier', async () => {
    const before = await tokenOf((await joinShop()).json.sessionId);
    const made = await create();
    expect(made.json).toMatchObject({
      name: wholeWalk['businesses/vino']?.name,
      businessId: 'vino',
    });
    expect(await isIn(before)).toBe(false);
    expect((await joinShop()).json.code).toBe('code-expired');
    expect((await create('cask')).status).toBe(200);
    const listed = (await admin('GET', '/api/admin/shop-links?eventId=autumn')).json;
    expect(listed.filter(({ isActive }) => isActive)).toHaveLength(2);
    expect((await create('gone')).status).toBe(404);
  });

  // spec: B11.27
  it('redeems its own rewards and nobody else’s, and counts them', async () => {
    const { json } = await joinShop();
    expect(json.role).toBe('shop');
    const token = await tokenOf(json.sessionId);
    const redeem = () =>
      call('POST', '/api/admin/redemptions', { at: api.at, token, body: { code: '12345678' } });
    const counts = async () => (await call('GET', '/api/shop/counts', { at: api.at, token })).json;
    await change('rewards/two', { businessId: 'cask' });
    const elsewhere = await redeem();
    expect([elsewhere.status, elsewhere.json.code]).toEqual([422, 'wrong-business']);
    await change('rewards/two', { businessId: null });
    expect((await redeem()).json.code).toBe('wrong-business');
    expect(await stored('claims/autumn_maya_two')).toBeUndefined();
    await change('rewards/two', { businessId: 'vino' });
    expect(await counts()).toMatchObject({ redemptions: 0, rewards: ['Two doors'] });
    expect((await redeem()).status).toBe(200);
    expect(await stored('claims/autumn_maya_two')).toMatchObject({ businessId: 'vino' });
    expect(await counts()).toMatchObject({ redemptions: 1, eventName: 'Autumn Walk' });
  });

  // spec: B11.27
  it('redeems no code of another event', async () => {
    const token = await tokenOf((await joinShop()).json.sessionId);
    await change('redemptionCodes/12345678', { eventId: 'spring' });
    const body = { code: '12345678' };
    const answer = await call('POST', '/api/admin/redemptions', { at: api.at, token, body });
    expect(answer.json.code).toBe('wrong-business');
  });

  // spec: B11.28
  it('counts its own verified check-ins alone', async () => {
    const checkIn = { eventId: 'autumn', participantId: 'maya', state: 'verified' };
    await seed({
      ...wholeWalk,
      'checkIns/autumn_maya_vino': { ...checkIn, businessId: 'vino' },
      'checkIns/autumn_jonah_vino': { ...checkIn, businessId: 'vino', state: 'pending' },
      'checkIns/autumn_maya_cask': { ...checkIn, businessId: 'cask' },
      'checkIns/spring_maya_vino': { ...checkIn, eventId: 'spring', businessId: 'vino' },
    });
    const counts = await api.as('shop', 'GET', '/api/shop/counts');
    expect(counts.json.checkIns).toBe(1);
  });

  it('of an account without a business shows nothing', async () => {
    await seed({ ...wholeWalk, 'staff/staff-shop': staffAccount('shop', { role: 'shop' }) });
    expect((await api.as('shop', 'GET', '/api/shop/counts')).status).toBe(403);
    const body = { code: '12345678' };
    const redeemed = await api.as('shop', 'POST', '/api/admin/redemptions', { body });
    expect(redeemed.json.code).toBe('wrong-business');
  });
});
