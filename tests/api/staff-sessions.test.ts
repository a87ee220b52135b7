import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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
