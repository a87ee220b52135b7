import type { cancelRegistrations } from '@wine-walk/common/api/admin-registrations.ts';
import type { BodyInput } from '@wine-walk/common/api/endpoint.ts';
import { nameKeys } from '@wine-walk/common/rules/registrations/registration-state.ts';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnswerAt } from '../../support/api/client.ts';
import { stored, storedIn } from '../../support/api/database.ts';
import { eventFixture, registrationOf } from '../../support/api/event-fixture.ts';
import { at, seed, staffApi } from '../../support/api/staff-api.ts';

const api = await staffApi();
const path = '/api/admin/registrations/cancel';
const count = 60;
const minute = (index: number) => new Date(Date.parse(at) + (index + 1) * 60_000).toISOString();
const idOf = (index: number) => `FAKE${String(index).padStart(4, '0')}`;
const all = { eventId: 'autumn', from: minute(0), to: minute(count) };

/** One registration a minute: the even ones from one /64, and one each that paid, arrived, or has a ticket. */
beforeEach(() => {
  const registration = (index: number) => ({
    ...registrationOf(`Fake ${index}`),
    ...nameKeys(`Fake ${index}`),
    participantId: `fake${index}`,
    submittedAt: minute(index),
    ip: index % 2 ? '203.0.113.9' : `2001:db8:5:1::${index}`,
    ...(index === 0 && { state: 'arrived' as const, arrivedAt: at }),
    ...(index === 2 && { ticketId: 'FAKE-2', isVerified: true, state: 'verified' as const }),
  });
  const ticket = newTicket(
    { eventId: 'autumn', holderName: null, holderEmail: null },
    'import',
    at,
  );
  const redeemed = {
    state: 'redeemed',
    redeemedBy: 'fake2',
    submissionId: idOf(2),
    redeemedAt: at,
  };
  return seed({
    ...eventFixture,
    ...Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `registrations/${idOf(index)}`,
        registration(index),
      ]),
    ),
    'tickets/FAKE-2': { ...ticket, ...redeemed },
  });
});

/** Sends every part and sums the counts. */
async function sendAll(body: Omit<BodyInput<typeof cancelRegistrations>, 'cursor'>) {
  const sum = { matched: 0, cancelled: 0, parts: 0 };
  for (let cursor: string | null = null; ; ) {
    const answer: AnswerAt<typeof cancelRegistrations> = await api.as('admin', 'POST', path, {
      body: { ...body, ...(cursor && { cursor }) },
    });
    expect(answer.status).toBe(200);
    const { json } = answer;
    sum.matched += json.matched;
    sum.cancelled += json.cancelled;
    sum.parts += 1;
    cursor = json.nextCursor;
    if (cursor === null) return sum;
  }
}
const stateOf = async (index: number) => (await stored(`registrations/${idOf(index)}`)).state;

describe('POST /api/admin/registrations/cancel', () => {
  it('previews the count without a change', async () => {
    const preview = { ...all, isPreview: true };
    expect(await sendAll(preview)).toEqual({ matched: 59, cancelled: 0, parts: 2 });
    expect(await sendAll({ ...preview, neverArrived: false })).toMatchObject({ matched: 60 });
    expect(await stateOf(1)).toBe('cash-due');
    const { json } = await api.as('admin', 'POST', path, {
      body: { ...preview, to: minute(4) },
    });
    expect(json.networks).toEqual([
      { address: '203.0.113.9', count: 2 },
      { address: '2001:db8:5:1::/64', count: 1 },
    ]);
  });

  it('cancels by address and time, without those who arrived, once', async () => {
    const body = { ...all, to: minute(20), address: '2001:db8:5:1::beef', isPreview: false };
    expect(await sendAll(body)).toMatchObject({ matched: 9, cancelled: 9 });
    const states = await Promise.all([0, 1, 2, 18, 20].map(stateOf));
    expect(states).toEqual(['arrived', 'cash-due', 'cancelled', 'cancelled', 'cash-due']);
    expect(await stored('tickets/FAKE-2')).toMatchObject({ state: 'unused', submissionId: null });
    expect(await sendAll(body)).toMatchObject({ matched: 0, cancelled: 0 });
    const entries = await storedIn('audit');
    expect(entries.filter(({ action }) => action === 'registration.cancel')).toHaveLength(9);
    expect(entries.filter(({ action }) => action === 'registrations.cancel')).toMatchObject([
      { actor: 'admin', target: 'events/autumn', details: { people: 9 } },
    ]);
  });

  it('rejects a range that ends before it starts', async () => {
    const { status, json } = await api.as('admin', 'POST', path, {
      body: { ...all, from: all.to, to: all.from, isPreview: true },
    });
    expect([status, json.fields]).toEqual([400, { to: 'The end must be after the start.' }]);
  });

  it('rejects an unknown cursor', async () => {
    const { status } = await api.as('admin', 'POST', path, {
      body: { ...all, isPreview: false, cursor: 'no' },
    });
    expect(status).toBe(400);
  });
});
