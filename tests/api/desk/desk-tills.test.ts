import { ofKind } from '@wine-walk/common/api/staff/changes.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { revokePreapprovalWrites } from '../../../functions/src/firestore/events/rewards.ts';
import {
  admit,
  api,
  closeTill,
  openTill,
  seedDesk,
  undo,
} from '../../support/api/calls/desk-api.ts';
import { change, stored } from '../../support/api/store/database.ts';

beforeEach(seedDesk);

const preapproval = {
  participantName: 'A',
  rewardName: 'B',
  businessId: null,
  isLimited: false,
};

describe('tills', () => {
  it('opens one till per volunteer, also when requested twice', async () => {
    const [first, second] = await Promise.all([openTill(), openTill()]);
    expect(second.json).toEqual(first.json);
    expect((await openTill(0, 'admin')).json.id).not.toBe(first.json.id);
    const { json } = await api.as('desk', 'GET', '/api/admin/tills?eventId=autumn');
    expect(json.tills).toHaveLength(2);
    expect(json.ownTillId).toBe(first.json.id);
  });

  it('opens no other till for a late copy of a request', async () => {
    const open = (openingFloatCents: number) =>
      api.as('desk', 'POST', '/api/admin/tills', {
        body: { eventId: 'autumn', openingFloatCents },
        key: 'till-opening-1',
      });
    const { json: till } = await open(5000);
    await closeTill(till.id, { countedCents: 5000 });
    expect((await open(5000)).json).toEqual(till);
    expect((await open(6000)).json.code).toBe('idempotency-key-reused');
    const { json } = await api.as('admin', 'GET', '/api/admin/tills?eventId=autumn');
    expect(json.tills).toHaveLength(1);
  });

  it('shows a volunteer no closed tills of others', async () => {
    const { json: own } = await openTill();
    const { json: other } = await openTill(0, 'admin');
    await closeTill(other.id, { countedCents: 0 }, 'admin');
    const shownTo = async (who: 'admin' | 'desk') =>
      (await api.as(who, 'GET', '/api/admin/tills?eventId=autumn')).json.tills.map(({ id }) => id);
    expect(await shownTo('desk')).toEqual([own.id]);
    expect((await shownTo('admin')).toSorted()).toEqual([other.id, own.id].toSorted());
    await closeTill(own.id, { countedCents: 5000 });
    expect(await shownTo('desk')).toEqual([own.id]);
  });

  it('reports the cash that an undo removes, and none if none was taken', async () => {
    await openTill();
    await admit(['MAYA1']);
    await admit(['0TT01'], { takesPayment: true });
    const { json } = await api.as('desk', 'GET', '/api/admin/desk/changes?eventId=autumn');
    const taken = ofKind(json.changes, 'admission').map(({ people, taken }) => [
      people.join(),
      taken,
    ]);
    expect(Object.fromEntries(taken)).toEqual({
      'Maya Reyes': null,
      'Otto Lindqvist': { amountCents: 3500, currency: 'USD', method: 'cash' },
    });
  });

  it('rejects an unbalanced count without an explanation and a second count', async () => {
    const { json: till } = await openTill();
    await admit(['0TT01'], { takesPayment: true });
    const short = await closeTill(till.id, { countedCents: 8000 });
    expect([short.status, short.json.code]).toEqual([422, 'till-unbalanced']);
    expect(short.json.message).toContain('The count is $5.00 less than');
    const closed = await closeTill(till.id, {
      countedCents: 8000,
      explanation: 'A five was torn.',
    });
    expect(closed.json).toMatchObject({ expectedCents: 8500, countedCents: 8000 });
    const again = await closeTill(till.id, { countedCents: 8500 });
    expect([again.status, again.json.code]).toEqual([409, 'till-counted']);
    expect(again.json.message).toContain('desk of the walk');
    expect(await stored(`tills/${till.id}`)).toMatchObject({ countedCents: 8000 });
  });

  it('says whether the till of a sale was never opened or already counted', async () => {
    const taken = async () => (await admit(['0TT01'], { takesPayment: true })).json;
    expect(await taken()).toMatchObject({
      message: expect.stringContaining('You don’t have a till yet'),
    });
    const { json: till } = await openTill(0);
    await closeTill(till.id, { countedCents: 0 });
    expect(await taken()).toMatchObject({
      message: expect.stringContaining('Your till is closed'),
    });
  });

  it('refunds a payment from the open till once', async () => {
    const { json: till } = await openTill();
    await admit(['0TT01'], { takesPayment: true, isIdSeen: false });
    const back = (key: string) =>
      api.as('desk', 'POST', '/api/admin/desk/refunds', {
        body: { submissionId: '0TT01', reason: 'Ill' },
        key,
      });
    expect((await back('refund-01')).json.expectedCents).toBe(5000);
    expect((await back('refund-01')).status).toBe(200);
    expect((await back('refund-02')).json.code).toBe('no-payment');
    expect(await stored('registrations/0TT01')).toMatchObject({
      payment: null,
      state: 'cash-due',
    });
    expect(await stored(`tills/${till.id}`)).toMatchObject({ refundsCents: 3500 });
  });

  it.each(['refund', 'undo'])(
    'withdraws preapproved codes of the person at this event only: %s',
    async (kind) => {
      const codes = [
        ['11111111', { participantId: 'otto', eventId: 'autumn' }],
        ['22222222', { participantId: 'otto', eventId: 'spring' }],
        ['33333333', { participantId: 'maya', eventId: 'autumn' }],
      ] as const;
      const expiresAt = new Date(Date.now() + 60_000).toISOString();
      for (const [code, owner] of codes)
        await change(`redemptionCodes/${code}`, {
          ...owner,
          rewardId: 'two',
          expiresAt,
          preapproval,
        });
      await openTill();
      const { json } = await admit(['0TT01'], { takesPayment: true, isIdSeen: false });
      const body = { submissionId: '0TT01', reason: 'Ill' };
      const { status } =
        kind === 'undo'
          ? await undo(json.id)
          : await api.as('desk', 'POST', '/api/admin/desk/refunds', { body });
      expect(status).toBe(200);
      const left = await Promise.all(
        codes.map(async ([code]) => (await stored(`redemptionCodes/${code}`)).preapproval),
      );
      expect(left).toEqual([null, preapproval, preapproval]);
    },
  );

  it('withdraws the preapproved codes of more people than one query compares', async () => {
    const participantIds = Array.from({ length: 31 }, (_, index) => `person${index}`);
    const code = {
      participantId: 'person30',
      eventId: 'autumn',
      rewardId: 'two',
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
      preapproval,
    };
    await change('redemptionCodes/11111111', code);
    const revoked = { eventId: 'autumn', participantIds };
    const writes = await revokePreapprovalWrites(revoked, Date.now());
    expect(writes.map(({ path }) => path)).toEqual(['redemptionCodes/11111111']);
    expect(await revokePreapprovalWrites({ ...revoked, participantIds: [] }, Date.now())).toEqual(
      [],
    );
  });

  it.each(['refunds', 'voids'] as const)(
    'rejects a payment back out of a till that no longer holds it: %s',
    async (kind) => {
      const { json: own } = await openTill(1000);
      const { json: other } = await openTill(0, 'admin');
      const { json: admission } = await admit(['0TT01'], { takesPayment: true });
      const transfer = (from: string, toTillId: string) =>
        api.as('admin', 'POST', `/api/admin/tills/${from}/handovers`, {
          body: { toTillId, amountCents: 3500 },
        });
      await transfer(own.id, other.id);
      const before = await stored(`tills/${own.id}`);
      const back = () =>
        api.as('desk', 'POST', `/api/admin/desk/${kind}`, {
          body: { submissionId: '0TT01', reason: 'Ill' },
        });
      const refused = await back();
      expect([refused.status, refused.json.code]).toEqual([422, 'till-short']);
      expect(refused.json.message).toBe(
        'This till has $10.00, less than the refund of $35.00. Move cash into it first, or ask an admin.',
      );
      expect((await undo(admission.id)).json.message).toBe(refused.json.message);
      expect(await stored(`tills/${own.id}`)).toEqual(before);
      await transfer(other.id, own.id);
      expect((await back()).json.expectedCents).toBe(1000);
    },
  );

  it('rejects a refund or void from a counted till', async () => {
    const { json: till } = await openTill(0);
    await admit(['0TT01'], { takesPayment: true });
    await closeTill(till.id, { countedCents: 3500 });
    const before = await stored('registrations/0TT01');
    const body = { submissionId: '0TT01', reason: 'Ill' };
    const refund = await api.as('desk', 'POST', '/api/admin/desk/refunds', { body });
    expect([refund.status, refund.json.code]).toEqual([409, 'till-closed']);
    const struck = await api.as('desk', 'POST', '/api/admin/desk/voids', { body });
    expect([struck.status, struck.json.code]).toEqual([409, 'payment-till-counted']);
    expect(struck.json.message).toContain('desk of the walk already counted');
    expect(await stored('registrations/0TT01')).toEqual(before);
  });

  it('voids a sale entered by mistake', async () => {
    const { json: till } = await openTill();
    await admit(['0TT01'], { takesPayment: true });
    const { json } = await api.as('desk', 'POST', '/api/admin/desk/voids', {
      body: { submissionId: '0TT01', reason: 'Has a ticket' },
    });
    expect(json).toMatchObject({ id: till.id, salesCents: 0, salesCount: 0, expectedCents: 5000 });
  });

  it.each(['refunds', 'voids'] as const)(
    'does not remove refunded cash again on undo: %s',
    async (kind) => {
      const { json: till } = await openTill();
      const { json: admission } = await admit(['0TT01'], { takesPayment: true });
      const body = { submissionId: '0TT01', reason: 'Ill' };
      expect((await api.as('desk', 'POST', `/api/admin/desk/${kind}`, { body })).status).toBe(200);
      const { json } = await api.as('desk', 'GET', '/api/admin/desk/changes?eventId=autumn');
      expect(ofKind(json.changes, 'admission').map(({ taken }) => taken)).toEqual([null]);
      const before = await stored(`tills/${till.id}`);
      expect((await undo(admission.id)).status).toBe(200);
      expect(await stored(`tills/${till.id}`)).toEqual(before);
      expect(await stored('registrations/0TT01')).toMatchObject({ arrivedAt: null, payment: null });
    },
  );

  it('leaves cash that was taken again since on undo', async () => {
    const { json: till } = await openTill();
    const { json: admission } = await admit(['0TT01'], { takesPayment: true, isIdSeen: false });
    const body = { submissionId: '0TT01', reason: 'Ill' };
    await api.as('desk', 'POST', '/api/admin/desk/voids', { body });
    await admit(['0TT01'], { takesPayment: true, isIdSeen: false });
    const { payment } = await stored('registrations/0TT01');
    expect((await undo(admission.id)).status).toBe(200);
    expect(await stored('registrations/0TT01')).toMatchObject({ payment, isVerified: true });
    expect(await stored(`tills/${till.id}`)).toMatchObject({ salesCents: 3500, salesCount: 1 });
  });

  it('rejects a sale into a till with another currency than the price', async () => {
    const { json: till } = await openTill();
    await change(`tills/${till.id}`, { currency: 'JPY' });
    const { status, json } = await admit(['0TT01'], { takesPayment: true });
    expect([status, json.code]).toEqual([409, 'till-currency']);
    expect(json.message).toBe(
      'Your till holds JPY, and the price is in USD. Count it and open a new one first.',
    );
  });

  it('rejects a count of the till of another account with 404', async () => {
    const { json: till } = await openTill(0, 'admin');
    expect((await closeTill(till.id, { countedCents: 0 })).status).toBe(404);
  });
});
