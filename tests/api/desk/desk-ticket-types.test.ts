import { ticketType } from '@wine-walk/common/support/samples.ts';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { admit, api, lookUp, openTill, seedDesk, undo } from '../../support/api/calls/desk-api.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, stored } from '../../support/api/store/database.ts';

const free = ticketType({ id: 'free', name: 'Volunteer', priceCents: 0 });
const early = ticketType({ id: 'early', priceCents: 2500, isSoldAtDesk: false });
const regular = ticketType({ id: 'regular', name: 'Regular', priceCents: 4000 });

beforeEach(async () => {
  await seedDesk();
  await change('events/autumn', { ticketTypes: [early, regular, ticketType(), free] });
});

const ida = {
  fullName: 'Ida Lund',
  over21: true,
  liabilityWaiver: true,
  signedOn: 'paper',
} as const;
const register = (typeId: string) =>
  api.as('desk', 'POST', '/api/admin/registrations', { body: { ...ida, typeId } });
const sell = (id: string, typeId?: string) =>
  admit([id], { takesPayment: true, ...(typeId && { typeIds: { [id]: typeId } }) });

it('charges, undoes and refunds the price of the type', async () => {
  const { json: till } = await openTill(0);
  const { submissionId } = (await register('driver')).json;
  expect((await lookUp(submissionId)).people).toMatchObject([{ typeId: 'driver' }]);
  const confirmation = await api.as('desk', 'GET', `/api/waiver/${submissionId}`);
  expect(confirmation.json).toMatchObject({
    ticketType: { name: 'Designated driver', includesDrinks: false },
    event: { ticketPrice: { amountCents: 1000 } },
  });
  const overview = () => api.as('admin', 'GET', '/api/admin/events/autumn/overview');
  // The numbers of another test's event are cached for 5 seconds; packed functions have their own clock.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6000 });
  onTestFinished(() => void vi.useRealTimers());
  // Otto has no type yet.
  await expect
    .poll(async () => (await overview()).json.cash, { timeout: isPacked ? 8000 : 1000 })
    .toMatchObject({ peopleDue: 2, dueCents: 1000 + 4000 });

  const sold = await sell(submissionId);
  expect(sold.json).toMatchObject({ amountCents: 1000 });
  expect(await stored(`tills/${till.id}`)).toMatchObject({ salesCents: 1000, salesCount: 1 });
  await undo(sold.json.id);
  expect(await stored(`tills/${till.id}`)).toMatchObject({ salesCents: 0, salesCount: 0 });

  await sell(submissionId);
  const refund = { submissionId, reason: 'Went home' };
  await api.as('desk', 'POST', '/api/admin/desk/refunds', { body: refund });
  expect(await stored(`tills/${till.id}`)).toMatchObject({ salesCents: 1000, refundsCents: 1000 });
});

it('sells the type that was chosen at the payment, else the first one', async () => {
  await openTill(0);
  const first = await sell('0TT01');
  expect(first.json).toMatchObject({ amountCents: 4000, people: [{ typeId: 'regular' }] });
  await undo(first.json.id);
  const chosen = await sell('0TT01', 'driver');
  expect(chosen.json).toMatchObject({ amountCents: 1000, people: [{ typeId: 'driver' }] });
});

it('sells a free ticket without a till, and gives nothing back for it', async () => {
  const sold = await sell('0TT01', 'free');
  expect(sold.json).toMatchObject({ amountCents: 0, people: [{ state: 'arrived' }] });
  const body = { submissionId: '0TT01', reason: 'Went home' };
  const voided = await api.as('desk', 'POST', '/api/admin/desk/voids', { body });
  expect([voided.status, voided.json.code]).toEqual([422, 'no-payment']);
  expect((await undo(sold.json.id)).status).toBe(200);
  expect(await stored('registrations/0TT01')).toMatchObject({ state: 'cash-due', payment: null });
});

