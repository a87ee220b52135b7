import { beforeEach, describe, expect, it } from 'vitest';
import {
  admit,
  ago,
  api,
  listConflicts,
  seedOfflineDesk,
  undo,
} from '../../support/api/fixtures/offline-desk.ts';
import { change, stored, storedIn } from '../../support/api/store/database.ts';

beforeEach(seedOfflineDesk);

const till = 'tills/autumn_staff-desk_1';
/** Registration with a ticket. */
const rosa = 'TICKETSUBM1SS10N0001';
const settle = (id: string, body: { note: string; givesBack?: boolean }) =>
  api.as('desk', 'POST', `/api/admin/desk/conflicts/${id}/settle`, { body });
const salesCents = async () => Number((await stored(till))?.salesCents);
/** Lets an offline desk take the price from a person who has a ticket. */
const takeFromRosa = (body: object = {}) =>
  admit({ submissionIds: [rosa], takesPayment: true, ...body });

describe('POST /api/admin/desk/admissions with a payment by a person who owes nothing', () => {
  it('adds the money to the till, as a conflict with its amount', async () => {
    const before = await salesCents();
    const { status, json } = await takeFromRosa();
    expect([status, json.conflicts, json.amountCents]).toEqual([
      200,
      { [rosa]: 'paid-twice' },
      3500,
    ]);
    expect(await salesCents()).toBe(before + 3500);
    expect(await listConflicts()).toMatchObject([
      {
        kind: 'payment',
        reason: 'paid-twice',
        submissionId: rosa,
        paid: { amountCents: 3500, currency: 'USD', method: 'cash' },
      },
    ]);
    expect(await stored(`registrations/${rosa}`)).toMatchObject({
      state: 'arrived',
      payment: null,
    });
    const admitted = (await api.audit()).filter(({ action }) => action === 'desk.admit');
    expect(admitted).toMatchObject([{ details: { paidTwiceCents: 3500, method: 'cash' } }]);
  });

  it('adds the payment when the person has arrived, too', async () => {
    await admit({ submissionIds: [rosa], doneAt: null }, 'admin');
    const before = await salesCents();
    await takeFromRosa();
    expect(await salesCents()).toBe(before + 3500);
    const reasons = (await listConflicts()).map(({ reason }: { reason: string }) => reason);
    expect(reasons.toSorted()).toEqual(['already-arrived', 'paid-twice']);
  });

  it('records the amount that was taken, by the person of the party who paid', async () => {
    const before = await salesCents();
    const { json } = await admit({
      submissionIds: [rosa, 'MAYASSUBM1SS10N00001'],
      takesPayment: true,
      takenCents: { [rosa]: 3000 },
    });
    expect(json).toMatchObject({
      amountCents: 3000,
      conflicts: { [rosa]: 'paid-twice' },
      paidTwice: { amountCents: 3000, currency: 'USD' },
    });
    expect(await salesCents()).toBe(before + 3000);
    expect(await stored('registrations/MAYASSUBM1SS10N00001')).toMatchObject({ payment: null });
  });

  it('names the amount that a person with a canceled registration paid', async () => {
    const unpaid = { state: 'cancelled', status: 'cancelled', ticketId: null, isVerified: false };
    await change(`registrations/${rosa}`, { ...unpaid, cancelledAt: ago(60), cancelledBy: 'Ana' });
    const before = await salesCents();
    await takeFromRosa();
    expect(await salesCents()).toBe(before + 3500);
    expect(await listConflicts()).toMatchObject([
      {
        kind: 'arrival',
        reason: 'registration-cancelled',
        paid: null,
        taken: { amountCents: 3500, currency: 'USD' },
      },
    ]);
  });

  it('finds the person by the ticket that an offline desk scanned', async () => {
    await change('tickets/WW-1', { state: 'redeemed', submissionId: rosa, redeemedBy: 'rosa' });
    const before = await salesCents();
    const taken = { ticketIds: ['WW-1'], takesPayment: true, takenCents: { 'WW-1': 3500 } };
    expect((await admit(taken)).json.conflicts).toEqual({ [rosa]: 'paid-twice' });
    expect(await salesCents()).toBe(before + 3500);
  });

  it('takes the payment out of the till again when the admission is undone', async () => {
    const before = await salesCents();
    const { json } = await takeFromRosa();
    expect((await undo(String(json.id))).status).toBe(200);
    expect(await salesCents()).toBe(before);
    expect(await listConflicts()).toEqual([]);
  });

  it('does not add it again for a door list that is entered twice', async () => {
    const before = await salesCents();
    await takeFromRosa({ source: 'paper' });
    const second = await takeFromRosa({ source: 'paper' });
    expect(second.json).toMatchObject({ conflicts: {}, paidTwice: null });
    expect(await salesCents()).toBe(before + 3500);
  });
});

