import type { BodyInput } from '@wine-walk/common/api/contract/endpoint.ts';
import type { undoChange } from '@wine-walk/common/api/staff/changes.ts';
import type { cancelRegistrations } from '@wine-walk/common/api/staff/registrations.ts';
import { nameKeys } from '@wine-walk/common/rules/registrations/registration-state.ts';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { at, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { changesOf, expire } from '../../support/api/changes.ts';
import type { AnswerAt } from '../../support/api/client.ts';
import { eventFixture, registrationOf } from '../../support/api/fixtures/event-fixture.ts';
import { change, stored, storedIn } from '../../support/api/store/database.ts';

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
    ...(index === 2 && {
      ticketId: 'FAKE-2',
      paymentMethod: 'prepaid' as const,
      isVerified: true,
      state: 'verified' as const,
    }),
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
  let cancellationId: string | null = null;
  for (let cursor: string | null = null; ; ) {
    const answer: AnswerAt<typeof cancelRegistrations> = await api.as('admin', 'POST', path, {
      body: { ...body, ...(cursor && { cursor }), ...(cancellationId && { cancellationId }) },
    });
    expect(answer.status).toBe(200);
    const { json } = answer;
    sum.matched += json.matched;
    sum.cancelled += json.cancelled;
    sum.parts += 1;
    cursor = json.nextCursor;
    cancellationId = json.cancellationId;
    if (cursor === null) return sum;
  }
}
const changes = changesOf(api);
const listed = () => changes.list('registrations', 'autumn');
const undoPart = (id: string | undefined, cursor?: string) =>
  changes.undo(id, { ...(cursor && { cursor }) });
const actions = async () => (await storedIn('audit')).map(({ action }) => action);

/** Undoes every part; returns the number of restored registrations and the reasons by name. */
async function undoAll(id: string | undefined) {
  const sum = { restored: 0, parts: 0, left: {} as Record<string, string> };
  for (let cursor: string | null = null; ; ) {
    const answer: AnswerAt<typeof undoChange> = await undoPart(id, cursor ?? undefined);
    expect(answer.status).toBe(200);
    const { restored, leftAlone, nextCursor } = answer.json;
    sum.restored += restored;
    sum.parts += 1;
    for (const { name, reason } of leftAlone) sum.left[name] = reason ?? '';
    cursor = nextCursor;
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

describe('POST /api/admin/changes/{id}/undo of a cancellation', () => {
  const cancelAll = (changes: Partial<BodyInput<typeof cancelRegistrations>> = {}) =>
    sendAll({ ...all, isPreview: false, ...changes });
  const of = (index: number, action: 'cancel' | 'restore') =>
    api.as('admin', 'POST', `/api/admin/registrations/${idOf(index)}/${action}`);

  it('restores all parts of a cancellation with their tickets, once', async () => {
    const before = await storedIn('registrations');
    expect(await cancelAll()).toMatchObject({ cancelled: 59, parts: 2 });
    const [cancellation, ...others] = await listed();
    expect(others).toEqual([]);
    expect(cancellation).toMatchObject({ people: 59, madeBy: 'admin' });
    expect(await undoAll(cancellation?.id)).toEqual({ restored: 59, parts: 2, left: {} });
    const after = await storedIn('registrations');
    for (const [index, { cancelledIn: _, version: __, ...registration }] of after.entries())
      expect(before[index]).toMatchObject(registration);
    expect(await stored('tickets/FAKE-2')).toMatchObject({
      state: 'redeemed',
      submissionId: idOf(2),
    });
    expect(await listed()).toEqual([]);
    const again = await undoAll(cancellation?.id);
    expect([again.restored, new Set(Object.values(again.left))]).toEqual([
      0,
      new Set(['restored']),
    ]);
    const audited = await actions();
    expect(audited.filter((action) => action === 'registration.restore')).toHaveLength(59);
    expect(audited.filter((action) => action === 'registrations.undo-cancel')).toHaveLength(2);
  });

  it('leaves and reports those that were restored, canceled again, or whose ticket was used', async () => {
    await cancelAll({ to: minute(8) });
    const [cancellation] = await listed();
    await of(1, 'restore');
    await of(3, 'restore');
    await of(3, 'cancel');
    await change('tickets/FAKE-2', { state: 'redeemed', redeemedBy: 'zoe', submissionId: 'ZOE' });
    expect(await undoAll(cancellation?.id)).toEqual({
      restored: 4,
      parts: 1,
      left: { 'Fake 1': 'restored', 'Fake 2': 'ticket-gone', 'Fake 3': 'changed' },
    });
    const states = await Promise.all([1, 2, 3, 4].map(stateOf));
    expect(states).toEqual(['cash-due', 'cancelled', 'cancelled', 'cash-due']);
    expect(await stored('tickets/FAKE-2')).toMatchObject({ submissionId: 'ZOE' });
  });

  it('restores no more than there are places, and the others when there are some', async () => {
    await cancelAll({ to: minute(8) });
    const [cancellation] = await listed();
    const counts = { taken: 8, open: 8, types: {}, countedAt: at, completeAt: at };
    await change('ticketCounts/autumn', { ...counts, capacity: 10 });
    // The holder of the ticket has its place.
    const { restored, left } = await undoAll(cancellation?.id);
    expect([restored, Object.values(left)]).toEqual([3, Array(4).fill('sold-out')]);
    expect(await stored('ticketCounts/autumn')).toMatchObject({ taken: 10 });
    expect(await listed()).toMatchObject([{ id: cancellation?.id, people: 4 }]);
    await change('ticketCounts/autumn', { capacity: null });
    expect(await undoAll(cancellation?.id)).toMatchObject({ restored: 4 });
    expect(await listed()).toEqual([]);
  });

  it('restores each registration once when two admins undo simultaneously', async () => {
    await cancelAll({ to: minute(20) });
    const [cancellation] = await listed();
    const both = await Promise.all([undoAll(cancellation?.id), undoAll(cancellation?.id)]);
    expect(both.reduce((sum, { restored }) => sum + restored, 0)).toBe(19);
    expect((await actions()).filter((action) => action === 'registration.restore')).toHaveLength(
      19,
    );
  });

  it('rejects unknown cancellations, those of another event, and those of a day ago', async () => {
    expect((await undoPart('nothing')).json.code).toBe('change-gone');
    const unknown = await api.as('admin', 'POST', path, {
      body: { ...all, isPreview: false, cancellationId: 'nothing' },
    });
    expect(unknown.json.code).toBe('change-gone');
    expect(await stateOf(1)).toBe('cash-due');
    await cancelAll({ to: minute(4) });
    const [cancellation] = await listed();
    await expire(cancellation?.id);
    expect((await undoPart(cancellation?.id)).json.code).toBe('change-undo-over');
    expect(await listed()).toEqual([]);
    expect(await stateOf(1)).toBe('cancelled');
  });
});
