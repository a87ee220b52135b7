import { beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/store/firestore.ts';
import { call } from '../support/api/client.ts';
import { auditedOf, change, stored } from '../support/api/database.ts';
import { newParticipant, type Person, prove, signIn, takeAll } from '../support/api/people.ts';

const statusOf = async ({ uid, token }: { uid: string; token: string }) =>
  (await call('GET', `/api/participants/${uid}`, { token })).status;

let desk: string;
beforeAll(async () => {
  const body = { username: 'desk', password: 'winewalk' };
  const { json } = await call('POST', '/api/admin/login', { body });
  desk = await signIn(json.sessionId);
});

describe('POST /api/session/end', () => {
  const end = (token: string, body = {}) => call('POST', '/api/session/end', { token, body });

  it('ends this session at once on the server, and no other device', async () => {
    const phone = await newParticipant();
    const tablet = await takeAll(phone.email, { keepOtherSessions: true });
    expect((await end(phone.token)).status).toBe(200);
    const { status, json } = await call('GET', `/api/participants/${phone.uid}`, phone);
    expect([status, json.code]).toEqual([401, 'session-expired']);
    expect(await statusOf({ uid: phone.uid, token: tablet.token })).toBe(200);
    expect((await end(phone.token)).status).toBe(401);
  });

  it('ends every session where that is asked', async () => {
    const phone = await newParticipant();
    const tablet = await takeAll(phone.email, { keepOtherSessions: true });
    await end(phone.token, { everywhere: true });
    for (const token of [phone.token, tablet.token])
      expect(await statusOf({ uid: phone.uid, token })).toBe(401);
  });

  it('of many devices at once ends each of them', async () => {
    const { uid, email, token } = await newParticipant();
    const tokens = [token];
    for (let count = 0; count < 3; count += 1)
      tokens.push((await takeAll(email, { keepOtherSessions: true })).token);
    const answers = await Promise.all(tokens.map((each) => end(each)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const each of tokens) expect(await statusOf({ uid, token: each })).toBe(401);
  });
});

describe('a six-digit code', () => {
  const ask = (email: string) => call('POST', '/api/session/code', { body: { email } });
  const show = (email: string, attemptId: string | null, code: string | null) =>
    call('POST', '/api/session/prove', { unchecked: { email, attemptId, code } });
  /** Five others than the right one. */
  const wrong = (code: string | null) =>
    Array.from({ length: 5 }, (_, at) =>
      String((Number(code) + at + 1) % 1_000_000).padStart(6, '0'),
    );

  it('proves the address as the link does, once', async () => {
    const person = await newParticipant();
    const { json } = await ask(person.email);
    expect(json).toEqual({
      sent: 'shown',
      attemptId: expect.any(String),
      code: expect.stringMatching(/^\d{6}$/),
    });
    const proven = await show(
      person.email,
      json.attemptId,
      `${json.code.slice(0, 3)} ${json.code.slice(3)}`,
    );
    expect(proven.json.registrations).toMatchObject([{ submissionId: person.submissionId }]);
    const again = await show(person.email, json.attemptId, json.code);
    expect([again.status, again.json.code]).toEqual([410, 'code-expired']);
  });

  it('is refused with another address, another attempt, and after five wrong ones', async () => {
    const { email } = await newParticipant();
    const { attemptId, code } = (await ask(email)).json;
    const other = (await ask('other@example.com')).json;
    expect((await show('other@example.com', attemptId, code)).json.code).toBe('wrong-code');
    expect((await show(email, other.attemptId, code)).json.code).toBe('wrong-code');
    for (const guess of wrong(code).slice(1))
      expect((await show(email, attemptId, guess)).json.code).toBe('wrong-code');
    const right = await show(email, attemptId, code);
    expect([right.status, right.json.code]).toEqual([410, 'code-expired']);
  });

  it('asked for by somebody else takes nothing of the one that was asked for', async () => {
    const { email } = await newParticipant();
    const mine = (await ask(email)).json;
    const theirs = (await ask(email)).json;
    for (const guess of wrong(theirs.code)) await show(email, theirs.attemptId, guess);
    expect((await show(email, mine.attemptId, mine.code)).status).toBe(200);
  });

  it('is mailed to an address five times an hour; then the link alone is the way in', async () => {
    const { email } = await newParticipant();
    const sent = [];
    for (let count = 0; count < 6; count += 1) sent.push((await ask(email)).json.sent);
    expect(sent).toEqual(['shown', 'shown', 'shown', 'shown', 'shown', 'none']);
  });

  it('is guessed once for each of an address, and five times more for all of them', async () => {
    const { email } = await newParticipant();
    const asked = [];
    for (let count = 0; count < 5; count += 1) asked.push((await ask(email)).json);
    const mine = asked.pop();
    const answers = [];
    for (const { attemptId, code } of asked)
      for (const guess of wrong(code))
        answers.push((await show(email, attemptId, guess)).json.code);
    expect(answers.filter((code) => code === 'wrong-code')).toHaveLength(4 + 5);
    expect((await show(email, mine?.attemptId ?? '', mine?.code ?? '')).status).toBe(200);
  });

  it('guessed by many at once is guessed five times', async () => {
    const { email } = await newParticipant();
    const { attemptId, code } = (await ask(email)).json;
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => show(email, attemptId, wrong(code)[at % 5] ?? '')),
    );
    expect(guesses.filter(({ json }) => json.code === 'wrong-code')).toHaveLength(5);
    expect(guesses.filter(({ status }) => status >= 500)).toEqual([]);
  });
});

