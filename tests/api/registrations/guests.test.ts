import { randomUUID } from 'node:crypto';
import type { BodyInput } from '@wine-walk/common/api/endpoint.ts';
import type { addGuest } from '@wine-walk/common/api/guests.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useUpAttempts } from '../../support/api/attempts.ts';
import { change, howMany, stored } from '../../support/api/database.ts';
import { signIn } from '../../support/api/people.ts';
import { api, maya, seedRegistrations } from '../../support/api/registration-calls.ts';

beforeEach(seedRegistrations);

type Guest = BodyInput<typeof addGuest>;
const noor: Guest = {
  fullName: 'Noor Haddad',
  over21: true,
  liabilityWaiver: true,
  paymentMethod: 'cash',
};
const add = (changes: Partial<Guest> = {}, key: string = randomUUID()) =>
  api.as('attendee', 'POST', `/api/waiver/${maya}/guests`, { body: { ...noor, ...changes }, key });
const withTicket = (ticketId: string) => ({ ticketId, paymentMethod: 'prepaid' as const });
const lookUp = async (text: string) =>
  (await api.as('desk', 'POST', '/api/admin/desk/lookup', { body: { text } })).json;
const admit = (submissionId: string, isReleaseSigned?: boolean) =>
  api.as('desk', 'POST', '/api/admin/desk/admissions', {
    body: { submissionIds: [submissionId], takesPayment: false, isIdSeen: true, isReleaseSigned },
  });

describe('POST /api/waiver/{submissionId}/guests', () => {
  it('registers a guest once per key, in the party of the host, with a ticket', async () => {
    const key = randomUUID();
    const [first, second] = [
      await add(withTicket('free-1'), key),
      await add(withTicket('free-1'), key),
    ];
    expect([first.status, second.json]).toEqual([200, first.json]);
    const { submissionId } = first.json;
    expect(await stored(`registrations/${submissionId}`)).toMatchObject({
      fullName: 'Noor Haddad',
      ticketId: 'FREE-1',
      isVerified: true,
      liabilityWaiver: true,
      signedOn: 'host-device',
      partyId: maya,
    });
    expect(await stored('tickets/FREE-1')).toMatchObject({ state: 'redeemed', submissionId });
    expect((await lookUp(maya)).people.map(({ fullName }) => fullName)).toContain('Noor Haddad');
  });

  it('signs the guest in by their code once, and leaves the host signed in', async () => {
    const { code, submissionId } = (await add({ email: 'maya.reyes@example.com' })).json;
    const redeem = () => api.as('anonymous', 'POST', '/api/session/return', { body: { code } });
    const { json } = await redeem();
    expect(json.user.firstName).toBe('Noor');
    expect(await signIn(json.sessionId)).toBeTruthy();
    expect((await redeem()).json.code).toBe('wrong-code');
    const own = await api.as('attendee', 'GET', `/api/waiver/${maya}`);
    expect([own.status, own.json.isOwn]).toEqual([200, true]);
    expect((await stored(`registrations/${submissionId}`)).email).toBe('maya.reyes@example.com');
  });

  it('lets a guest without a release in after they signed at the desk', async () => {
    const { submissionId } = (await add({ ...withTicket('FREE-1'), liabilityWaiver: false })).json;
    expect((await lookUp('FREE-1')).people[0]).toMatchObject({ submissionId, mustSign: true });
    const shown = await api.as('anonymous', 'GET', `/api/waiver/${submissionId}`);
    expect(shown.json.mustSign).toBe(true);
    const verified = await api.as('anonymous', 'GET', `/api/verify/${submissionId}`);
    expect(verified.status).toBe(404);
    const early = await admit(submissionId);
    expect([early.status, early.json.code]).toEqual([422, 'release-unsigned']);
    expect((await admit(submissionId, true)).json.arrived).toEqual([submissionId]);
    expect(await stored(`registrations/${submissionId}`)).toMatchObject({
      liabilityWaiver: true,
      signedOn: 'paper',
    });
  });

  it('registers one of two guests who use a ticket at once', async () => {
    const both = await Promise.all([
      add(withTicket('FREE-1')),
      add({ ...withTicket('FREE-1'), fullName: 'Ida Lund' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.json.code).toBe('ticket-used');
  });

  it.each([
    ['MAYA-1', 409, 'ticket-used'],
    ['SPRING-1', 422, 'ticket-not-yours'],
    ['NO-1', 404, 'ticket-not-found'],
  ])('rejects ticket %s', async (ticketId, status, code) => {
    const answer = await add(withTicket(ticketId));
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(await howMany('registrations')).toBe(6);
  });

  it('takes a ticket in the name of the host, and leaves another one to the desk', async () => {
    await change('tickets/FREE-1', { holderName: 'Maya Reyes' });
    expect((await add(withTicket('FREE-1'))).status).toBe(200);
    await change('tickets/SPRING-1', { eventId: 'autumn', holderName: 'Ida Lund' });
    expect((await add(withTicket('SPRING-1'))).json.code).toBe('ticket-not-yours');
    const { submissionId } = (await add({ ticketId: 'SPRING-1' })).json;
    expect((await stored(`registrations/${submissionId}`)).deskTicketId).toBe('SPRING-1');
  });

  it('registers no guest of another attendee or of a cancelled registration', async () => {
    const body = noor;
    const path = `/api/waiver/${maya}/guests` as const;
    expect((await api.as('other attendee', 'POST', path, { body })).status).toBe(404);
    await change(`registrations/${maya}`, { status: 'cancelled' });
    expect((await add()).json.code).toBe('registration-cancelled');
  });

  it('limits the guests of one attendee', async () => {
    await useUpAttempts('guestsPerParticipant', { of: ['maya'], left: 1 });
    const answers = [await add(), await add()];
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
  });
});
