import { describe, expect, it } from 'vitest';
import { call } from '../../support/api/client.ts';
import { newParticipant, prove } from '../../support/api/people.ts';
import { change, stored } from '../../support/api/store/database.ts';

describe('six-digit sign-in code', () => {
  const ask = (email: string) => call('POST', '/api/session/code', { body: { email } });
  const show = (email: string, attemptId: string | null, code: string | null) =>
    call('POST', '/api/session/prove', { unchecked: { email, attemptId, code } });
  /** Five wrong codes. */
  const wrong = (code: string | null) =>
    Array.from({ length: 5 }, (_, at) =>
      String((Number(code) + at + 1) % 1_000_000).padStart(6, '0'),
    );

  it('verifies the email once, like the link', async () => {
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
    expect([again.status, again.json.code]).toEqual([410, 'sign-in-code-expired']);
  });

  it('rejects a code with another email, with another attempt, and after five wrong codes', async () => {
    const { email } = await newParticipant();
    const { attemptId, code } = (await ask(email)).json;
    const other = (await ask('other@example.com')).json;
    expect((await show('other@example.com', attemptId, code)).json.code).toBe('wrong-code');
    expect((await show(email, other.attemptId, code)).json.code).toBe('wrong-code');
    for (const guess of wrong(code).slice(1))
      expect((await show(email, attemptId, guess)).json.code).toBe('wrong-code');
    const right = await show(email, attemptId, code);
    expect([right.status, right.json.code]).toEqual([410, 'sign-in-code-expired']);
  });

  it("accepts a code after wrong guesses at another person's request", async () => {
    const { email } = await newParticipant();
    const mine = (await ask(email)).json;
    const theirs = (await ask(email)).json;
    for (const guess of wrong(theirs.code)) await show(email, theirs.attemptId, guess);
    expect((await show(email, mine.attemptId, mine.code)).status).toBe(200);
  });

  it('mails five codes an hour per email', async () => {
    const { email } = await newParticipant();
    const sent = [];
    for (let count = 0; count < 6; count += 1) sent.push((await ask(email)).json.sent);
    expect(sent).toEqual(['shown', 'shown', 'shown', 'shown', 'shown', 'none']);
  });

  it('mails five codes an hour per mailbox, in all spellings of its email', async () => {
    const [name, host] = (await newParticipant()).email.split('@');
    const sent = [];
    for (let count = 0; count < 6; count += 1)
      sent.push((await ask(`${name}+${count}@${host}`)).json.sent);
    expect(sent).toEqual(['shown', 'shown', 'shown', 'shown', 'shown', 'none']);
  });

  it('allows one guess per code of an email and five more in total', async () => {
    const { email } = await newParticipant();
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await ask(email)).json);
    const mine = statuses.pop();
    const answers = [];
    for (const { attemptId, code } of statuses)
      for (const guess of wrong(code))
        answers.push((await show(email, attemptId, guess)).json.code);
    expect(answers.filter((code) => code === 'wrong-code')).toHaveLength(4 + 5);
    expect((await show(email, mine?.attemptId ?? '', mine?.code ?? '')).status).toBe(200);
  });

  it('allows five guesses for simultaneous requests', async () => {
    const { email } = await newParticipant();
    const { attemptId, code } = (await ask(email)).json;
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => show(email, attemptId, wrong(code)[at % 5] ?? '')),
    );
    expect(guesses.filter(({ json }) => json.code === 'wrong-code')).toHaveLength(5);
    expect(guesses.filter(({ status }) => status >= 500)).toEqual([]);
  });
});

it('gives a proof that is valid for 15 minutes', async () => {
  const person = await newParticipant();
  const { json } = await prove(person.email);
  const { hash } = await import('node:crypto');
  const path = `addressProofs/${hash('sha256', json.proof)}`;
  const { provenAt, expiresAt } = await stored(path);
  expect(Date.parse(expiresAt) - Date.parse(provenAt)).toBe(15 * 60_000);
  await change(path, { expiresAt: new Date().toISOString() });
  const body = { proof: json.proof, submissionIds: [person.submissionId] };
  const late = await call('POST', '/api/session/take', { body });
  expect([late.status, late.json.code]).toEqual([410, 'proof-expired']);
});
