import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useUpAttempts } from '../../support/api/calls/attempts.ts';
import { call } from '../../support/api/client.ts';
import { submit } from '../../support/api/people.ts';
import { change, newTicket, stored } from '../../support/api/store/database.ts';

const heldTicket = async () => {
  const holderEmail = `noor.${randomUUID()}@example.com`;
  const ticketId = await newTicket(`CODE-${randomUUID().slice(0, 8).toUpperCase()}`, {
    holderName: 'Noor Haddad',
    holderEmail,
  });
  return { ticketId, holderEmail };
};
const validate = (ticketId: string, emailProof?: string) =>
  call('POST', '/api/tickets/validate', { body: { ticketId, emailProof } });
const mail = (ticketId: string) => call('POST', '/api/tickets/code', { body: { ticketId } });
const prove = (ticketId: string, attemptId: string | null, code: string | null) =>
  call('POST', '/api/tickets/prove', { unchecked: { ticketId, attemptId, code } });

describe('POST /api/tickets/code', () => {
  it('confirms a ticket for the reader of its mail, who redeems it with any email', async () => {
    const { ticketId, holderEmail } = await heldTicket();
    const checked = await validate(ticketId);
    expect(checked.json).toMatchObject({ participantName: 'Noor H.', emailHint: 'n•••@…' });
    const mailed = await mail(ticketId);
    expect(mailed.json).toMatchObject({ sent: 'shown' });
    for (const { text } of [checked, mailed]) expect(text).not.toContain(holderEmail);

    const { attemptId, code } = mailed.json;
    const guess = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const wrong = await prove(ticketId, attemptId, guess);
    expect([wrong.status, wrong.json.code]).toEqual([422, 'wrong-code']);
    const { json } = await prove(ticketId, attemptId, code);
    expect(json).toMatchObject({ email: holderEmail, fullName: 'Noor Haddad' });
    expect((await validate(ticketId, json.proof)).json.emailHint).toBeNull();

    const form = { ticketId, fullName: 'Noor Haddad', paymentMethod: 'prepaid' };
    const registered = await submit({ ...form, emailProof: json.proof });
    expect(registered.status).toBe(200);
    const registration = await stored(`registrations/${registered.json.submissionId}`);
    expect(registration).toMatchObject({ ticketId, emailProvenAt: null, deskTicketId: null });
    expect((await mail(ticketId)).json.code).toBe('ticket-used');
  });

  it('rejects the code of an email that staff have corrected since', async () => {
    const { ticketId } = await heldTicket();
    const { attemptId, code } = (await mail(ticketId)).json;
    await change(`tickets/${ticketId}`, { holderEmail: `right.${randomUUID()}@example.com` });
    const late = await prove(ticketId, attemptId, code);
    expect([late.status, late.json.code]).toEqual([409, 'email-changed']);
  });

  it.each([
    [
      'was reassigned',
      { holderName: 'Ida Lund', holderEmail: 'ida@example.com' },
      'email-not-proven',
    ],
    ['was moved to another event', { eventId: 'past-wine-walk' }, 'ticket-of-other-event'],
  ])('redeems no ticket by an earlier confirmation after it %s', async (_, changes, refusal) => {
    const { ticketId } = await heldTicket();
    const { attemptId, code } = (await mail(ticketId)).json;
    const { json } = await prove(ticketId, attemptId, code);
    await change(`tickets/${ticketId}`, changes);
    const form = { ticketId, fullName: 'Noor Haddad', paymentMethod: 'prepaid' };
    const late = await submit({ ...form, emailProof: json.proof });
    expect(late.json.code).toBe(refusal);
    expect(await stored(`tickets/${ticketId}`)).toMatchObject({ state: 'unused' });
  });

  it('mails nothing for a ticket without an email, and five codes an hour for one with', async () => {
    const free = await newTicket(`FREE-${randomUUID().slice(0, 8).toUpperCase()}`);
    expect((await mail(free)).json).toEqual({ sent: 'none', attemptId: null, code: null });
    expect((await mail('NONE-1')).json.code).toBe('ticket-not-found');
    const { ticketId } = await heldTicket();
    const sent = [];
    for (let count = 0; count < 6; count += 1) sent.push((await mail(ticketId)).json.sent);
    expect(sent).toEqual(['shown', 'shown', 'shown', 'shown', 'shown', 'none']);
  });

  it('mails codes of tickets when the network has had its sign-in codes', async () => {
    const address = '203.0.113.90';
    const headers = { 'X-Forwarded-For': `${address}, 151.101.2.133` };
    await useUpAttempts('signInCodesPerNetwork', { of: [address] });
    const { ticketId } = await heldTicket();
    const { json } = await call('POST', '/api/tickets/code', { headers, body: { ticketId } });
    expect(json.sent).toBe('shown');
  });

  it('stores a ticket that the attendee shows at the desk, and hides it from strangers', async () => {
    const { ticketId } = await heldTicket();
    const { json } = await submit({ ticketId, paymentMethod: 'cash' });
    expect(await stored(`registrations/${json.submissionId}`)).toMatchObject({
      ticketId: null,
      deskTicketId: ticketId,
      isVerified: false,
    });
    expect(await stored(`tickets/${ticketId}`)).toMatchObject({ state: 'unused' });
    const shown = await call('GET', `/api/waiver/${json.submissionId}`);
    expect(shown.text).not.toContain(ticketId);
  });
});
