import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { call } from '../../support/api/client.ts';
import {
  hasAccount,
  hasUid,
  newParticipant,
  registrationBody,
  signIn,
  submit,
} from '../../support/api/people.ts';
import { change, eventId, howMany, newTicket, stored } from '../../support/api/store/database.ts';

const ticket = () => newTicket(`TEST-${randomUUID().slice(0, 8).toUpperCase()}`);

describe('POST /api/waiver/submit with a repeated key', () => {
  it('repeats the first response and writes nothing', async () => {
    const ticketId = await ticket();
    const body = registrationBody({ ticketId, paymentMethod: 'prepaid' });
    const key = randomUUID();
    const first = await call('POST', '/api/waiver/submit', { body, key });
    const count = await howMany('registrations');
    const again = await call('POST', '/api/waiver/submit', { body, key });
    expect(again.status).toBe(200);
    expect(again.json.submissionId).toBe(first.json.submissionId);
    expect(again.json.user).toEqual(first.json.user);
    expect(await howMany('registrations')).toBe(count);
  });

  it('returns the same response for two simultaneous requests', async () => {
    const body = registrationBody({ ticketId: await ticket(), paymentMethod: 'prepaid' });
    const key = randomUUID();
    const both = await Promise.all(
      [1, 2].map(() => call('POST', '/api/waiver/submit', { body, key })),
    );
    expect(both.map((answer) => answer.status)).toEqual([200, 200]);
    expect(both[0]?.json.submissionId).toBe(both[1]?.json.submissionId);
  });

  it('rejects another body with the same key and writes nothing', async () => {
    const key = randomUUID();
    const body = registrationBody();
    const first = await call('POST', '/api/waiver/submit', { body, key });
    const before = await howMany('registrations');
    const people = await howMany('participants');
    const other = { ...body, fullName: 'Somebody Else' };
    const again = await call('POST', '/api/waiver/submit', { body: other, key });
    expect([again.status, again.json.code]).toEqual([422, 'idempotency-key-reused']);
    expect(again.json).not.toHaveProperty('sessionId');
    expect(await howMany('registrations')).toBe(before);
    expect(await howMany('participants')).toBe(people);
    expect((await stored(`registrations/${first.json.submissionId}`)).fullName).toBe('Ada Quill');
  });

  it('registers one of two simultaneous bodies with one key', async () => {
    const key = randomUUID();
    const bodies = ['Ada Quill', 'Ben Marsh'].map((fullName) => registrationBody({ fullName }));
    const answers = await Promise.all(
      bodies.map((body) => call('POST', '/api/waiver/submit', { body, key })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('registers two people with one email and reveals neither', async () => {
    const email = `couple.${randomUUID()}@example.com`;
    const first = await submit({ email, fullName: 'Ada Quill' });
    const second = await submit({ email: email.toUpperCase(), fullName: 'Ben Quill' });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.json.user.id).not.toBe(first.json.user.id);
    expect(Object.keys(second.json)).toEqual(Object.keys(first.json));
    expect(await hasAccount(email)).toBe(false);
  });

  it('registers a signed-in person with their own uid and email', async () => {
    const person = await newParticipant();
    await change(`participants/${person.uid}`, { registrations: {} });
    const database = await firestore();
    await database.doc(`participants/${person.uid}/progress/${eventId}`).delete();
    const answer = await submit({ email: 'somebody.else@example.com' }, { token: person.token });
    expect(answer.json.user).toMatchObject({ id: person.uid, email: person.email });
    expect(await stored(`participants/${person.uid}`)).toMatchObject({
      registrations: { [eventId]: answer.json.submissionId },
    });
    const again = await submit({}, { token: person.token });
    expect([again.status, again.json.code]).toEqual([409, 'already-registered']);
    expect((await call('GET', `/api/participants/${person.uid}`, person)).status).toBe(200);
  });

  it('creates no Auth user before the token is exchanged', async () => {
    const { json } = await submit();
    expect(await hasUid(json.user.id)).toBe(false);
    await signIn(json.sessionId);
    expect(await hasUid(json.user.id)).toBe(true);
  });

  it('leaves nothing behind if the records cannot be written', async () => {
    const ticketId = await ticket();
    await change(`tickets/${ticketId}`, { state: 'redeemed' });
    const key = randomUUID();
    const people = await howMany('participants');
    const body = registrationBody({ ticketId, paymentMethod: 'prepaid' });
    const answer = await call('POST', '/api/waiver/submit', { body, key });
    expect(answer.json.code).toBe('ticket-used');
    expect(await howMany('participants')).toBe(people);
    expect(await hasAccount(String(body.email))).toBe(false);
  });
});
