import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { call } from '../../support/api/client.ts';
import { newEmail, profile, statusOf } from '../../support/api/fixtures/email-attacks.ts';
import {
  linkAllByEmail,
  newParticipant,
  type Person,
  prove,
  signIn,
  submit,
  withClaims,
} from '../../support/api/people.ts';
import { change, eventId, newTicket, stored } from '../../support/api/store/database.ts';

let desk: string;
beforeAll(async () => {
  const body = { username: 'desk', password: 'winewalk' };
  const { json } = await call('POST', '/api/admin/login', { body });
  desk = await signIn(json.sessionId);
});

const correct = ({ submissionId }: Person, email: string) =>
  call('PUT', `/api/admin/registrations/${submissionId}`, {
    token: desk,
    body: { fullName: 'Ada Quill', email, version: 1 },
  });

const day = 24 * 60 * 60_000;

const erase = ({ uid }: Person, token: string) =>
  call('DELETE', `/api/participants/${uid}`, { token });

/** Returns the reason for which a session ended. */
const signedOutBy = async (person: { uid: string; token: string }) => {
  const { status, json } = await profile(person);
  expect(status).toBe(401);
  return json.details?.reason;
};

/** Moves the start of the limits of a correction into the past. */
const setCorrectionAge = ({ uid }: Person, hours: number) => {
  const startedAt = new Date(Date.now() - hours * 60 * 60_000).toISOString();
  return change(`participants/${uid}`, { emailCorrection: { by: 'desk', startedAt } });
};

/** Actors, actions and details of the audit entries about a participant. */
const auditAbout = async ({ uid }: Person) => {
  const entries = (await firestore()).collection(documentPaths.auditEntries);
  const { docs } = await entries.where('target', '==', documentPaths.participant(uid)).get();
  return docs.map((entry) => [entry.get('actor'), entry.get('action'), entry.get('details')]);
};

/** Session from a desk return code. */
async function returnAtDesk({ submissionId }: Person): Promise<string> {
  const path = `/api/admin/registrations/${submissionId}/return-code` as const;
  const { json } = await call('POST', path, { token: desk, body: {} });
  const begun = await call('POST', '/api/session/return', { body: { code: json.code } });
  return signIn(begun.json.sessionId);
}

