import { beforeEach, describe, expect, it } from 'vitest';
import { audited, event, seed, staffAccount } from '../../support/api/calls/staff-api.ts';
import {
  admin,
  api,
  claimsOf,
  isIn,
  joinShift,
  seedStaffLinks,
  tokenOf,
} from '../../support/api/calls/staff-link-calls.ts';
import { call, request } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { linkIds, shiftAccount } from '../../support/api/fixtures/staff-links.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { beforeNextCommit } from '../../support/api/store/before-next-commit.ts';
import { change, howMany, stored, storedIn } from '../../support/api/store/database.ts';
import { tokenFor } from '../../support/api/tokens.ts';

beforeEach(seedStaffLinks);

describe('shift link', () => {
  it('gives a shift a link and a PIN from a day before its event until six hours after it', async () => {
    const made = await admin('POST', '/api/admin/shifts', {
      body: { eventId: 'autumn', name: 'Entrance' },
    });
    expect(made.status).toBe(200);
    expect(made.json).toMatchObject({ name: 'Entrance', isActive: true, accounts: [] });
    expect(made.json.path).toMatch(/^\/admin\/shift\/[0-9a-z]{20}$/);
    expect(made.json.pin).toMatch(/^\d{6}$/);
    expect(made.json.opensAt).toBe('2025-11-19T18:00:00.000Z');
    expect(made.json.expiresAt).toBe('2099-11-21T04:00:00.000Z');
    const listed = await admin('GET', '/api/admin/shifts?eventId=autumn');
    expect(listed.json.map(({ id }) => id)).toContain(made.json.id);
    expect(made.json.path).not.toContain(made.json.id);
  });

  it('rejects a shift link for an ended or unknown event', async () => {
    await change('events/autumn', { endTime: '2026-01-01T00:00:00.000Z' });
    const body = { eventId: 'autumn', name: 'Late' };
    expect((await admin('POST', '/api/admin/shifts', { body })).json.code).toBe('event-ended');
    const gone = await admin('POST', '/api/admin/shifts', { body: { ...body, eventId: 'gone' } });
    expect(gone.status).toBe(404);
  });

  it('opens the desk on a phone under the typed name', async () => {
    const { status, json } = await joinShift();
    expect(status).toBe(200);
    expect(json).toMatchObject({ fullName: 'Ana Ruiz', role: 'desk' });
    expect(json.username).toMatch(/^Ana Ruiz \([0-9A-Z]{4}\)$/);
    const token = await tokenOf(json.sessionId);
    await call('POST', '/api/admin/tickets', {
      at: api.at,
      token,
      body: { id: 'DESK-1', eventId: 'autumn' },
    });
    expect(await audited()).toContainEqual({
      actor: json.username,
      action: 'ticket.add',
      target: 'tickets/DESK-1',
    });
    const [shift] = (await admin('GET', '/api/admin/shifts?eventId=autumn')).json;
    expect(shift?.accounts.map(({ fullName }) => fullName)).toContain('Ana Ruiz');
  });

  it('creates one account per repeated sign-in and two for two people with one name', async () => {
    const first = await joinShift({}, { key: 'the-same-press-1' });
    const again = await joinShift({}, { key: 'the-same-press-1' });
    const other = await joinShift();
    expect(claimsOf(again.json.sessionId).uid).toBe(claimsOf(first.json.sessionId).uid);
    expect(other.json.username).not.toBe(first.json.username);
  });

  it("names the link's event at sign-in and in the session", async () => {
    const { json } = await joinShift();
    const token = await tokenOf(json.sessionId);
    const session = await call('GET', '/api/admin/session', { at: api.at, token });
    expect([json.eventId, session.json.eventId]).toEqual(['autumn', 'autumn']);
    expect((await admin('GET', '/api/admin/session')).json).toMatchObject({ eventId: null });
  });

  it('rejects a repeated sign-in with 410 code-expired after the account was revoked', async () => {
    const key = { key: 'the-same-press-2' };
    const { uid } = claimsOf((await joinShift({}, key)).json.sessionId);
    await admin('POST', `/api/admin/link-accounts/${uid}/revoke`, {});
    const again = await joinShift({}, key);
    expect([again.status, again.json.code]).toEqual([410, 'link-ended']);
  });

  it('rejects another PIN under the same idempotency key with 422', async () => {
    const key = { key: 'the-same-press-3' };
    expect((await joinShift({}, key)).status).toBe(200);
    const other = await joinShift({ pin: '000000' }, key);
    expect([other.status, other.json.code]).toEqual([422, 'idempotency-key-reused']);
  });

  it('resets guess counters and remembers no network', async () => {
    await joinShift({ pin: '000000' });
    expect((await joinShift()).status).toBe(200);
    const inTwoHours = new Date(Date.now() + 2 * 60 * 60_000).toISOString();
    const unused = (await storedIn('rateLimits')).filter(({ tries }) => tries === 0);
    expect(unused).toHaveLength(2);
    for (const { signedInAt, expiresAt } of unused) {
      expect(signedInAt).toBeNull();
      expect(expiresAt < inTwoHours).toBe(true);
    }
  });

  it('allows a volunteer no configuration', async () => {
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
    expect(password.json.code).toBe('wrong-password');
  });

  it('ends one account and retains the others', async () => {
    await seed({ ...eventFixture, 'staff/shift-ana': shiftAccount({ fullName: 'Ana' }) });
    const claims = { staff: true, role: 'desk', generation: 1 };
    const [sam, ana] = [tokenFor('shift-sam', claims), tokenFor('shift-ana', claims)];
    expect([await isIn(sam), await isIn(ana)]).toEqual([true, true]);
    const revoked = await admin('POST', '/api/admin/link-accounts/shift-sam/revoke');
    expect(revoked.json).toMatchObject({ id: 'shift-sam', isActive: false });
    expect([await isIn(sam), await isIn(ana)]).toEqual([false, true]);
    const desk = await admin('POST', '/api/admin/link-accounts/staff-desk/revoke');
    expect(desk.status).toBe(404);
  });

  it('renews the PIN when a phone is revoked, so that it cannot come back', async () => {
    const { uid } = claimsOf((await joinShift()).json.sessionId);
    const revoked = await admin('POST', `/api/admin/link-accounts/${uid}/revoke`);
    const { pin } = revoked.json;
    expect(pin).toMatch(/^\d{6}$/);
    expect(pin).not.toBe('123456');
    expect((await joinShift()).json.code).toBe('wrong-link-pin');
    const [shift] = (await admin('GET', '/api/admin/shifts?eventId=autumn')).json;
    expect(shift?.pin).toBe(pin);
    expect((await joinShift({ pin: pin ?? '' })).status).toBe(200);
  });

  it('renews the PIN once when a revocation is repeated', async () => {
    const revoke = () => admin('POST', '/api/admin/link-accounts/shift-sam/revoke');
    const first = (await revoke()).json;
    expect((await revoke()).json).toEqual(first);
  });

  it.each(['admin', 'Nora Castellan', 'nora', 'N0ra  Castell\u0430n'])(
    'rejects a name that looks like a staff account: %s',
    async (fullName) => {
      const nora = staffAccount('nora', { fullName: 'Nora Castellan', role: 'desk' });
      await change('staff/staff-nora', nora);
      const joined = await joinShift({ fullName });
      expect(joined).toMatchObject({ status: 422, json: { code: 'name-of-account' } });
      expect(joined.json.message).toContain('your own name');
    },
  );

  it('names a wrong PIN before a name that is not allowed', async () => {
    const joined = await joinShift({ fullName: 'admin', pin: '000000' });
    expect(joined.json.code).toBe('wrong-link-pin');
  });

  it('ends a shift with all its accounts and rejects new sign-ins afterwards', async () => {
    const token = await tokenOf((await joinShift()).json.sessionId);
    const { status, json } = await admin('POST', `/api/admin/shifts/${linkIds.shift}/end`);
    expect([status, json.isActive]).toEqual([200, false]);
    expect(json.accounts.every(({ isActive }: { isActive: boolean }) => !isActive)).toBe(true);
    expect(await isIn(token)).toBe(false);
    const late = await joinShift();
    expect([late.status, late.json.code]).toEqual([410, 'link-ended']);
  });

  it('ends active sessions and leaves previously ended accounts unchanged', async () => {
    await seed({ ...eventFixture, 'staff/shift-ana': shiftAccount({ fullName: 'Ana' }) });
    await admin('POST', '/api/admin/link-accounts/shift-sam/revoke');
    const generations = async () => [
      (await stored('staff/shift-sam')).generation,
      (await stored('staff/shift-ana')).generation,
    ];
    const [sam, ana] = await generations();
    await admin('POST', `/api/admin/shifts/${linkIds.shift}/end`);
    expect(await generations()).toEqual([sam, ana + 1]);
  });

  it('leaves no session of a sign-in while the shift ends', async () => {
    for (let round = 0; round < 5; round += 1) {
      await seed(eventFixture);
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

  it.skipIf(isPacked)('rejects a sign-in if the shift ends before its commit', async () => {
    const accounts = await howMany('staff');
    beforeNextCommit(() => admin('POST', `/api/admin/shifts/${linkIds.shift}/end`), 1);
    const { status, json } = await joinShift();
    expect([status, json.code]).toEqual([410, 'link-ended']);
    expect(await howMany('staff')).toBe(accounts);
  });

  it('follows the times of its event', async () => {
    const hoursFromNow = (hours: number) =>
      new Date(Date.now() + hours * 60 * 60_000).toISOString();
    const move = async (startHours: number, endHours: number) => {
      const { version: _, createdAt: _created, updatedAt: _updated, ...fields } = event;
      const {
        districtId: _d,
        businessStatus: _s,
        checkInPausedAt: _p,
        isPublished: _i,
        archivedAt: _a,
        ...body
      } = fields;
      const { checkInRadiusMeters: _r, ...editable } = body;
      const times = { startTime: hoursFromNow(startHours), endTime: hoursFromNow(endHours) };
      const edited = await admin('PUT', '/api/admin/events/autumn', {
        body: { ...editable, ...times },
      });
      expect(edited.status).toBe(200);
    };
    const token = await tokenOf((await joinShift()).json.sessionId);
    const session = () => call('GET', '/api/admin/session', { at: api.at, token });
    await move(-10, -7);
    expect((await session()).status).toBe(401);
    expect((await joinShift()).json.code).toBe('link-ended');
    await move(-10, -5);
    expect((await session()).json.expiresAt?.slice(0, 16)).toBe(hoursFromNow(1).slice(0, 16));
    await move(25, 30);
    expect((await session()).status).toBe(401);
    const early = await joinShift();
    expect([early.status, early.json.code]).toEqual([422, 'link-early']);
    expect(early.json.message).toMatch(/^You’re early. This link works from /);
    await change('events/autumn', { staffLinkLeadHours: 26 });
    expect(await isIn(token)).toBe(true);
    const [shift] = (await admin('GET', '/api/admin/shifts?eventId=autumn')).json;
    expect(shift?.opensAt.slice(0, 16)).toBe(hoursFromNow(-1).slice(0, 16));
  });
});

describe("heartbeat of a volunteer's phone", () => {
  const seen = async (uid: string) => (await stored(`staff/${uid}`)).lastSeenAt;
  const secondsAgo = (count: number) => new Date(Date.now() - count * 1000).toISOString();

  it('records the heartbeat of a volunteer once per minute', async () => {
    const { sessionId } = (await joinShift()).json;
    const { uid } = claimsOf(sessionId);
    const token = await tokenOf(sessionId);
    const [lately, before] = [secondsAgo(50), secondsAgo(70)];
    await change(`staff/${uid}`, { lastSeenAt: lately });
    expect(await isIn(token)).toBe(true);
    expect(await seen(uid)).toBe(lately);
    await change(`staff/${uid}`, { lastSeenAt: before });
    expect(await isIn(token)).toBe(true);
    expect((await seen(uid)) > before).toBe(true);
  });

  it('records no heartbeat of an admin', async () => {
    expect((await admin('GET', '/api/admin/session')).status).toBe(200);
    expect(await seen('staff-admin')).toBeUndefined();
  });
});
