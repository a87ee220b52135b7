import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { commit } from '../../../functions/src/firestore/write.ts';
import { call } from '../../support/api/client.ts';
import {
  hasAccount,
  newParticipant,
  prove,
  registrationBody,
  submit,
} from '../../support/api/people.ts';
import { isPacked, servedApp } from '../../support/api/served-app.ts';
import { beforeNextCommit } from '../../support/api/store/before-next-commit.ts';
import { change, eventId, howMany, newTicket, stored } from '../../support/api/store/database.ts';

const ticket = () => newTicket(`TEST-${randomUUID().slice(0, 8).toUpperCase()}`);

describe('POST /api/waiver/submit', () => {
  it('redeems the ticket with the registration', async () => {
    const ticketId = await ticket();
    const body = registrationBody({ ticketId: ticketId.toLowerCase(), paymentMethod: 'prepaid' });
    const { status, json } = await call('POST', '/api/waiver/submit', { body });
    expect(status).toBe(200);
    expect(json.user).toEqual({
      id: json.user.id,
      firstName: 'Ada',
      lastName: 'Quill',
      email: body.email,
    });
    const { id } = json.user;

    const registration = await stored(`registrations/${json.submissionId}`);
    expect(registration).toMatchObject({
      eventId,
      participantId: id,
      ticketId,
      paymentMethod: 'prepaid',
      isVerified: true,
      over21: true,
      liabilityWaiver: true,
      fullName: 'Ada Quill',
    });
    expect(registration.waiverSha256).toMatch(/^[0-9a-f]{64}$/);
    expect(registration.ip).not.toBe('');
    expect(await stored(`tickets/${ticketId}`)).toMatchObject({
      state: 'redeemed',
      redeemedBy: id,
      submissionId: json.submissionId,
      redeemedAt: registration.submittedAt,
    });
    expect(await stored(`participants/${id}`)).toMatchObject({
      name: 'Ada Quill',
      email: body.email,
      registrations: { [eventId]: json.submissionId },
    });
    expect(await stored(`participants/${id}/progress/${eventId}`)).toMatchObject({
      visits: {},
      claims: {},
    });
  });

  it.skipIf(isPacked)(
    'leaves a ticket to the registration that took it between read and commit',
    async () => {
      const { at } = await servedApp();
      const ticketId = await ticket();
      const body = registrationBody({ ticketId, paymentMethod: 'prepaid' });
      const others = { state: 'redeemed', redeemedBy: 'jonah' };
      beforeNextCommit(() => change(`tickets/${ticketId}`, others));
      const answer = await call('POST', '/api/waiver/submit', { at, body, key: randomUUID() });
      expect([answer.status, answer.json.code]).toEqual([409, 'ticket-used']);
      expect(await stored(`tickets/${ticketId}`)).toMatchObject(others);
    },
  );

  it('registers as cash due, unverified, with any ticket', async () => {
    const { json } = await submit({ ticketId: 'WW2024-000002', paymentMethod: 'cash' });
    expect(await stored(`registrations/${json.submissionId}`)).toMatchObject({
      paymentMethod: 'cash',
      ticketId: null,
      isVerified: false,
    });
  });

  it('leaves no ticket to show at the desk if it was not found', async () => {
    const ticketId = 'WW2024-999999';
    const { json: validation } = await call('POST', '/api/tickets/validate', {
      body: { ticketId },
    });
    const form = { ticketId, ticketValidation: validation, paymentMethod: 'cash' };
    const { json } = await submit(form);
    expect(await stored(`registrations/${json.submissionId}`)).toMatchObject({
      paymentMethod: 'cash',
      deskTicketId: null,
    });
  });

  it('validates the ticket on the server, not by the claim of the device', async () => {
    const ticketValidation = {
      isValid: true,
      message: 'Fine.',
      participantName: null,
      eventName: null,
    };
    const answer = await submit({
      ticketId: 'WW2024-000002',
      paymentMethod: 'prepaid',
      ticketValidation,
    });
    expect([answer.status, answer.json.code]).toEqual([409, 'ticket-used']);
    const { redeemedAt } = await stored('tickets/WW2024-000002');
    expect(answer.json.details).toEqual({ ticketId: 'WW2024-000002', usedAt: redeemedAt });
  });

  it.each([
    ['a used ticket', { ticketId: 'WW2024-000002' }, 409, 'ticket-used'],
    ['an unknown ticket', { ticketId: 'WW2024-777777' }, 404, 'ticket-not-found'],
    ['no ticket', { ticketId: '' }, 400, 'invalid-input'],
    ["somebody else's ticket", { ticketId: 'WW2024-000001' }, 422, 'email-not-proven'],
    ['an id of 10,000 characters', { ticketId: 'W'.repeat(10_000) }, 400, 'invalid-input'],
    ['no 21+', { over21: false }, 400, 'invalid-input'],
    ['no waiver', { liabilityWaiver: undefined }, 400, 'invalid-input'],
    ['no name', { fullName: '  ' }, 400, 'invalid-input'],
    ['no email', { email: 'ada' }, 400, 'invalid-input'],
    ['an unknown field', { isVerified: true }, 400, 'invalid-input'],
    [
      'an unknown waiver',
      { waiverVersion: '1999-01-en', paymentMethod: 'cash' },
      400,
      'unknown-waiver',
    ],
  ])('rejects %s and leaves nothing behind', async (_name, changes, status, code) => {
    const before = await howMany('registrations');
    const body = registrationBody({ paymentMethod: 'prepaid', ...changes });
    const answer = await call('POST', '/api/waiver/submit', { body });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(answer.json.message).not.toBe('');
    expect(await howMany('registrations')).toBe(before);
    if (String(body.email).includes('@')) expect(await hasAccount(String(body.email))).toBe(false);
  });

  it('registers for the displayed event, and rejects the registration after another becomes active', async () => {
    const shown = await submit({ eventId });
    expect(shown.status).toBe(200);
    const before = await howMany('registrations');
    const ticketId = await ticket();
    const body = registrationBody({ ticketId, paymentMethod: 'prepaid', eventId: 'winter-2025' });
    const other = await call('POST', '/api/waiver/submit', { body });
    expect([other.status, other.json.code]).toEqual([422, 'other-event-open']);
    expect(other.json.message).toBe(
      'The walk you saw is closed. Registration is now for Autumn Wine Walk.',
    );
    expect(await howMany('registrations')).toBe(before);
    expect((await stored(`tickets/${ticketId}`)).state).not.toBe('redeemed');
    expect(await hasAccount(String(body.email))).toBe(false);
  });

  it('redeems a ticket with a holder email after the email is verified, in any case', async () => {
    const holderEmail = `noor.${randomUUID()}@example.com`;
    const id = await newTicket(`HELD-${randomUUID().slice(0, 6).toUpperCase()}`, {
      holderName: 'Noor Haddad',
      holderEmail,
    });
    const sent = { ticketId: id, fullName: 'Noor Haddad', paymentMethod: 'prepaid' };
    const typed = await submit({ ...sent, email: holderEmail });
    const stranger = await submit(sent);
    for (const refused of [typed, stranger]) {
      expect([refused.status, refused.json.code]).toEqual([422, 'email-not-proven']);
      expect(refused.text).not.toContain(holderEmail);
    }
    expect(typed.json.message).toBe(stranger.json.message);
    const other = `other.${randomUUID()}@example.com`;
    const { proof: othersProof } = (await prove(other)).json;
    const notTheirs = await submit({ ...sent, email: other, emailProof: othersProof });
    expect([notTheirs.status, notTheirs.json.code]).toEqual([422, 'ticket-not-yours']);
    const borrowed = await submit({ ...sent, email: holderEmail, emailProof: othersProof });
    expect(borrowed.json.code).toBe('email-not-proven');

    const { proof } = (await prove(holderEmail)).json;
    const holder = await submit({ ...sent, email: holderEmail.toUpperCase(), emailProof: proof });
    expect(holder.status).toBe(200);
    const registration = await stored(`registrations/${holder.json.submissionId}`);
    expect(registration.emailProvenAt).toBe(registration.submittedAt);
    expect(JSON.stringify(registration)).not.toContain(proof);
  });
});