describe('email correction at the desk', () => {
  it('ends the sessions of the previous email and clears its proofs and links', async () => {
    const email = newEmail();
    const person = await newParticipant({ email });
    const { token } = await linkAllByEmail(email);
    const linked = await newParticipant({ email });
    await linkAllByEmail(email);
    expect(await stored(`participants/${person.uid}`)).toMatchObject({ linkedIds: [linked.uid] });
    const corrected = newEmail();
    expect((await correct(person, corrected)).status).toBe(200);
    expect(await signedOutBy({ uid: person.uid, token })).toBe('staff-code');
    const unproven = { email: corrected, emailProvenAt: null, generation: 2 };
    expect(await stored(`participants/${person.uid}`)).toMatchObject({
      ...unproven,
      linkedIds: [],
    });
    expect(await stored(`registrations/${person.submissionId}`)).toMatchObject(unproven);
    expect(await stored(`participants/${person.uid}/progress/${eventId}`)).toMatchObject({
      generation: 2,
    });
  });

  it('keeps the sessions of an unproven email', async () => {
    const person = await newParticipant();
    await correct(person, newEmail());
    expect(await statusOf(person)).toBe(200);
  });

  it('corrects every registration of the participant with the previous email', async () => {
    const email = newEmail();
    const person = await newParticipant({ email });
    const other = await newParticipant({ email });
    // A second registration of the same participant, for another event.
    await change(`registrations/${other.submissionId}`, { participantId: person.uid });
    await change(`participants/${person.uid}`, {
      registrations: { [eventId]: person.submissionId, another: other.submissionId },
    });
    const corrected = newEmail();
    await correct(person, corrected);
    expect(await stored(`registrations/${other.submissionId}`)).toMatchObject({ email: corrected });
    expect((await prove(email)).json.registrations).toEqual([]);
  });

  it('does not let the previous proof redeem a ticket sold to the new email', async () => {
    const email = newEmail();
    const person = await newParticipant({ email });
    await linkAllByEmail(email);
    const holderEmail = newEmail();
    await correct(person, holderEmail);
    const ticketId = await newTicket(`HELD-${randomUUID().slice(0, 6).toUpperCase()}`, {
      holderName: null,
      holderEmail,
    });
    const token = await returnAtDesk(person);
    await (await firestore()).doc(documentPaths.progress(person.uid, eventId)).delete();
    const answer = await submit({ ticketId, paymentMethod: 'prepaid' }, { token });
    expect([answer.status, answer.json.code]).toEqual([422, 'email-not-proven']);
  });

  it("ends the other sessions when the new email's owner links the registration, in every case", async () => {
    const email = newEmail();
    const person = await newParticipant();
    await correct(person, email);
    expect((await prove(email)).json.registrations).toMatchObject([{ mayPreserveSessions: false }]);
    const { token } = await linkAllByEmail(email, { keepOtherSessions: true });
    expect(await signedOutBy(person)).toBe('staff-code');
    expect(await statusOf({ uid: person.uid, token })).toBe(200);
    await linkAllByEmail(email, { keepOtherSessions: true });
    expect(await statusOf({ uid: person.uid, token })).toBe(200);
  });

  it('limits sessions for 24 hours from the first sign-in with the new email', async () => {
    const email = newEmail();
    const person = await newParticipant();
    await correct(person, email);
    await setCorrectionAge(person, 25);
    expect(await statusOf(person)).toBe(200);
    const begun = await linkAllByEmail(email);
    const again = await linkAllByEmail(email);
    const { json } = await call('POST', '/api/session/return-code', { token: begun.token });
    const body = { code: json.code };
    const passedOn = await call('POST', '/api/session/return', { body });
    for (const token of [begun.token, again.token, await signIn(passedOn.json.sessionId)]) {
      const erased = await erase(person, token);
      expect([erased.status, erased.json.code]).toEqual([403, 'email-limit']);
      expect(erased.json.details.limit.reason).toBe('email-corrected');
      const leftMs = Date.parse(erased.json.details.limit.until) - Date.now();
      expect(leftMs / day).toBeCloseTo(1, 1);
      const other = { participantId: person.uid };
      const switched = await call('POST', '/api/session/switch', { token, body: other });
      expect(switched.status).toBe(403);
    }
    expect(await auditAbout(person)).toContainEqual([
      'participant',
      'session.take',
      expect.objectContaining({ emailCorrectedBy: 'desk' }),
    ]);
  });

  it('limits an earlier session for 24 hours', async () => {
    const person = await newParticipant();
    await correct(person, newEmail());
    await setCorrectionAge(person, 23.9);
    expect((await erase(person, person.token)).status).toBe(403);
    await setCorrectionAge(person, 24);
    expect((await erase(person, person.token)).status).toBe(200);
    expect(await auditAbout(person)).toEqual([['participant', 'person.delete', {}]]);
  });

  it('names the staff member if a session begun within the limit deletes the data later', async () => {
    const email = newEmail();
    const person = await newParticipant();
    await correct(person, email);
    const { token } = await linkAllByEmail(email);
    await setCorrectionAge(person, 24);
    const redeemedAtMs = Date.now() - day;
    const staffCode = { issuedBy: 'desk', redeemedAtMs, reason: 'email-corrected' };
    expect((await erase(person, token)).status).toBe(403);
    expect((await erase(person, withClaims(token, { staffCode }))).status).toBe(200);
    expect(await auditAbout(person)).toContainEqual(['desk', 'person.delete', {}]);
  });
});