it('settles a person who came in with a free ticket by a door list, which has no payment of it', async () => {
  const { submissionId } = (await register('free')).json;
  const enter = () => admit([submissionId, '0TT01'], { source: 'paper' });
  const entered = await enter();
  expect(entered.json).toMatchObject({
    arrived: [submissionId, '0TT01'],
    amountCents: 0,
    conflicts: { '0TT01': 'not-paid' },
  });
  expect(entered.json.conflicts).not.toHaveProperty(submissionId);
  const registration = `registrations/${submissionId}`;
  expect(await stored(registration)).toMatchObject({
    state: 'arrived',
    isVerified: true,
    typeId: 'free',
    payment: { amountCents: 0 },
  });
  expect((await enter()).json).toMatchObject({ arrived: [], conflicts: {} });
  expect((await undo(entered.json.id)).status).toBe(200);
  expect(await stored(registration)).toMatchObject({ state: 'cash-due', payment: null });
});

it.each([false, true])(
  'takes the sale of a party with a free ticket out of the till once, when it was voided before: %s',
  async (isVoided) => {
    const { json: till } = await openTill(0);
    const sold = (await register('free')).json.submissionId;
    const { json } = await admit(['0TT01', sold], {
      takesPayment: true,

      typeIds: { '0TT01': 'regular', [sold]: 'free' },
    });
    const column = () => stored(`tills/${till.id}`);
    expect(await column()).toMatchObject({ salesCents: 4000, salesCount: 1 });
    const body = { submissionId: '0TT01', reason: 'Went home' };
    if (isVoided) await api.as('desk', 'POST', '/api/admin/desk/voids', { body });
    expect((await undo(json.id)).status).toBe(200);
    expect(await column()).toMatchObject({ salesCents: 0, salesCount: 0 });
    expect(await stored(`registrations/${sold}`)).toMatchObject({ payment: null });
    expect(await stored(`tillEntries/${json.id}_${sold}_undo`)).toBeUndefined();
  },
);

it('rejects a sale at an earlier price, and takes it at the present one', async () => {
  const { json: till } = await openTill(0);
  await change('events/autumn', { ticketTypes: [{ ...regular, priceCents: 2000 }] });
  const pay = (cents: number) =>
    admit(['0TT01'], { takesPayment: true, takenCents: { '0TT01': cents } });
  const refused = await pay(4000);
  expect(refused.json).toMatchObject({
    code: 'price-changed',
    message: 'Otto Lindqvist now pays $20.00. Look them up again, then take that amount.',
  });
  expect(refused.status).toBe(409);
  expect(await stored(`tills/${till.id}`)).toMatchObject({ salesCents: 0 });
  expect(await stored('registrations/0TT01')).toMatchObject({ payment: null, arrivedAt: null });
  expect((await pay(2000)).json).toMatchObject({ amountCents: 2000, arrived: ['0TT01'] });
  expect(await stored(`tills/${till.id}`)).toMatchObject({ salesCents: 2000, salesCount: 1 });
});

it('rejects a type that the desk does not sell', async () => {
  const refused = await sell('0TT01', 'early');
  expect([refused.status, refused.json.code]).toEqual([400, 'ticket-not-for-sale']);
  expect((await register('early')).json.code).toBe('ticket-not-for-sale');
});

it('shows the type of a ticket that no one has registered with', async () => {
  await change('tickets/WW-2', { typeId: 'driver' });
  const answer = await lookUp('WW-2');
  expect(answer).toMatchObject({ answer: 'register', tickets: [{ typeId: 'driver' }] });
  expect(answer.event.ticketTypes).toContainEqual(
    expect.objectContaining({ id: 'driver', includesDrinks: false }),
  );
});

it('stores the sold type with the progress, which decides the rewards', async () => {
  const { submissionId } = (await register('regular')).json;
  const { participantId } = await stored(`registrations/${submissionId}`);
  const progress = () => stored(`participants/${participantId}/progress/autumn`);
  expect(await progress()).toMatchObject({ typeId: 'regular' });
  await openTill(0);
  await sell(submissionId, 'driver');
  expect(await progress()).toMatchObject({ typeId: 'driver' });
});
