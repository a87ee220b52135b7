import { beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../support/api/client.ts';
import {
  app,
  isIn,
  login,
  name,
  newAccount,
  password,
} from '../../support/api/fixtures/staff-account.ts';
import { signIn } from '../../support/api/people.ts';
import { stored, storedIn } from '../../support/api/store/database.ts';

beforeEach(() => newAccount());

describe('POST /api/admin/change-password', () => {
  const next = 'Tempranillo-at-ten';
  const changeTo = (token: string, currentPassword: string, newPassword: string) =>
    call('POST', '/api/admin/change-password', {
      at: app.at,
      token,
      body: { currentPassword, newPassword },
    });
  const session = async () => signIn((await login({})).json.sessionId);

  it('ends every session and continues with a new one', async () => {
    const [mine, other] = [await session(), await session()];
    const { status, json } = await changeTo(mine, password, next);
    expect([status, json.message]).toEqual([200, 'Credentials Updated']);
    // Exchanged at once: the new session must not start before its own generation.
    const fresh = await signIn(json.sessionId);
    expect(await isIn(fresh)).toBe(true);
    expect(await isIn(mine)).toBe(false);
    expect(await isIn(other)).toBe(false);
    expect((await login({})).status).toBe(401);
    const again = await login({ password: next });
    expect(await isIn(await signIn(again.json.sessionId))).toBe(true);
  });

  it('invalidates an unused token issued for the old password', async () => {
    const { sessionId } = (await login({})).json;
    expect((await changeTo(await session(), password, next)).status).toBe(200);
    expect(await isIn(await signIn(sessionId))).toBe(false);
  });

  it('resets the guess counter and does not remember the device as a sign-in', async () => {
    const mine = await session();
    const freshCounts = async () =>
      (await storedIn('rateLimits')).filter(({ tries, signedInAt }) => tries === 0 && !signedInAt);
    const before = await freshCounts();
    expect((await changeTo(mine, 'Grenache', next)).status).toBe(401);
    expect((await changeTo(mine, password, next)).status).toBe(200);
    expect(await freshCounts()).toHaveLength(before.length + 1);
  });

  it('rejects a wrong current password and a short new one without a change', async () => {
    const mine = await session();
    const before = await stored(`staff/staff-${name}`);
    const wrong = await changeTo(mine, 'Grenache', next);
    expect([wrong.status, wrong.json.code]).toEqual([401, 'wrong-password']);
    expect(wrong.json.message).toBe('The current password is incorrect.');
    const short = await changeTo(mine, password, '12345');
    expect([short.status, short.json.fields]).toEqual([
      400,
      { newPassword: 'New password must be at least 6 characters long.' },
    ]);
    expect(await stored(`staff/staff-${name}`)).toEqual(before);
    expect(await isIn(mine)).toBe(true);
  });

  it('rejects a guessable new password for admins only, without counting an attempt', async () => {
    const desk = await session();
    expect((await changeTo(desk, password, '123456')).status).toBe(200);
    await newAccount('admin');
    const mine = await session();
    const before = await stored(`staff/staff-${name}`);
    for (let tries = 0; tries < 6; tries += 1) {
      const { status, json } = await changeTo(mine, password, `${name}123`);
      expect([status, Object.keys(json.fields)]).toEqual([400, ['newPassword']]);
    }
    expect(await stored(`staff/staff-${name}`)).toEqual(before);
    expect((await changeTo(mine, password, next)).status).toBe(200);
  });

  it('limits guesses of the current password', async () => {
    const mine = await session();
    for (let tries = 0; tries < 5; tries += 1)
      expect((await changeTo(mine, `guess ${tries}`, next)).status).toBe(401);
    const sixth = await changeTo(mine, password, next);
    expect([sixth.status, sixth.headers.has('Retry-After')]).toEqual([429, true]);
  });
});
