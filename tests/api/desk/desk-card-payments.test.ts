import { ofKind } from '@wine-walk/common/api/staff/changes.ts';
import { emptyTillColumn } from '@wine-walk/common/model/desk.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  admit,
  api,
  closeTill,
  openTill,
  seedDesk,
  undo,
} from '../../support/api/calls/desk-api.ts';
import { organizationBody } from '../../support/api/calls/organization-body.ts';
import { at, event } from '../../support/api/calls/staff-api.ts';
import { change, stored } from '../../support/api/store/database.ts';

beforeEach(seedDesk);

const byCard = { takesPayment: true, method: 'card' } as const;

describe('card payments', () => {
  beforeEach(() =>
    change('organization/current', {
      ...organizationBody,
      paymentMethods: { cash: true, card: true, other: 'Venmo' },
      version: 1,
      createdAt: at,
      updatedAt: at,
    }),
  );
  const card = (salesCents: number, salesCount: number, refundsCents = 0) => ({
    salesCents: 0,
    salesCount: 0,
    expectedCents: 1000,
    card: { salesCents, salesCount, refundsCents },
  });

  it.each([
    ['refunds', card(3500, 1, 3500)],
    ['voids', card(0, 0)],
  ] as const)(
    'keeps a card payment out of the cash, also after it is returned: %s',
    async (kind, after) => {
      const { json: till } = await openTill(1000);
      await admit(['0TT01'], byCard);
      expect(await stored('registrations/0TT01')).toMatchObject({
        isVerified: true,
        payment: { method: 'card', amountCents: 3500, tillId: till.id },
      });
      const body = { submissionId: '0TT01', reason: 'Ill' };
      const { status, json } = await api.as('desk', 'POST', `/api/admin/desk/${kind}`, { body });
      expect([status, json]).toMatchObject([200, after]);
    },
  );

  it('removes a card payment from its column on undo and reports its method', async () => {
    const { json: till } = await openTill(0);
    const { json: admission } = await admit(['0TT01'], byCard);
    const { json } = await api.as('desk', 'GET', '/api/admin/desk/changes?eventId=autumn');
    expect(ofKind(json.changes, 'admission').map(({ taken }) => taken?.method)).toEqual(['card']);
    expect((await undo(admission.id)).status).toBe(200);
    const { salesCount, card: column } = await stored(`tills/${till.id}`);
    expect([salesCount, column]).toEqual([0, emptyTillColumn]);
  });

  it('expects no total of the terminal after a card payment was refunded', async () => {
    const { json: till } = await openTill(0);
    await admit(['0TT01'], byCard);
    const body = { submissionId: '0TT01', reason: 'Ill' };
    await api.as('desk', 'POST', '/api/admin/desk/refunds', { body });
    const wrong = await closeTill(till.id, { countedCents: 0, cardCents: 3500 });
    expect(wrong.json.code).toBe('card-total-unbalanced');
    expect((await closeTill(till.id, { countedCents: 0, cardCents: 0 })).status).toBe(200);
  });

  it('rejects another currency of the event after a card payment was taken', async () => {
    await openTill(0);
    await admit(['0TT01'], byCard);
    const { name, startTime, endTime, timeZone } = event;
    const ticketPrice = { amountCents: 3500, currency: 'JPY' };
    const body = { name, startTime, endTime, timeZone, ticketPrice };
    const { status, json } = await api.as('admin', 'PUT', '/api/admin/events/autumn', { body });
    expect([status, json.code]).toEqual([409, 'currency-in-use']);
  });

  it('requires an explanation if the terminal has another total', async () => {
    const { json: till } = await openTill(0);
    await admit(['0TT01'], byCard);
    const count = { countedCents: 0, cardCents: 3000 };
    const refused = await closeTill(till.id, count);
    expect([refused.status, refused.json.code]).toEqual([422, 'card-total-unbalanced']);
    expect(refused.json.message).toContain('The terminal has $5.00 less');
    const closed = await closeTill(till.id, { ...count, explanation: 'Paid in two parts.' });
    expect(closed.json).toMatchObject({ countedCardCents: 3000 });
  });
});

it('rejects a payment that the organization does not take, but records an offline one', async () => {
  await openTill();
  const refused = await admit(['0TT01'], byCard);
  expect([refused.status, refused.json.code]).toEqual([400, 'payment-not-offered']);
  expect(await stored('registrations/0TT01')).toMatchObject({ payment: null });
  const doneAt = new Date().toISOString();
  expect((await admit(['0TT01'], { ...byCard, doneAt })).status).toBe(200);
});
