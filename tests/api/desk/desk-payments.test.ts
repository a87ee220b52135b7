import { beforeEach, describe, expect, it } from 'vitest';
import { admit, api, openTill, seedDesk, undo } from '../../support/api/calls/desk-api.ts';
import { stored } from '../../support/api/store/database.ts';

beforeEach(seedDesk);

/** Takes cash from Otto, then moves the registration to a ticket. Returns the admission's id. */
async function payThenMoveToTicket(): Promise<string> {
  await openTill();
  const { json } = await admit(['0TT01'], { takesPayment: true });
  const moved = await api.as('desk', 'POST', '/api/admin/registrations/0TT01/ticket', {
    body: { ticketId: 'WW-2', version: 2 },
  });
  expect(moved.json).toMatchObject({ ticketId: 'WW-2', isVerified: true });
  return json.id;
}

const refund = (path: '/api/admin/desk/refunds' | '/api/admin/desk/voids') =>
  api.as('desk', 'POST', path, { body: { submissionId: '0TT01', reason: 'Has a ticket' } });

describe('cash of a registration that was moved to a ticket', () => {
  it.each(['/api/admin/desk/refunds', '/api/admin/desk/voids'] as const)(
    'leaves the person verified after POST %s',
    async (path) => {
      await payThenMoveToTicket();
      expect((await refund(path)).json).toMatchObject({ expectedCents: 5000 });
      expect(await stored('registrations/0TT01')).toMatchObject({
        isVerified: true,
        payment: null,
        paidAt: null,
        paidTo: null,
        paymentMethod: 'prepaid',
      });
      const again = await admit(['0TT01'], { takesPayment: true });
      expect(again.json.code).toBe('already-arrived');
      expect((await refund(path)).json.code).toBe('no-payment');
    },
  );

  it('leaves the person verified after the admission is undone', async () => {
    const id = await payThenMoveToTicket();
    expect((await undo(id)).status).toBe(200);
    expect(await stored('registrations/0TT01')).toMatchObject({
      isVerified: true,
      payment: null,
      state: 'verified',
    });
    const answer = await api.as('desk', 'POST', '/api/admin/desk/lookup', {
      body: { text: '0TT01' },
    });
    expect(answer.json).toMatchObject({ answer: 'welcome' });
  });
});
