import { randomUUID } from 'node:crypto';
import type { PersonData } from '@wine-walk/common/api/personal-data.ts';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { commit } from '../../../functions/src/firestore/write.ts';
import { mailboxHash } from '../../../functions/src/lib/mailbox-hash.ts';
import { queueComposedMailWrite } from '../../../functions/src/mail/queue.ts';
import { seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { call } from '../../support/api/client.ts';
import { inHours, limitedEvent } from '../../support/api/fixtures/limited-event.ts';
import { submit } from '../../support/api/people.ts';
import { change, stored, storedIn } from '../../support/api/store/database.ts';
import { exchangeToken } from '../../support/api/tokens.ts';

const api = await staffApi();
const email = 'victim@example.com';
const waiting = `waitingList/${mailboxHash(email, 'autumn')}`;
const notice = `eventNotices/${mailboxHash(email)}`;
const secret = 'SECRETSECRETSECRET01';

/** A sold-out event whose last place is on offer to the victim, who also waits for the next event. */
beforeEach(async () => {
  await seed({
    ...limitedEvent(20),
    [waiting]: {
      eventId: 'autumn',
      email,
      language: 'en',
      state: 'offered',
      joinedAt: inHours(-1),
      offerEndsAt: inHours(20),
      secret,
      expiresAt: inHours(76),
    },
    [notice]: { email, language: 'en', requestedAt: inHours(-1), expiresAt: inHours(900) },
  });
  const mail = (id: string, about: { submissionId: string } | { newEventId: string }) =>
    queueComposedMailWrite(id, { kind: 'confirmation', to: email, language: 'en', ...about }, 0);
  await commit([
    mail('theirs', { submissionId: 'V1CT1MSUBM1SS10N0001' }),
    mail('notice', { newEventId: 'autumn' }),
  ]);
});

/** Registers with the victim's email. */
async function register() {
  const { json } = await submit({ email, eventId: 'autumn' }, { at: api.at });
  const token = await exchangeToken(json.sessionId);
  return { uid: String(json.user.id), submissionId: String(json.submissionId), token };
}
const paths = async (uid: string) => {
  const { json } = await api.as('admin', 'GET', `/api/admin/people/${uid}`);
  return (json as PersonData).documents.map(({ path }) => path);
};
const erase = async ({ uid, token }: { uid: string; token: string }) =>
  (await call('DELETE', `/api/participants/${uid}`, { at: api.at, token })).status;

describe('a participant with an unproven email', () => {
  it('leaves the entries, requests and mails of its owner when they delete their data', async () => {
    const attacker = await register();
    await commit([
      queueComposedMailWrite(
        'own',
        { kind: 'confirmation', to: email, language: 'en', submissionId: attacker.submissionId },
        0,
      ),
    ]);
    expect(await erase(attacker)).toBe(200);
    expect(await stored(waiting)).toMatchObject({ state: 'offered' });
    expect(await stored(notice)).toMatchObject({ email });
    expect(await stored('mails/theirs')).toBeDefined();
    expect(await stored('mails/notice')).toBeDefined();
    expect(await stored('mails/own')).toBeUndefined();
    expect(await stored('ticketCounts/autumn')).toMatchObject({ taken: 1, open: 1 });
  });

  it('deletes the invitation with the ticket that the desk let them in with', async () => {
    const holder = await register();
    const { uid, submissionId } = holder;
    const fields = { eventId: 'autumn', holderName: null, holderEmail: 'Victim@example.com' };
    const ticket = newTicket(fields, 'import', inHours(-9));
    const used = { state: 'redeemed', redeemedBy: uid, submissionId, redeemedAt: inHours(0) };
    await change('tickets/WW-7', { ...ticket, ...used });
    const invitation = { eventId: 'autumn', ticketIds: ['WW-7', 'WW-8'] };
    const invite = (id: string, to: string) =>
      queueComposedMailWrite(id, { kind: 'invitation', to, language: 'en', invitation }, 0);
    await commit([invite('invited', email), invite('earlier-holder', 'other@example.com')]);
    const { json } = await api.as('admin', 'GET', `/api/admin/people/${uid}`);
    const exported = (json as PersonData).documents.find(({ path }) => path === 'mails/invited');
    expect(exported?.data).toMatchObject({ to: email });
    expect(JSON.stringify(exported)).not.toContain('WW-8');
    expect(await erase(holder)).toBe(200);
    expect(await stored('mails/invited')).toBeUndefined();
    expect(await stored('mails/earlier-holder')).toBeDefined();
  });

  it("exports a participant with an unproven email without the data of the email's owner", async () => {
    const attacker = await register();
    expect((await paths(attacker.uid)).toSorted()).toEqual([
      `participants/${attacker.uid}`,
      `participants/${attacker.uid}/progress/autumn`,
      `registrations/${attacker.submissionId}`,
    ]);
  });
});

describe('a participant with a proven email', () => {
  const proven = async () => {
    const person = await register();
    const emailProvenAt = inHours(0);
    await change(`participants/${person.uid}`, { emailProvenAt });
    await change(`registrations/${person.submissionId}`, { emailProvenAt });
    return person;
  };

  it('deletes the entries and requests with that email, and gives the offered place back', async () => {
    const owner = await proven();
    expect(await stored('ticketCounts/autumn')).toMatchObject({ taken: 2, open: 2 });
    expect(await erase(owner)).toBe(200);
    expect(await stored(waiting)).toBeUndefined();
    expect(await stored(notice)).toBeUndefined();
    expect(await stored('mails/notice')).toBeUndefined();
    expect(await stored('ticketCounts/autumn')).toMatchObject({ taken: 0, open: 0 });
  });

  it('leaves the mails about registrations of others with that email', async () => {
    expect(await erase(await proven())).toBe(200);
    expect(await stored('mails/theirs')).toBeDefined();
  });

  it('exports a participant without secrets', async () => {
    const { uid } = await proven();
    expect(await paths(uid)).toContain(waiting);
    const { text } = await api.as('admin', 'GET', `/api/admin/people/${uid}`);
    expect(text).not.toContain(secret);
  });
});

it('exports a participant without the responses stored for repeats', async () => {
  const { json } = await submit({ eventId: 'autumn' }, { at: api.at, key: randomUUID() });
  const response = (await storedIn('idempotentRequests'))[0];
  expect(response).toMatchObject({ participantIds: [json.user.id], answer: expect.any(String) });
  const { text } = await api.as('admin', 'GET', `/api/admin/people/${json.user.id}`);
  expect(text).toContain('idempotentRequests/');
  expect(text).not.toContain('"answer"');
});
