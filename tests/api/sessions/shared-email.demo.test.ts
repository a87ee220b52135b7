import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '../../support/api/client.ts';
import {
  attackerWith,
  newEmail,
  profile,
  statusOf,
} from '../../support/api/fixtures/email-attacks.ts';
import {
  accountFor,
  hasAccount,
  hasUid,
  linkAllByEmail,
  mailedCode,
  newParticipant,
  prove,
  registrationBody,
  signIn,
  signInByLink,
  submit,
} from '../../support/api/people.ts';
import { change, newTicket, stored } from '../../support/api/store/database.ts';

describe("registration with another person's email", () => {
  it("revokes the first registrant's sessions when the email owner links the registration", async () => {
    const email = newEmail();
    const attacker = await attackerWith(email);
    expect(await statusOf(attacker)).toBe(200);
    const owner = await linkAllByEmail(email);
    expect(owner.user.id).toBe(attacker.uid);
    expect(await statusOf({ uid: attacker.uid, token: owner.token })).toBe(200);
    expect(await statusOf(attacker)).toBe(401);
  });

  it("rejects the form's key and the first token afterwards", async () => {
    const email = newEmail();
    const key = randomUUID();
    const body = registrationBody({ email });
    const first = await call('POST', '/api/waiver/submit', { body, key });
    const uid = first.json.user.id;
    await linkAllByEmail(email);
    const repeated = await call('POST', '/api/waiver/submit', { body, key });
    for (const { json } of [first, repeated]) {
      const token = await signIn(json.sessionId);
      expect(await statusOf({ uid, token })).toBe(401);
    }
  });

  it("hides the owner's later registration from the first registrant", async () => {
    const email = newEmail();
    const attacker = await attackerWith(email);
    const { json } = await prove(email);
    const disowned = await call('POST', '/api/session/disown', {
      body: { proof: json.proof, submissionIds: [attacker.submissionId] },
    });
    expect([disowned.status, disowned.json.registrations]).toEqual([200, []]);
    const owner = await newParticipant({ email, emailProof: json.proof });
    expect(owner.uid).not.toBe(attacker.uid);
    const seen = await call('GET', `/api/waiver/${owner.submissionId}`, attacker);
    expect(seen.json.participantName).toBe('Ada Q.');
    expect((await profile({ uid: owner.uid, token: attacker.token })).status).toBe(403);
    expect(await stored(`registrations/${owner.submissionId}`)).toMatchObject({
      fullName: 'Ada Quill',
      email,
      emailProvenAt: expect.any(String),
    });
  });

  it("removes the owner's email from the registration that the owner disowns, visible to staff", async () => {
    const email = newEmail();
    const attacker = await attackerWith(email);
    const { json } = await prove(email);
    const body = { proof: json.proof, submissionIds: [attacker.submissionId] };
    expect((await call('POST', '/api/session/disown', { body })).status).toBe(200);
    expect(await stored(`registrations/${attacker.submissionId}`)).toMatchObject({
      email: '',
      emailProvenAt: null,
      emailDisownedAt: expect.any(String),
    });
    expect(await stored(`participants/${attacker.uid}`)).toMatchObject({ email: '' });
    const again = await call('POST', '/api/session/take', { body });
    expect([again.status, again.json.code]).toEqual([404, 'email-not-yours']);
  });
});

describe('accounts created with the public config', () => {
  it("rejects an account with a password, before and after the owner's sign-in link", async () => {
    const email = newEmail();
    const { uid, token } = await accountFor(email);
    expect((await profile({ uid, token })).json.code).toBe('not-signed-in');
    const refused = await submit({ email }, { token });
    expect([refused.status, refused.json.code]).toEqual([401, 'not-signed-in']);
    expect((await prove(email)).status).toBe(200);
    expect(await statusOf({ uid, token })).toBe(401);
  });

  it('rejects an account with an email verified by Firebase', async () => {
    const person = await newParticipant();
    const { uid, token } = await signInByLink(person.email);
    expect(uid).not.toBe(person.uid);
    expect((await profile({ uid, token })).json.code).toBe('not-signed-in');
  });

  it('deletes an account after its email is verified', async () => {
    const email = newEmail();
    const { uid } = await accountFor(email);
    await prove(email);
    expect([await hasAccount(email), await hasUid(uid)]).toEqual([false, false]);
  });

  it("links only the owner's registration after a stranger adds the email to a session", async () => {
    const attacker = await newParticipant();
    const email = newEmail();
    const victim = await newParticipant({ email });
    await addPassword(attacker.token, email);
    const { json } = await prove(email);
    expect(json.registrations).toMatchObject([{ submissionId: victim.submissionId }]);
    expect(await statusOf(attacker)).not.toBe(500);
  });
});

