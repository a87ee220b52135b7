import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeAll, expect, it } from 'vitest';
import { call } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/event-fixture.ts';
import { registrationBody } from '../../support/api/people.ts';
import { at, business, seed, staffApi } from '../../support/api/staff-api.ts';
import { accountFor, tokenFor } from '../../support/api/tokens.ts';

const api = await staffApi();
const phones = Array.from({ length: 300 }, (_, index) => `WIFI-${index}`);
const unsold = newTicket({ eventId: null, holderName: null, holderEmail: null }, 'import', at);
/** All phones behind the router of the venue, as Hosting forwards them. */
const headers = { 'X-Forwarded-For': '203.0.113.80, 151.101.2.133' };
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

beforeAll(() =>
  seed({
    ...eventFixture,
    ...Object.fromEntries(phones.map((id) => [`tickets/${id}`, unsold])),
  }),
);

it('lets 300 phones behind one address check tickets, register and check in', async () => {
  const answers: number[][] = [];
  for (let from = 0; from < phones.length; from += 20)
    answers.push(...(await Promise.all(phones.slice(from, from + 20).map(attend))));
  expect(answers).toEqual(phones.map(() => [200, 200, 200, 200]));
});
