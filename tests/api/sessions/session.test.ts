import { describe, expect, it } from 'vitest';
import { call } from '../../support/api/client.ts';
import { linkAllByEmail, newParticipant } from '../../support/api/people.ts';

const statusOf = async ({ uid, token }: { uid: string; token: string }) =>
  (await call('GET', `/api/participants/${uid}`, { token })).status;

describe('POST /api/session/end', () => {
  const end = (token: string, body = {}) => call('POST', '/api/session/end', { token, body });

  it('ends this session on the server and no other device', async () => {
    const phone = await newParticipant();
    const tablet = await linkAllByEmail(phone.email, { keepOtherSessions: true });
    expect((await end(phone.token)).status).toBe(200);
    const { status, json } = await call('GET', `/api/participants/${phone.uid}`, phone);
    expect([status, json.code]).toEqual([401, 'session-expired']);
    expect(await statusOf({ uid: phone.uid, token: tablet.token })).toBe(200);
    expect((await end(phone.token)).status).toBe(401);
  });

  it('ends every session on request', async () => {
    const phone = await newParticipant();
    const tablet = await linkAllByEmail(phone.email, { keepOtherSessions: true });
    await end(phone.token, { everywhere: true });
    for (const token of [phone.token, tablet.token])
      expect(await statusOf({ uid: phone.uid, token })).toBe(401);
  });

  it('ends each of many sessions simultaneously', async () => {
    const { uid, email, token } = await newParticipant();
    const tokens = [token];
    for (let count = 0; count < 3; count += 1)
      tokens.push((await linkAllByEmail(email, { keepOtherSessions: true })).token);
    const answers = await Promise.all(tokens.map((each) => end(each)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const each of tokens) expect(await statusOf({ uid, token: each })).toBe(401);
  });
});
