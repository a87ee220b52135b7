import { describe, expect, it } from 'vitest';
import { call } from '../../support/api/client.ts';
import { newEmail } from '../../support/api/fixtures/email-attacks.ts';
import { linkAllByEmail, newParticipant, signIn } from '../../support/api/people.ts';

const statusOf = async ({ uid, token }: { uid: string; token: string }) =>
  (await call('GET', `/api/participants/${uid}`, { token })).status;

const switchTo = (token: string, participantId: string) =>
  call('POST', '/api/session/switch', { token, body: { participantId } });

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
    const { json } = await call('GET', `/api/participants/${phone.uid}`, tablet);
    expect(json.details).toEqual({ reason: 'elsewhere' });
  });

  it('ends every session of linked participants on request, also of indirectly linked ones', async () => {
    const email = newEmail();
    const first = await newParticipant({ email });
    await linkAllByEmail(email);
    const second = await newParticipant({ email });
    const linked = await linkAllByEmail(email);
    const switched = await switchTo(linked.token, first.uid);
    const third = await newParticipant({ email });
    const more = await linkAllByEmail(email, {}, [second.submissionId, third.submissionId]);
    expect(more.user.id).toBe(third.uid);
    const token = await signIn(switched.json.sessionId);
    const sessions = [
      { uid: first.uid, token },
      { uid: second.uid, token: linked.token },
      { uid: third.uid, token: more.token },
    ];
    await end(token, { everywhere: true });
    expect(await Promise.all(sessions.map(statusOf))).toEqual([401, 401, 401]);
    expect((await switchTo(linked.token, first.uid)).status).toBe(401);
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
