import { randomUUID } from 'node:crypto';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { call } from '../../support/api/client.ts';
import { seedEvent } from '../../support/api/fixtures/checked-in-attendee.ts';
import { registrationBody } from '../../support/api/people.ts';
import { change, howMany } from '../../support/api/store/database.ts';

const api = await staffApi();
beforeEach(seedEvent);

const body = registrationBody({});
const send = (key?: string, sent = body) =>
  call('POST', '/api/waiver/submit', { at: api.at, body: sent, key });
const storedRecord = async () => {
  const [record] = (await (await firestore()).collection('idempotentRequests').get()).docs;
  if (!record) throw new Error('The first request stored no response.');
  return record;
};
const changeRecord = async (fields: Record<string, string>) =>
  change(`idempotentRequests/${(await storedRecord()).id}`, fields);
const unsold = { eventId: null, holderName: null, holderEmail: null };
const minutesAgo = (count: number) => new Date(Date.now() - count * 60_000).toISOString();

describe('repeated POST /api/waiver/submit', () => {
  it.each([
    [14, 200, undefined],
    [16, 409, 'form-already-sent'],
  ])('answers after %i minutes with %i', async (minutes, status, code) => {
    const key = randomUUID();
    const { json: first } = await send(key);
    await changeRecord({ answeredAt: minutesAgo(minutes) });
    const again = await send(key);
    expect([again.status, again.json.code]).toEqual([status, code]);
    if (status === 200)
      expect(again.json).toMatchObject({ ...first, sessionId: again.json.sessionId });
    expect(await howMany('registrations')).toBe(1);
  });

  it.each([
    ['cash', 'already-registered'],
    ['prepaid', 'form-already-sent'],
  ] as const)(
    'creates no second registration after the stored response expired: %s',
    async (paymentMethod, code) => {
      await change('tickets/WW-9', { ...newTicket(unsold, 'manual', minutesAgo(60)) });
      const ticketId = paymentMethod === 'cash' ? '' : 'WW-9';
      const sent = registrationBody({ paymentMethod, ticketId });
      const key = randomUUID();
      expect((await send(key, sent)).status).toBe(200);
      await changeRecord({ answeredAt: minutesAgo(25 * 60), expiresAt: minutesAgo(60) });
      const again = await send(key, sent);
      expect([again.status, again.json.code]).toEqual([409, code]);
      expect(await howMany('registrations')).toBe(1);
    },
  );

  it('stores the ID of the registration and no session token', async () => {
    const { json } = await send(randomUUID());
    expect(JSON.parse((await storedRecord()).data().answer)).toEqual({
      submissionId: json.submissionId,
    });
  });

  it('repeats the first response after the event ended and rejects a new one', async () => {
    const key = randomUUID();
    const { json: first } = await send(key);
    await change('events/autumn', { endTime: minutesAgo(1) });
    const again = await send(key);
    expect([again.status, again.json.submissionId]).toEqual([200, first.submissionId]);
    const other = await send(randomUUID());
    expect([other.status, other.json.code]).toEqual([422, 'no-active-event']);
  });

  it('rejects other values with the same key, also after the event ended', async () => {
    const key = randomUUID();
    await send(key);
    await change('events/autumn', { endTime: minutesAgo(1) });
    const other = await send(key, { ...body, fullName: 'Somebody Else' });
    expect([other.status, other.json.code]).toEqual([422, 'idempotency-key-reused']);
  });
});

it('rejects a registration without an event and leaves nothing', async () => {
  await seed({});
  const { status, json } = await send();
  expect([status, json.code]).toEqual([422, 'no-active-event']);
  expect(await howMany('registrations')).toBe(0);
});
