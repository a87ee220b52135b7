import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { editAccount } from '../../functions/src/features/staff/accounts.ts';
import { cheapHash } from '../support/api/cheap-hash.ts';
import { call } from '../support/api/client.ts';
import { change } from '../support/api/database.ts';
import { signIn } from '../support/api/people.ts';
import { rulesStatus } from '../support/api/rules-status.ts';
import { serveApp } from '../support/api/served-app.ts';

let app: Awaited<ReturnType<typeof serveApp>>;
beforeAll(async () => {
  app = await serveApp();
});
afterAll(() => app.close());

const password = 'Grenache-by-the-glass';
let name: string;
const newAccount = async () => {
  name = `s-${randomUUID().slice(0, 8)}`;
  await change(`staff/staff-${name}`, {
    username: name,
    fullName: 'Tess Vale',
    role: 'desk',
    isActive: true,
    passwordHash: cheapHash(password),
    generation: 1,
    createdAt: '2026-06-01T14:00:00.000Z',
    updatedAt: '2026-06-01T14:00:00.000Z',
  });
};
beforeEach(newAccount);

const anyAddress = () => `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
const login = (typed: object = {}) =>
  call('POST', '/api/admin/login', {
    at: app.at,
    body: { username: name, password, ...typed },
    headers: { 'X-Forwarded-For': anyAddress() },
  });
const session = async () => signIn((await login()).json.sessionId);
const changePassword = (token: string, newPassword: string) =>
  call('POST', '/api/admin/change-password', {
    at: app.at,
    token,
    body: { currentPassword: password, newPassword },
  });

/** Whether the API and the rules each still take this session. */
async function isIn(token: string): Promise<{ api: boolean; rules: boolean }> {
  const answer = await call('GET', '/api/admin/events', { at: app.at, token });
  return { api: answer.status === 200, rules: (await rulesStatus('businesses', token)) === 200 };
}
const within = { api: true, rules: true };
const out = { api: false, rules: false };

/** What ends a session, and whether the account can sign in by its password afterwards. */
const ends: Record<string, (token: string) => Promise<unknown>> = {
  'signing out': (token) => call('POST', '/api/admin/logout', { at: app.at, token }),
  'a password changed by oneself': (token) => changePassword(token, 'Syrah!'),
  'a password reset by an admin': () => edit({ password: 'Syrah!' }),
  'another role': () => edit({ role: 'admin' }),
  'revoked access': () => edit({ isActive: false }),
  'revoked access that is given back': async () => {
    await edit({ isActive: false });
    await edit({ isActive: true });
  },
  'the end of the account': () =>
    change(`staff/staff-${name}`, { expiresAt: new Date(Date.now() - 1).toISOString() }),
};
const edit = (changes: Parameters<typeof editAccount>[1]) =>
  editAccount(`staff-${name}`, changes, 'test', Date.now());

// spec: B11.21
it.each(Object.entries(ends))('%s ends the session at once, in API and rules', async (_, end) => {
  const [mine, elsewhere] = [await session(), await session()];
  const unused = (await login()).json.sessionId;
  expect([await isIn(mine), await isIn(elsewhere)]).toEqual([within, within]);
  await end(mine);
  expect([await isIn(mine), await isIn(elsewhere)]).toEqual([out, out]);
  // A token that was answered before and is exchanged only now is none either.
  expect(await isIn(await signIn(unused))).toEqual(out);
});

// spec: B11.39
it('a corrected name ends no session', async () => {
  const token = await session();
  await edit({ fullName: 'Theo Marsh' });
  expect(await isIn(token)).toEqual(within);
});

// spec: B11.20
it('no session of an old password outlives its change, however close they are', async () => {
  const outlived: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    await newAccount();
    const token = await session();
    const [changed, ...late] = await Promise.all([
      changePassword(token, `Syrah ${round}`),
      ...Array.from({ length: 4 }, () => login()),
    ]);
    expect(changed.status).toBe(200);
    const tokens = late.filter(({ status }) => status === 200).map(({ json }) => json.sessionId);
    for (const sessionId of tokens) {
      const { api, rules } = await isIn(await signIn(sessionId));
      if (api || rules) outlived.push(round);
    }
    expect(await isIn(await signIn(changed.json.sessionId))).toEqual(within);
  }
  expect(outlived).toEqual([]);
}, 60_000);
