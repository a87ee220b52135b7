import { randomUUID } from 'node:crypto';
import type { BodyInput } from '@wine-walk/common/api/contract/endpoint.ts';
import type { addGuest } from '@wine-walk/common/api/guests.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { countFilteredRegistrations } from '../../../functions/src/firestore/people/registrations.ts';
import { returnCodePath } from '../../../functions/src/firestore/people/return-codes.ts';
import { useUpAttempts } from '../../support/api/calls/attempts.ts';
import { api, list, maya, seedRegistrations } from '../../support/api/calls/registration-calls.ts';
import { signIn } from '../../support/api/people.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { beforeNextCommit } from '../../support/api/store/before-next-commit.ts';
import { change, howMany, stored } from '../../support/api/store/database.ts';
import { exchangeToken } from '../../support/api/tokens.ts';

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
    });
    const { partyId } = await stored(`registrations/${maya}`);
    expect(await stored(`registrations/${submissionId}`)).toMatchObject({ partyId });
    // Guests read it, and a submission ID opens the confirmation of its owner.
    expect([maya, submissionId, null]).not.toContain(partyId);
    expect(await stored('tickets/FREE-1')).toMatchObject({ state: 'redeemed', submissionId });
    expect((await lookUp(maya)).people.map(({ fullName }) => fullName)).toContain('Noor Haddad');
  });

  it('signs the guest in by their code once, and leaves the host signed in', async () => {
    const { code, submissionId } = (await add({ email: 'maya.reyes@example.com' })).json;
    const redeem = () => api.as('anonymous', 'POST', '/api/session/return', { body: { code } });
    const { json } = await redeem();
    expect(json.user.firstName).toBe('Noor');
    expect(await signIn(json.sessionId)).toBeTruthy();
    expect((await redeem()).json.code).toBe('unknown-return-code');
    const own = await api.as('attendee', 'GET', `/api/waiver/${maya}`);
    expect([own.status, own.json.isOwn]).toEqual([200, true]);
    expect((await stored(`registrations/${submissionId}`)).email).toBe('maya.reyes@example.com');
  });

  it('accepts the code of a guest until the event ends, also if it is moved by months', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    await change('events/autumn', { endTime: inDays(1) });
    const { code, expiresAt } = (await add()).json;
    expect(expiresAt).toBe((await stored('events/autumn')).endTime);
    const redeem = async () =>
      (await api.as('anonymous', 'POST', '/api/session/return', { body: { code } })).json;
    await change('events/autumn', { endTime: inDays(-1) });
    expect((await redeem()).code).toBe('return-code-expired');
    await change('events/autumn', { endTime: inDays(180) });
    expect((await stored(await returnCodePath(code))).expiresAt > inDays(180)).toBe(true);
    expect((await redeem()).user.firstName).toBe('Noor');
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

  it('signs the current release at the desk once, in the language that was read', async () => {
    const { submissionId } = (await add({ ...withTicket('FREE-1'), liabilityWaiver: false })).json;
    const path = `/api/admin/registrations/${submissionId}/signature` as const;
    const sign = (body: { signedOn: 'desk-device' | 'paper'; waiverVersion?: string }) =>
      api.as('desk', 'POST', path, { body: { liabilityWaiver: true, ...body } });
    const unread = await sign({ signedOn: 'desk-device', waiverVersion: 'es-2019' });
    expect([unread.status, unread.json.code]).toEqual([400, 'unknown-waiver']);
    const spanish = (await api.as('anonymous', 'GET', '/api/releases/current')).json.es;
    const signed = await sign({ signedOn: 'desk-device', waiverVersion: spanish.version });
    expect(signed.json).toMatchObject({
      liabilityWaiver: true,
      signedOn: 'desk-device',
      electronicRecords: true,
      waiverVersion: spanish.version,
    });
    const after = await stored(`registrations/${submissionId}`);
    expect(Math.abs(Date.parse(String(after.releaseSignedAt)) - Date.now())).toBeLessThan(60_000);
    expect((await sign({ signedOn: 'paper' })).json.signedOn).toBe('desk-device');
    expect(await stored(`registrations/${submissionId}`)).toEqual(after);
    const actions = (await api.audit()).map(({ action }) => action);
    expect(actions.filter((action) => action === 'registration.sign')).toHaveLength(1);
    expect((await admit(submissionId)).json.arrived).toEqual([submissionId]);
  });

  it('signs the release on the guest’s own device, once, and for no one else', async () => {
    const { submissionId, code } = (await add({ liabilityWaiver: false })).json;
    const path = `/api/waiver/${submissionId}/signature` as const;
    const body = { liabilityWaiver: true as const, electronicRecords: true };
    expect((await api.as('attendee', 'POST', path, { body })).status).toBe(404);
    const returned = await api.as('anonymous', 'POST', '/api/session/return', { body: { code } });
    const token = await exchangeToken(returned.json.sessionId);
    const sign = (waiverVersion?: string) =>
      api.as('attendee', 'POST', path, { token, body: { ...body, waiverVersion } });
    const unread = await sign('es-2019');
    expect([unread.status, unread.json.code]).toEqual([400, 'unknown-waiver']);
    expect((await sign()).json).toEqual({ submissionId });
    const after = await stored(`registrations/${submissionId}`);
    expect(after).toMatchObject({
      liabilityWaiver: true,
      signedOn: 'own-device',
      electronicRecords: true,
    });
    expect((await sign()).status).toBe(200);
    expect(await stored(`registrations/${submissionId}`)).toEqual(after);
    const [entry, ...others] = (await api.audit()).filter(
      ({ action }) => action === 'registration.sign',
    );
    expect([entry?.actor, others]).toEqual(['participant', []]);
  });

  it('signs no release of a canceled guest', async () => {
    const { submissionId, code } = (await add({ liabilityWaiver: false })).json;
    const returned = await api.as('anonymous', 'POST', '/api/session/return', { body: { code } });
    const token = await exchangeToken(returned.json.sessionId);
    await api.as('desk', 'POST', `/api/admin/registrations/${submissionId}/cancel`);
    const own = await api.as('attendee', 'POST', `/api/waiver/${submissionId}/signature`, {
      token,
      body: { liabilityWaiver: true, electronicRecords: true },
    });
    const path = `/api/admin/registrations/${submissionId}/signature` as const;
    const atDesk = await api.as('desk', 'POST', path, {
      body: { liabilityWaiver: true, signedOn: 'paper' },
    });
    for (const { status, json } of [own, atDesk])
      expect([status, json.code]).toEqual([422, 'cancelled-restore-first']);
    expect(await stored(`registrations/${submissionId}`)).toMatchObject({ liabilityWaiver: false });
  });

  it('signs after an arrival from a door list', async () => {
    const { submissionId } = (await add({ ...withTicket('FREE-1'), liabilityWaiver: false })).json;
    const entered = await api.as('desk', 'POST', '/api/admin/desk/admissions', {
      body: {
        submissionIds: [submissionId],
        takesPayment: false,
        isIdSeen: true,
        source: 'paper',
        doneAt: new Date().toISOString(),
      },
    });
    expect(entered.json.arrived).toEqual([submissionId]);
    expect(await stored(`registrations/${submissionId}`)).toMatchObject({ liabilityWaiver: false });
    const listed = await list('&arrival=arrived');
    const entry = listed.registrations.find(({ id }: { id: string }) => id === submissionId);
    expect(entry).toMatchObject({ liabilityWaiver: false });
    expect(
      await countFilteredRegistrations('autumn', { arrival: 'arrived', release: 'unsigned' }),
    ).toBe(1);
    const body = { liabilityWaiver: true as const, signedOn: 'paper' as const };
    const path = `/api/admin/registrations/${submissionId}/signature` as const;
    const { json } = await api.as('desk', 'POST', path, { body });
    expect(json).toMatchObject({ liabilityWaiver: true, signedOn: 'paper', state: 'arrived' });
    expect(
      await countFilteredRegistrations('autumn', { arrival: 'arrived', release: 'unsigned' }),
    ).toBe(0);
  });

  it.each(['admission', 'signature'])(
    'signs with the name that staff corrected before, by %s',
    async (how) => {
      const guest = { ...withTicket('FREE-1'), liabilityWaiver: false, fullName: 'Friend' };
      const { submissionId } = (await add(guest)).json;
      const path = `/api/admin/registrations/${submissionId}` as const;
      const rename = async (fullName: string) => {
        const { version } = await stored(`registrations/${submissionId}`);
        return api.as('desk', 'PUT', path, { body: { fullName, version: Number(version) } });
      };
      expect((await rename('Jonah Lee')).json).toMatchObject({ signedName: null });
      // Earlier versions stored a name without a signature.
      await change(`registrations/${submissionId}`, { signedName: 'Friend' });
      const body = { liabilityWaiver: true as const, signedOn: 'paper' as const };
      const signed =
        how === 'admission'
          ? await admit(submissionId, true)
          : await api.as('desk', 'POST', `${path}/signature`, { body });
      expect(signed.status).toBe(200);
      const verified = await api.as('anonymous', 'GET', `/api/verify/${submissionId}`);
      expect(verified.json.initials).toBe('JL');
      expect((await rename('Jonah B. Lee')).json).toMatchObject({ signedName: 'Jonah Lee' });
    },
  );

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
    ['SPRING-1', 422, 'ticket-of-other-event'],
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
    expect((await add()).json.code).toBe('host-cancelled');
  });

  it('registers guests who pay at the desk when wrong tickets of their network are used up', async () => {
    await useUpAttempts('wrongTicketsPerNetwork', { of: ['unknown'] });
    expect((await add(withTicket('free-1'))).status).toBe(429);
    expect((await add()).status).toBe(200);
  });

  it.skipIf(isPacked)(
    'checks a ticket while a guest of its network is written, if few wrong ones are left',
    async () => {
      await useUpAttempts('wrongTicketsPerNetwork', { of: ['unknown'], left: 1 });
      let checked: number | undefined;
      beforeNextCommit(async () => {
        const body = { ticketId: 'free-2' };
        checked = (await api.as('anonymous', 'POST', '/api/tickets/validate', { body })).status;
      });
      expect((await add(withTicket('free-1'))).status).toBe(200);
      expect(checked).toBe(200);
    },
  );

  it.each([
    ['after the end', { endTime: new Date(Date.now() - 1000).toISOString() }],
    ['when the event is not active', { isActive: false }],
  ])('registers no guest %s', async (_, fields) => {
    await change('events/autumn', fields);
    const { status, json } = await add();
    expect([status, json.code]).toEqual([422, 'registration-closed']);
    expect(await howMany('registrations')).toBe(6);
  });

  it('limits the guests of one attendee', async () => {
    await useUpAttempts('guestsPerParticipant', { of: ['maya'], left: 1 });
    const answers = [await add(), await add()];
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
  });
});
