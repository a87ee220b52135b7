import { beforeEach, expect, it } from 'vitest';
import { call } from '../../support/api/client.ts';
import { app, login, newAccount, password } from '../../support/api/fixtures/staff-account.ts';
import { signIn } from '../../support/api/people.ts';
import { rulesStatus } from '../../support/api/rules-status.ts';

beforeEach(() => newAccount());

const session = async () => signIn((await login()).json.sessionId);
const changePassword = (token: string, newPassword: string) =>
  call('POST', '/api/admin/change-password', {
    at: app.at,
    token,
    body: { currentPassword: password, newPassword },
  });

/** True if the API and the rules accept this session. */
async function isIn(token: string): Promise<{ api: boolean; rules: boolean }> {
  const answer = await call('GET', '/api/admin/events', { at: app.at, token });
  return { api: answer.status === 200, rules: (await rulesStatus('businesses', token)) === 200 };
}
const within = { api: true, rules: true };

it('ends every session of an old password at its change, also of simultaneous sign-ins', async () => {
  const outlived: number[] = [];
  const rounds = process.env.TEST_FULL ? 12 : 3;
  for (let round = 0; round < rounds; round += 1) {
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
});
