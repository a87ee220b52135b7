import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, expect, it } from 'vitest';
import { useUpAttempts } from '../../support/api/calls/attempts.ts';
import { at, business, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { call } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { registrationBody } from '../../support/api/people.ts';
import { accountFor, tokenFor } from '../../support/api/tokens.ts';

const api = await staffApi();
const phones = Array.from({ length: 300 }, (_, index) => `WIFI-${index}`);
/** People whose tickets were imported with an email, which a mailed code proves. */
const holders = phones.map((id, index) => ({
  id: `HOLD-${index}`,
  email: `${id.toLowerCase()}@example.com`,
}));
const unsold = newTicket({ eventId: null, holderName: null, holderEmail: null }, 'import', at);
/** All phones behind the router of the venue, as Hosting forwards them. */
const headers = { 'X-Forwarded-For': '203.0.113.80, 151.101.2.133' };
/** Another venue: its counters are fresh. */
const deskHeaders = { 'X-Forwarded-For': '203.0.113.81, 151.101.2.133' };
const loom = business('Loom', 38.102);

/** ID token of a session, as its custom token is exchanged. */
async function signedIn(uid: string, customToken: string): Promise<string> {
  const [, payload = ''] = customToken.split('.');
  const { claims } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    claims: Record<string, unknown>;
  };
  await accountFor(uid);
  return tokenFor(uid, claims);
}

/** Code mailed to a holder, its proof and the registration with the ticket. */
async function attendAsHolder({ id: ticketId, email }: { id: string; email: string }) {
  const sent = { at: api.at, headers };
  const mailed = await call('POST', '/api/tickets/code', { ...sent, body: { ticketId } });
  const { attemptId, code } = mailed.json;
  if (attemptId === null || code === null) return [mailed.status, mailed.json.sent];
  const typed = { ticketId, attemptId, code };
  const proven = await call('POST', '/api/tickets/prove', { ...sent, body: typed });
  const ticket = { ticketId, email, paymentMethod: 'prepaid', emailProof: proven.json.proof };
  const registered = await call('POST', '/api/waiver/submit', {
    ...sent,
    body: registrationBody(ticket),
  });
  return [proven.status, registered.status];
}

/** Registration of a holder who shows the ticket at the desk. */
async function showAtDesk({ id: ticketId, email }: { id: string; email: string }) {
  const body = registrationBody({ ticketId, email });
  const sent = { at: api.at, headers: deskHeaders, body };
  return (await call('POST', '/api/waiver/submit', sent)).status;
}

/** Answers of all of them, 20 at a time. */
async function inTurn<T, A>(people: readonly T[], act: (one: T) => Promise<A>): Promise<A[]> {
  const answers: A[] = [];
  for (let from = 0; from < people.length; from += 20)
    answers.push(...(await Promise.all(people.slice(from, from + 20).map(act))));
  return answers;
}

/** Ticket check, registration and check-in of one phone. */
async function attend(ticketId: string): Promise<number[]> {
  const sent = { at: api.at, headers };
  const checked = await call('POST', '/api/tickets/validate', { ...sent, body: { ticketId } });
  const body = registrationBody({ ticketId, paymentMethod: 'prepaid' });
  const registered = await call('POST', '/api/waiver/submit', { ...sent, body });
  if (registered.status !== 200) return [checked.status, registered.status];
  const { user, sessionId, submissionId } = registered.json;
  const token = await signedIn(user.id, sessionId);
  const confirmed = await call(
    'GET',
    `/api/waiver/${submissionId}` as '/api/waiver/{submissionId}',
    sent,
  );
  const visit = { participantId: user.id, eventId: 'autumn', businessId: 'loom' };
  const { latitude, longitude } = loom;
  const checkedIn = await call('POST', '/api/checkins', {
    ...sent,
    token,
    body: { ...visit, latitude, longitude },
  });
  return [checked.status, registered.status, confirmed.status, checkedIn.status];
}

beforeEach(() =>
  seed({
    ...eventFixture,
    ...Object.fromEntries(phones.map((id) => [`tickets/${id}`, unsold])),
    ...Object.fromEntries(
      holders.map(({ id, email }) => [
        `tickets/${id}`,
        newTicket({ eventId: 'autumn', holderName: null, holderEmail: email }, 'import', at),
      ]),
    ),
  }),
);

it('lets 300 phones behind one address check tickets, register and check in', {
  timeout: 120_000,
}, async () => {
  expect(await inTurn(phones, attend)).toEqual(phones.map(() => [200, 200, 200, 200]));
});

it('mails codes to 300 holders behind one address and registers them', {
  timeout: 120_000,
}, async () => {
  expect(await inTurn(holders, attendAsHolder)).toEqual(holders.map(() => [200, 200]));
});

it('registers 300 holders behind one address who show their ticket at the desk', {
  timeout: 120_000,
}, async () => {
  expect(await inTurn(holders, showAtDesk)).toEqual(holders.map(() => 200));
});

it('limits a ticket that several registrations name', async () => {
  const [holder] = holders;
  if (!holder) throw new Error('There is no holder.');
  await useUpAttempts('cashRegistrationsPerNetwork', { of: ['203.0.113.81'] });
  expect([await showAtDesk(holder), await showAtDesk(holder)]).toEqual([200, 429]);
});