describe('POST /api/admin/desk/conflicts/{id}/settle with givesBack', () => {
  it('takes the amount out of the caller’s till, once', async () => {
    await takeFromRosa();
    const [conflict] = await listConflicts();
    const id = String(conflict?.id);
    const body = { note: 'Given back', givesBack: true };
    const refundsBefore = Number((await stored(till))?.refundsCents);
    const { status, json } = await settle(id, body);
    expect([status, json.isGivenBack]).toEqual([200, true]);
    expect((await settle(id, body)).json).toEqual(json);
    expect(await stored(till)).toMatchObject({ refundsCents: refundsBefore + 3500 });
    expect(await stored(`tillEntries/${id}_back`)).toMatchObject({
      kind: 'refund',
      amountCents: -3500,
      submissionId: rosa,
      note: 'Given back',
    });
    expect(await listConflicts()).toEqual([]);
    const settled = (await api.audit()).filter(({ action }) => action === 'desk.settle-doubt');
    expect(settled).toMatchObject([{ details: { reason: 'paid-twice', givenBackCents: 3500 } }]);
  });

  it('gives no money back if the conflict was already resolved with a note', async () => {
    await takeFromRosa();
    const [conflict] = await listConflicts();
    const id = String(conflict?.id);
    const before = (await stored(till))?.refundsCents;
    const noted = await settle(id, { note: 'Paid for a friend' });
    expect(noted.json.isGivenBack).toBe(false);
    const again = await settle(id, { note: 'Given back', givesBack: true });
    expect(again.json).toEqual(noted.json);
    expect((await stored(till))?.refundsCents).toBe(before);
  });

  it('does not take it out of the till again when the admission is undone afterwards', async () => {
    const before = await stored(till);
    const { json } = await takeFromRosa();
    const [conflict] = await listConflicts();
    await settle(String(conflict?.id), { note: 'Given back', givesBack: true });
    await undo(String(json.id));
    const after = await stored(till);
    expect(Number(after?.salesCents) - Number(after?.refundsCents)).toBe(
      Number(before?.salesCents) - Number(before?.refundsCents),
    );
  });

  it('takes the money out of one till when the admission is undone at the same time', async () => {
    await change('tills/autumn_staff-admin_1', { openingFloatCents: 50_000 });
    const money = async () => {
      const tills = await storedIn('tills');
      return tills.reduce((sum, each) => sum + each.salesCents - each.refundsCents, 0);
    };
    const before = await money();
    for (let round = 0; round < 8; round += 1) {
      const { json } = await takeFromRosa();
      const [conflict] = await listConflicts();
      const body = { note: 'Given back', givesBack: true };
      const path = `/api/admin/desk/conflicts/${String(conflict?.id)}/settle` as const;
      const answers = await Promise.all([
        undo(String(json.id)),
        api.as('admin', 'POST', path, { body }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await money()).toBe(before);
    }
  });

  it('keeps the resolutions from before when the admission is undone', async () => {
    await admit({ submissionIds: [rosa], doneAt: null }, 'admin');
    const { json } = await takeFromRosa();
    for (const { id, paid } of await listConflicts())
      await settle(id, { note: 'Seen by Ana', ...(paid && { givesBack: true }) });
    const resolved = await storedIn('deskDoubts');
    expect(resolved).toHaveLength(2);
    expect((await undo(String(json.id))).status).toBe(200);
    expect(await storedIn('deskDoubts')).toEqual(resolved);
  });

  it('leaves the money in the till if the conflict is resolved with a note', async () => {
    const before = await salesCents();
    await takeFromRosa();
    const [conflict] = await listConflicts();
    await settle(String(conflict?.id), { note: 'They gave it to us.' });
    expect(await salesCents()).toBe(before + 3500);
  });

  it('gives nothing back from a till that no longer holds the cash', async () => {
    await takeFromRosa();
    await change(till, { handedOverCents: 100_000 });
    const before = await stored(till);
    const [conflict] = await listConflicts();
    const body = { note: 'Given back', givesBack: true };
    const refused = await settle(String(conflict?.id), body);
    expect([refused.status, refused.json.code]).toEqual([422, 'till-short']);
    expect(await stored(till)).toEqual(before);
    expect(await listConflicts()).toHaveLength(1);
  });

  it('rejects a conflict about an arrival', async () => {
    await admit({ submissionIds: [rosa], doneAt: null }, 'admin');
    await admit({ submissionIds: [rosa] });
    const [conflict] = await listConflicts();
    const { status } = await settle(String(conflict?.id), { note: 'Back', givesBack: true });
    expect(status).toBe(404);
  });
});
