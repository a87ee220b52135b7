import { createHook } from 'node:async_hooks';
import { beforeEach, describe, expect, it } from 'vitest';
import { addAccount, editAccount } from '../../../functions/src/modules/staff/accounts.ts';
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
import { isPacked } from '../../support/api/served-app.ts';
import { change, stored } from '../../support/api/store/database.ts';

beforeEach(() => newAccount());

describe('POST /api/admin/login', () => {
  it('returns the account and a session with the staff claim and the role', async () => {
    const { status, json } = await login({ username: ` ${name.toUpperCase()} ` });
    expect(status).toBe(200);
    const { sessionId, device, ...who } = json;
    expect(device).toMatch(/^[0-9a-z]{20}$/);
    expect(who).toEqual({ username: name, fullName: 'Tess Vale', role: 'desk' });
    const token = await signIn(sessionId);
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ sub: `staff-${name}`, staff: true, role: 'desk' });
    expect(await isIn(token)).toBe(true);
  });

  it('returns the same message for a wrong password, an unknown name and a revoked account', async () => {
    const revoked = `${name}-r`;
    const account = await stored(`staff/staff-${name}`);
    await change(`staff/staff-${revoked}`, { ...account, username: revoked, isActive: false });
    const answers = [
      await login({ password: 'Grenache' }),
      await login({ username: `${name}-nobody` }),
      await login({ username: revoked }),
      await login({ username: '../events/autumn-wine-walk' }),
      await login({ username: '__proto__' }),
    ];
    for (const { status, json } of answers)
      expect([status, json]).toEqual([
        401,
        { code: 'wrong-credentials', message: 'Invalid username or password' },
      ]);
  });

  it.skipIf(isPacked)(
    'hashes the typed password once for unknown names and wrong passwords',
    async () => {
      const real = { username: `${name}-real`, fullName: 'Real', role: 'desk' as const, password };
      await addAccount(real, 'test', Date.now());
      const hashes = async (username: string) => {
        let count = 0;
        const hook = createHook({
          init: (_id, type) => {
            if (type === 'SCRYPTREQUEST') count += 1;
          },
        }).enable();
        expect((await login({ username, password: 'a guess' })).status).toBe(401);
        hook.disable();
        return count;
      };
      expect(await hashes(real.username)).toBe(1);
      expect(await hashes(`${name}-nobody`)).toBe(1);
      expect(await hashes('../nobody')).toBe(1);
    },
  );

  it.each([
    ['no username', { username: '' }],
    ['no password', { password: '' }],
    ['a password of 201 characters', { password: 'x'.repeat(201) }],
    ['a list for a name', { username: ['admin'] }],
  ])('rejects %s', async (_name, typed) => {
    expect((await login(typed)).status).toBe(400);
  });
});

describe('account changes', () => {
  it('ends sessions at once after a new role, a new password or a removal of access', async () => {
    const edit = (changes: Parameters<typeof editAccount>[1]) =>
      editAccount(`staff-${name}`, changes, 'test', Date.now());
    for (const changes of [
      { role: 'admin' as const, password },
      { isActive: false },
      { password: 'Syrah!' },
    ]) {
      const token = await signIn((await login({})).json.sessionId);
      expect(await isIn(token)).toBe(true);
      await edit(changes);
      expect(await isIn(token)).toBe(false);
      await edit({ isActive: true });
      expect(await isIn(token)).toBe(false);
    }
    expect((await login({})).status).toBe(401);
    expect((await login({ password: 'Syrah!' })).status).toBe(200);
  });
});

describe('POST /api/admin/logout', () => {
  it('audits the end of the session', async () => {
    const token = await signIn((await login({})).json.sessionId);
    const { status, json } = await call('POST', '/api/admin/logout', { at: app.at, token });
    expect([status, json]).toEqual([200, { message: 'Logged Out' }]);
  });
});
