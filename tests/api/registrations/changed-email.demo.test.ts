import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { call } from '../../support/api/client.ts';
import { newParticipant, registrationBody } from '../../support/api/people.ts';
import { change, newTicket, stored, storedIn } from '../../support/api/store/database.ts';

const newEmail = () => `noor.${randomUUID()}@example.com`;
const mailCode = async (ticketId: string) =>
  (await call('POST', '/api/tickets/code', { body: { ticketId } })).json;
const proveTicket = async (ticketId: string) => {
  const { attemptId, code } = await mailCode(ticketId);
  const proven = await call('POST', '/api/tickets/prove', {
    unchecked: { ticketId, attemptId, code },
  });
  return String(proven.json.proof);
};
const registrationsOf = async (fullName: string) =>
  (await storedIn('registrations')).filter((registration) => registration.fullName === fullName);

describe('email changed during a registration', () => {
  it('redeems no ticket by the proof of the email before staff corrected it, and one by a new proof', async () => {
    const ticketId = await newTicket(`MOVE-${randomUUID().slice(0, 8).toUpperCase()}`, {
      holderName: 'Noor Haddad',
      holderEmail: newEmail(),
    });
    const fullName = `Noor ${randomUUID()}`;
    const form = { ticketId, fullName, email: newEmail(), paymentMethod: 'prepaid' as const };
    const emailProof = await proveTicket(ticketId);
    await change(`tickets/${ticketId}`, { holderEmail: newEmail() });
    const key = randomUUID();
    const send = (proof: string) =>
      call('POST', '/api/waiver/submit', {
        body: registrationBody({ ...form, emailProof: proof }),
        key,
      });

    const refused = await send(emailProof);
    expect(refused.json).toMatchObject({ code: 'email-not-proven' });
    expect(refused.json.message).toMatch(/./);
    expect(await registrationsOf(fullName)).toEqual([]);
    expect(await stored(`tickets/${ticketId}`)).toMatchObject({ state: 'unused' });

    const renewed = await send(await proveTicket(ticketId));
    expect(renewed.status).toBe(200);
    expect(await registrationsOf(fullName)).toHaveLength(1);
    expect(await stored(`tickets/${ticketId}`)).toMatchObject({
      state: 'redeemed',
      submissionId: renewed.json.submissionId,
    });
  });

  it('rejects the code of the previous email for the new one', async () => {
    const [before, after] = [await newParticipant(), await newParticipant()];
    const { json } = await call('POST', '/api/session/code', { body: { email: before.email } });
    const { attemptId, code } = json;
    const prove = (email: string) =>
      call('POST', '/api/session/prove', { unchecked: { email, attemptId, code } });
    const late = await prove(after.email);
    expect([late.status, late.json.code]).toEqual([422, 'wrong-code']);
    expect(await stored(`registrations/${after.submissionId}`)).toMatchObject({
      emailProvenAt: null,
    });
    expect((await prove(before.email)).json.registrations).toMatchObject([
      { submissionId: before.submissionId },
    ]);
  });

  it('registers one of two tabs that send the form with different emails', async () => {
    const fullName = `Noor ${randomUUID()}`;
    const key = randomUUID();
    const send = (email: string) =>
      call('POST', '/api/waiver/submit', { body: registrationBody({ fullName, email }), key });
    const emails = [newEmail(), newEmail()];
    const answers = [await send(emails[0] ?? ''), await send(emails[1] ?? '')];
    expect(answers.map(({ status }) => status)).toEqual([200, 422]);
    expect(answers[1]?.json.code).toBe('idempotency-key-reused');
    expect(await registrationsOf(fullName)).toMatchObject([{ email: emails[0] }]);
  });
});