describe('a code from the desk', () => {
  const issue = (person: Person, token: string | undefined = desk, body = {}) =>
    call('POST', `/api/admin/registrations/${person.submissionId}/return-code`, { token, body });
  const redeem = (code: string) => call('POST', '/api/session/return', { body: { code } });

  it('gives a walk back once, ends its other sessions, and is written down', async () => {
    const person = await newParticipant();
    const { json } = await issue(person);
    expect(json.code).toMatch(/^\d{8}$/);
    const given = await redeem(`${json.code.slice(0, 4)} ${json.code.slice(4)}`);
    expect(given.json.user.id).toBe(person.uid);
    const token = await signIn(given.json.sessionId);
    expect(await statusOf({ uid: person.uid, token })).toBe(200);
    expect(await statusOf(person)).toBe(401);
    const again = await redeem(json.code);
    expect([again.status, again.json.code]).toEqual([422, 'wrong-code']);
    expect(await auditedOf(`registrations/${person.submissionId}`)).toContain(
      'session.return-code',
    );
    expect(await auditedOf(`participants/${person.uid}`)).toEqual(['session.return']);
  });

  it('is good for ten minutes', async () => {
    const person = await newParticipant();
    const asked = Date.now();
    const { json } = await issue(person);
    const leftMs = Date.parse(json.expiresAt) - asked;
    expect(leftMs).toBeGreaterThanOrEqual(10 * 60_000);
    expect(leftMs).toBeLessThan(12 * 60_000);
    const codes = (await firestore()).collection('returnCodes');
    const [code] = (await codes.where('submissionId', '==', person.submissionId).get()).docs;
    await change(code?.ref.path ?? '', { expiresAt: new Date().toISOString() });
    const late = await redeem(json.code);
    expect([late.status, late.json.code]).toEqual([410, 'code-expired']);
    expect(await statusOf(person)).toBe(200);
  });

  it('keeps the other sessions where staff say so', async () => {
    const person = await newParticipant();
    const { json } = await issue(person, desk, { keepOtherSessions: true });
    expect((await redeem(json.code)).status).toBe(200);
    expect(await statusOf(person)).toBe(200);
  });

  it('redeemed twice at once begins one session', async () => {
    const { json } = await issue(await newParticipant());
    const both = await Promise.all([redeem(json.code), redeem(json.code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('is given to staff alone, and for a registration there is', async () => {
    const person = await newParticipant();
    expect((await issue(person, person.token)).status).toBe(403);
    expect((await issue({ ...person, submissionId: 'NOSUCHSUBMISSION' })).status).toBe(404);
  });
});

describe('a code from an open session', () => {
  const issue = ({ token }: Person) => call('POST', '/api/session/return-code', { token });
  const redeem = (code: string) => call('POST', '/api/session/return', { body: { code } });

  // spec: A9.8
  it('goes on elsewhere as the same person, once, however it is typed, and ends nothing', async () => {
    const person = await newParticipant();
    const { json } = await issue(person);
    expect(json.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    const typed = ` ${json.code.slice(0, 5).toLowerCase()}-${json.code.slice(5)} `;
    const begun = await redeem(typed.replace('0', 'o'));
    expect(begun.json.user.id).toBe(person.uid);
    const token = await signIn(begun.json.sessionId);
    expect(await statusOf({ uid: person.uid, token })).toBe(200);
    expect(await statusOf(person)).toBe(200);
    const again = await redeem(json.code);
    expect([again.status, again.json.code]).toEqual([422, 'wrong-code']);
  });

  it('ends with the session that gave it', async () => {
    const person = await newParticipant();
    const { json } = await issue(person);
    await call('POST', '/api/session/end', { token: person.token, body: {} });
    const late = await redeem(json.code);
    expect([late.status, late.json.code]).toEqual([410, 'code-expired']);
  });

  it('is given ten times an hour', async () => {
    const person = await newParticipant();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await issue(person)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});

it('a proof can be shown for 15 minutes', async () => {
  const person = await newParticipant();
  const { json } = await prove(person.email);
  const { createHash } = await import('node:crypto');
  const path = `addressProofs/${createHash('sha256').update(json.proof).digest('hex')}`;
  const { provenAt, expiresAt } = await stored(path);
  expect(Date.parse(expiresAt) - Date.parse(provenAt)).toBe(15 * 60_000);
  await change(path, { expiresAt: new Date().toISOString() });
  const body = { proof: json.proof, submissionIds: [person.submissionId] };
  const late = await call('POST', '/api/session/take', { body });
  expect([late.status, late.json.code]).toEqual([410, 'code-expired']);
});
