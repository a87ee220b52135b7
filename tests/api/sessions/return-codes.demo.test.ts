import { beforeAll, describe, expect, it } from 'vitest';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { call } from '../../support/api/client.ts';
import {
  newParticipant,
  type Person,
  registrationBody,
  signIn,
  submit,
  withClaims,
} from '../../support/api/people.ts';
import { auditedOf, change, eventId } from '../../support/api/store/database.ts';

const statusOf = async ({ uid, token }: { uid: string; token: string }) =>
  (await call('GET', `/api/participants/${uid}`, { token })).status;

/** Actors and actions of the audit entries about a participant. */
const auditAbout = async ({ uid }: Person) => {
  const entries = (await firestore()).collection(documentPaths.auditEntries);
  const { docs } = await entries.where('target', '==', documentPaths.participant(uid)).get();
  return docs.map((entry) => [entry.get('actor'), entry.get('action')]);
};

let desk: string;
beforeAll(async () => {
  const body = { username: 'desk', password: 'winewalk' };
  const { json } = await call('POST', '/api/admin/login', { body });
  desk = await signIn(json.sessionId);
});

describe('desk return code', () => {
  const issue = (person: Person, token: string | undefined = desk, body = {}) =>
    call('POST', `/api/admin/registrations/${person.submissionId}/return-code`, { token, body });
  const redeem = (code: string) => call('POST', '/api/session/return', { body: { code } });

  it('restores access once, ends other sessions and is audited', async () => {
    const person = await newParticipant();
    const { json } = await issue(person);
    expect(json.code).toMatch(/^\d{8}$/);
    const given = await redeem(`${json.code.slice(0, 4)} ${json.code.slice(4)}`);
    expect(given.json.user.id).toBe(person.uid);
    const token = await signIn(given.json.sessionId);
    expect(await statusOf({ uid: person.uid, token })).toBe(200);
    expect(await statusOf(person)).toBe(401);
    const again = await redeem(json.code);
    expect([again.status, again.json.code]).toEqual([422, 'unknown-return-code']);
    expect(await auditedOf(`registrations/${person.submissionId}`)).toContain(
      'session.return-code',
    );
    expect(await auditAbout(person)).toEqual([['desk', 'session.return']]);
  });

  it('rejects a return code after ten minutes', async () => {
    const person = await newParticipant();
    const requestedAt = Date.now();
    const { json } = await issue(person);
    const leftMs = Date.parse(json.expiresAt) - requestedAt;
    expect(leftMs).toBeGreaterThanOrEqual(10 * 60_000);
    expect(leftMs).toBeLessThan(12 * 60_000);
    const codes = (await firestore()).collection('returnCodes');
    const [code] = (await codes.where('submissionId', '==', person.submissionId).get()).docs;
    await change(code?.ref.path ?? '', { expiresAt: new Date().toISOString() });
    const late = await redeem(json.code);
    expect([late.status, late.json.code]).toEqual([410, 'return-code-expired']);
    expect(await statusOf(person)).toBe(200);
  });

  it('retains other sessions if an admin chooses so, not for the desk', async () => {
    const person = await newParticipant();
    const kept = { keepOtherSessions: true };
    expect((await issue(person, desk, kept)).status).toBe(403);
    const body = { username: 'admin', password: 'winewalk' };
    const login = await call('POST', '/api/admin/login', { body });
    const { json } = await issue(person, await signIn(login.json.sessionId), kept);
    expect((await redeem(json.code)).status).toBe(200);
    expect(await statusOf(person)).toBe(200);
  });

  it('names the desk as the reason on the devices that it signs out', async () => {
    const person = await newParticipant();
    await redeem((await issue(person)).json.code);
    const { json } = await call('GET', `/api/participants/${person.uid}`, { token: person.token });
    expect(json).toMatchObject({ code: 'session-expired', details: { reason: 'staff-code' } });
  });

  it('limits the session of a desk code and those derived from it: no deletion, no switch of walks', async () => {
    const person = await newParticipant();
    const begun = await redeem((await issue(person)).json.code);
    const token = await signIn(begun.json.sessionId);
    const transfer = await call('POST', '/api/session/return-code', { token });
    const passedOn = await signIn((await redeem(transfer.json.code)).json.sessionId);
    await (await firestore()).doc(documentPaths.progress(person.uid, eventId)).delete();
    const registeredAgain = await signIn((await submit({}, { token })).json.sessionId);
    for (const limited of [token, passedOn, registeredAgain]) {
      const erased = await call('DELETE', `/api/participants/${person.uid}`, { token: limited });
      expect([erased.status, erased.json.code]).toEqual([403, 'staff-code-limit']);
      const body = { participantId: person.uid };
      const switched = await call('POST', '/api/session/switch', { token: limited, body });
      expect(switched.status).toBe(403);
    }
    expect(await statusOf({ uid: person.uid, token })).toBe(200);
  });

  it('names the staff member if its session deletes the data after 24 hours', async () => {
    const person = await newParticipant();
    const token = await signIn((await redeem((await issue(person)).json.code)).json.sessionId);
    const erase = (hoursAgo: number) => {
      const redeemedAtMs = Date.now() - hoursAgo * 60 * 60_000;
      const aged = withClaims(token, { staffCode: { issuedBy: 'desk', redeemedAtMs } });
      return call('DELETE', `/api/participants/${person.uid}`, { token: aged });
    };
    expect((await erase(23.9)).status).toBe(403);
    expect((await erase(24)).status).toBe(200);
    expect(await auditAbout(person)).toContainEqual(['desk', 'person.delete']);
  });

  it('keeps an address from being set by its session', async () => {
    const person = await newParticipant();
    const token = await signIn((await redeem((await issue(person)).json.code)).json.sessionId);
    await change(`participants/${person.uid}`, { email: '' });
    const body = registrationBody({ email: 'volunteer@example.com' });
    const submitted = await call('POST', '/api/waiver/submit', { token, body });
    expect([submitted.status, submitted.json.code]).toEqual([403, 'staff-code-limit']);
  });

  it('creates one session when redeemed twice simultaneously', async () => {
    const { json } = await issue(await newParticipant());
    const both = await Promise.all([redeem(json.code), redeem(json.code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('issues a return code to staff only, for an existing registration', async () => {
    const person = await newParticipant();
    expect((await issue(person, person.token)).status).toBe(403);
    expect((await issue({ ...person, submissionId: 'NOSUCHSUBMISSION' })).status).toBe(404);
  });
});

describe('transfer code of a session', () => {
  const issue = ({ token }: Person) => call('POST', '/api/session/return-code', { token });
  const redeem = (code: string) => call('POST', '/api/session/return', { body: { code } });

  it('creates a second session once, in any typed form, and ends none', async () => {
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
    expect([again.status, again.json.code]).toEqual([422, 'unknown-return-code']);
  });

  it('rejects a transfer code after the session that issued it ended', async () => {
    const person = await newParticipant();
    const { json } = await issue(person);
    await call('POST', '/api/session/end', { token: person.token, body: {} });
    const late = await redeem(json.code);
    expect([late.status, late.json.code]).toEqual([410, 'return-code-ended']);
  });

  it('issues ten transfer codes an hour', async () => {
    const person = await newParticipant();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await issue(person)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });
});
