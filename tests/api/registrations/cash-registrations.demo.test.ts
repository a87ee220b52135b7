import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useUpAttempts } from '../../support/api/calls/attempts.ts';
import { call } from '../../support/api/client.ts';
import { registrationBody } from '../../support/api/people.ts';
import { serveApp } from '../../support/api/served-app.ts';
import { howMany, newTicket } from '../../support/api/store/database.ts';

/** Two instances, which share their counts through Firestore. */
let apis: { at: string; close: () => Promise<void> }[];
beforeAll(async () => {
  apis = [await serveApp(), await serveApp()];
});
afterAll(() => Promise.all(apis.map(({ close }) => close())));

/** Sends a form from an address; cash is due unless the form has a ticket. */
function submitFrom(
  address: string,
  { instance = 0, key = randomUUID(), body = registrationBody(), hop = '151.101.2.133' } = {},
) {
  const headers = { 'X-Forwarded-For': `${address}, ${hop}` };
  return call('POST', '/api/waiver/submit', { at: apis[instance]?.at, headers, key, body });
}

describe('POST /api/waiver/submit with cash from one network', () => {
  it('rejects more than the limit at every instance, by the /64 of IPv6', async () => {
    const form = { key: randomUUID(), body: registrationBody() };
    await useUpAttempts('cashRegistrationsPerNetwork', { of: ['2001:db8:7:1::/64'], left: 1 });
    expect((await submitFrom('2001:db8:7:1::1', form)).status).toBe(200);
    const count = await howMany('registrations');
    const next = await submitFrom('2001:db8:7:1::2', { instance: 1 });
    expect([next.status, next.json.code]).toEqual([429, 'too-many-attempts']);
    expect(next.json.message).toMatch(
      /^Too many registrations without a ticket from this network\. Please wait \d+ minutes and try again\.$/,
    );
    expect(await howMany('registrations')).toBe(count);
    // A repeat receives the stored response.
    expect((await submitFrom('2001:db8:7:1::1', { ...form, instance: 1 })).status).toBe(200);
    expect((await submitFrom('2001:db8:7:2::1')).status).toBe(200);
  });

  it('accepts as many of a hundred networks from a front end of Google that visitors share', async () => {
    const shared = '74.125.208.12';
    const submitThrough = () => submitFrom('203.0.113.72', { hop: shared });
    await useUpAttempts('cashRegistrationsPerNetwork', { of: [shared] });
    expect((await submitThrough()).status).toBe(200);
    await useUpAttempts('cashRegistrationsPerNetwork', { of: [shared], networks: 100 });
    expect((await submitThrough()).status).toBe(429);
  });

  it('counts simultaneous forms one by one', async () => {
    await useUpAttempts('cashRegistrationsPerNetwork', { of: ['203.0.113.70'], left: 2 });
    const sent = [0, 1, 2, 3, 4].map((index) =>
      submitFrom('203.0.113.70', { instance: index % 2 }),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 429, 429, 429]);
  });

  it('accepts tickets when the limit is used up', async () => {
    await useUpAttempts('cashRegistrationsPerNetwork', { of: ['203.0.113.71'] });
    const ticketId = await newTicket(`CASH-${randomUUID().slice(0, 8).toUpperCase()}`);
    const body = registrationBody({ ticketId, paymentMethod: 'prepaid' });
    expect((await submitFrom('203.0.113.71', { body })).status).toBe(200);
  });

  it('accepts holders who show their ticket at the desk when the limit is used up', async () => {
    await useUpAttempts('cashRegistrationsPerNetwork', { of: ['203.0.113.73'] });
    const ticketId = `DESK-${randomUUID().slice(0, 8).toUpperCase()}`;
    const body = registrationBody({ ticketId, paymentMethod: 'cash' });
    const of = { holderName: body.fullName, holderEmail: `${randomUUID()}@example.com` };
    await newTicket(ticketId, of);
    expect((await submitFrom('203.0.113.73', { body })).status).toBe(200);
    // Another person who names the same ticket has no ticket.
    const other = { ...body, fullName: 'Jonah Whitfield' };
    expect((await submitFrom('203.0.113.73', { body: other })).status).toBe(429);
  });
});