/** Adds an email and a password to an account, as any user can. */
async function addPassword(idToken: string, email: string) {
  const { authCall } = await import('../../support/api/urls.ts');
  await fetch(authCall('update'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ idToken, email, password: randomUUID() }),
  });
}

describe('POST /api/session/prove', () => {
  it('returns the same response for unknown emails except for the list', async () => {
    const unknown = await prove(newEmail());
    expect([unknown.status, unknown.json.registrations]).toEqual([200, []]);
  });

  it("lists matching registrations without other people's data", async () => {
    const email = newEmail();
    const first = await newParticipant({ email, fullName: 'Ada Quill' });
    await newParticipant();
    const { json } = await prove(email);
    expect(json.registrations).toEqual([
      {
        submissionId: first.submissionId,
        fullName: 'Ada Quill',
        eventName: 'Autumn Wine Walk',
        eventStartTime: expect.any(String),
        timeZone: 'America/New_York',
        submittedAt: expect.any(String),
        visits: 0,
        isProven: false,
        mayPreserveSessions: true,
      },
    ]);
  });

  it("lists the owner's registrations first and every other one on later pages", async () => {
    const email = newEmail();
    const ticketId = await newTicket(`PAGE-${randomUUID().slice(0, 8).toUpperCase()}`);
    const withTicket = await newParticipant({ email, ticketId, paymentMethod: 'prepaid' });
    const walking = await newParticipant({ email });
    await change(`registrations/${walking.submissionId}`, { state: 'walking' });
    const attackers = await Promise.all(Array.from({ length: 25 }, () => attackerWith(email)));
    const { json } = await prove(email);
    const ids = (page: { registrations: { submissionId: string }[] }) =>
      page.registrations.map(({ submissionId }) => submissionId);
    expect(ids(json)).toHaveLength(20);
    expect(ids(json).slice(0, 2)).toEqual([walking.submissionId, withTicket.submissionId]);
    const next = await call('POST', '/api/session/registrations', {
      body: { proof: json.proof, cursor: json.nextCursor ?? undefined },
    });
    expect(next.json.nextCursor).toBeNull();
    expect([...ids(json).slice(2), ...ids(next.json)].toSorted()).toEqual(
      attackers.map(({ submissionId }) => submissionId).toSorted(),
    );
    const disowned = await call('POST', '/api/session/disown', {
      body: { proof: json.proof, submissionIds: ids(json).slice(2) },
    });
    expect(ids(disowned.json).slice(0, 2)).toEqual([walking.submissionId, withTicket.submissionId]);
    expect(ids(disowned.json).slice(2).toSorted()).toEqual(ids(next.json).toSorted());
    expect(disowned.json.nextCursor).toBeNull();
  });

  it('lists the registrations only for a proof', async () => {
    const body = { proof: 'made-up' };
    const unproven = await call('POST', '/api/session/registrations', { body });
    expect([unproven.status, unproven.json.code]).toEqual([410, 'proof-expired']);
    const { json } = await prove(newEmail());
    const unknown = await call('POST', '/api/session/registrations', {
      body: { proof: json.proof, cursor: 'made-up' },
    });
    expect([unknown.status, unknown.json.code]).toEqual([400, 'page-not-found']);
  });

  it('accepts a link once and only with its email', async () => {
    const email = newEmail();
    const oobCode = await mailedCode(email);
    const show = (address: string) =>
      call('POST', '/api/session/prove', { body: { email: address, oobCode } });
    const other = await show(newEmail());
    expect([other.status, other.json.code]).toEqual([422, 'wrong-address']);
    expect((await show(email)).status).toBe(200);
    const again = await show(email);
    expect([again.status, again.json.code]).toEqual([422, 'used-link']);
  });

  it('leaves no Auth account behind', async () => {
    const email = newEmail();
    await prove(email);
    expect(await hasAccount(email)).toBe(false);
  });
});
