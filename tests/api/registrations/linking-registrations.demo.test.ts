import { describe, expect, it } from 'vitest';
import { call } from '../../support/api/client.ts';
import { newEmail, statusOf } from '../../support/api/fixtures/email-attacks.ts';
import { linkAllByEmail, newParticipant, prove, signIn } from '../../support/api/people.ts';
import { auditedOf, eventId, stored } from '../../support/api/store/database.ts';

describe('POST /api/session/take', () => {
  it('retains uid, progress and name and is audited', async () => {
    const person = await newParticipant();
    const taken = await linkAllByEmail(person.email);
    expect(taken.user).toEqual({
      id: person.uid,
      firstName: 'Ada',
      lastName: 'Quill',
      email: person.email,
    });
    expect(await stored(`registrations/${person.submissionId}`)).toMatchObject({
      emailProvenAt: expect.any(String),
      generation: 1,
    });
    expect(await stored(`participants/${person.uid}/progress/${eventId}`)).toMatchObject({
      generation: 1,
    });
    expect(await auditedOf(`participants/${person.uid}`)).toEqual(['session.take']);
  });

  it("signs in again on repeat and retains the first device's session", async () => {
    const person = await newParticipant();
    const phone = await linkAllByEmail(person.email);
    const { json } = await prove(person.email);
    expect(json.registrations[0]?.isProven).toBe(true);
    const tablet = await linkAllByEmail(person.email);
    for (const { token } of [phone, tablet])
      expect(await statusOf({ uid: person.uid, token })).toBe(200);
  });

  it('ends or retains other sessions as requested', async () => {
    const other = await newParticipant();
    await linkAllByEmail(other.email, { keepOtherSessions: true });
    expect(await statusOf(other)).toBe(200);
    const phone = await linkAllByEmail(other.email, { keepOtherSessions: false });
    expect(await statusOf(other)).toBe(401);
    expect(await statusOf({ uid: other.uid, token: phone.token })).toBe(200);
  });

  it("rejects another person's registration together with the rest of the selection", async () => {
    const mine = await newParticipant();
    const theirs = await newParticipant();
    const { json } = await prove(mine.email);
    const body = { proof: json.proof, submissionIds: [mine.submissionId, theirs.submissionId] };
    const answer = await call('POST', '/api/session/take', { body });
    expect([answer.status, answer.json.code]).toEqual([404, 'email-not-yours']);
    expect([await statusOf(mine), await statusOf(theirs)]).toEqual([200, 200]);
  });

  it('links several registrations, between which the person can switch', async () => {
    const email = newEmail();
    const first = await newParticipant({ email, fullName: 'Ada Quill' });
    const second = await newParticipant({ email, fullName: 'Ada Q. Quill' });
    const stranger = await newParticipant();
    const { token, user } = await linkAllByEmail(email);
    const walks = await call('GET', '/api/session/walks', { token });
    expect(walks.json.map(({ participantId }) => participantId)).toEqual(
      expect.arrayContaining([first.uid, second.uid]),
    );
    const other = user.id === first.uid ? second : first;
    const switchTo = (participantId: string) =>
      call('POST', '/api/session/switch', { token, body: { participantId } });
    const switched = await switchTo(other.uid);
    expect(switched.json.user.id).toBe(other.uid);
    const session = await signIn(switched.json.sessionId);
    expect(await statusOf({ uid: other.uid, token: session })).toBe(200);
    expect((await switchTo(stranger.uid)).status).toBe(404);
  });

  it('leaves retained sessions that proved no email in their own walk', async () => {
    const email = newEmail();
    const attacker = await newParticipant({ email, fullName: 'Mallory Stranger' });
    const owner = await newParticipant({ email });
    const { token } = await linkAllByEmail(email, { keepOtherSessions: true });
    expect(await statusOf(attacker)).toBe(200);
    const walks = await call('GET', '/api/session/walks', { token: attacker.token });
    expect(walks.json.map(({ participantId }) => participantId)).toEqual([attacker.uid]);
    const switchTo = (sent: string, participantId: string) =>
      call('POST', '/api/session/switch', { token: sent, body: { participantId } });
    expect((await switchTo(attacker.token, owner.uid)).status).toBe(404);
    const code = await call('POST', '/api/session/return-code', { token: attacker.token });
    const begun = await call('POST', '/api/session/return', { body: { code: code.json.code } });
    const copy = await signIn(begun.json.sessionId);
    expect((await switchTo(copy, owner.uid)).status).toBe(404);
    expect((await switchTo(token, attacker.uid)).status).toBe(200);
  });

  it('links a session that was transferred to another device', async () => {
    const email = newEmail();
    const [first, second] = [await newParticipant({ email }), await newParticipant({ email })];
    const { token, user } = await linkAllByEmail(email);
    const code = await call('POST', '/api/session/return-code', { token });
    const begun = await call('POST', '/api/session/return', { body: { code: code.json.code } });
    const other = user.id === first.uid ? second : first;
    const switched = await call('POST', '/api/session/switch', {
      token: await signIn(begun.json.sessionId),
      body: { participantId: other.uid },
    });
    expect(switched.json.user.id).toBe(other.uid);
  });

  it('rejects an unknown proof', async () => {
    const person = await newParticipant();
    const body = { proof: 'made-up', submissionIds: [person.submissionId] };
    const answer = await call('POST', '/api/session/take', { body });
    expect([answer.status, answer.json.code]).toEqual([410, 'proof-expired']);
    expect(await statusOf(person)).toBe(200);
  });
});