describe('POST /api/waiver/submit for a hidden event', () => {
  const hiddenId = `smoke-${randomUUID()}`;
  const path = documentPaths.event(hiddenId);

  it('registers if the form names the event, and for no other form', async () => {
    await change(path, { ...(await stored(documentPaths.event(eventId))), isHidden: true });
    try {
      const hidden = await submit({ eventId: hiddenId });
      expect(hidden.status).toBe(200);
      expect(await stored(`registrations/${hidden.json.submissionId}`)).toMatchObject({
        eventId: hiddenId,
      });
      const { submissionId } = await newParticipant();
      expect(await stored(`registrations/${submissionId}`)).toMatchObject({ eventId });
      await change(path, { isHidden: false, isActive: false });
      expect((await submit({ eventId: hiddenId })).json.code).toBe('other-event-open');
    } finally {
      await commit([{ kind: 'delete', path }]);
    }
  });
});

describe('GET /api/waiver/{submissionId}', () => {
  it('returns the confirmation with the event of the registration', async () => {
    const person = await newParticipant();
    const { status, json } = await call('GET', `/api/waiver/${person.submissionId}`, person);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      submissionId: person.submissionId,
      participantName: 'Ada Quill',
      paymentMethod: 'cash',
      isVerified: false,
      event: { name: 'Autumn Wine Walk', timeZone: 'America/New_York' },
    });
    expect(json).not.toHaveProperty('ticketId');
  });

  it('masks the name for others who have the link', async () => {
    const person = await newParticipant();
    const other = await newParticipant();
    for (const sent of [{}, { token: other.token }]) {
      const { json } = await call('GET', `/api/waiver/${person.submissionId}`, sent);
      expect(json).toMatchObject({ participantName: 'Ada Q.', isOwn: false });
    }
  });

  it.each(['NOSUCHSUBMISSION', 'x'.repeat(120), '__id__', '%00'])(
    'returns 404 at %s',
    async (id) => {
      const answer = await call('GET', `/api/waiver/${id}`);
      expect(answer.status).toBe(404);
      expect(answer.json.code).toBe('submission-not-found');
    },
  );
});
