import { beforeEach, describe, expect, it } from 'vitest';
import { audited, seed } from '../../support/api/calls/staff-api.ts';
import {
  api,
  auditDetails,
  holder,
  redeemed,
  seedTickets,
} from '../../support/api/calls/ticket-calls.ts';
import { stored } from '../../support/api/store/database.ts';

beforeEach(seedTickets);

describe('DELETE /api/admin/tickets/{id}', () => {
  const remove = (id: string, seen = '') =>
    api.as('admin', 'DELETE', `/api/admin/tickets/${id}${seen}`);

  it('deletes an unused ticket once, also with simultaneous requests', async () => {
    await seed({ 'tickets/WW-1': holder(null) });
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove('WW-1')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404]);
    expect(answers.find(({ status }) => status === 200)?.json).toEqual({
      message: 'Ticket Deleted',
    });
    expect(await stored('tickets/WW-1')).toBeUndefined();
    expect(await audited()).toHaveLength(1);
  });

  it('rejects and audits a deletion when the holder changed since', async () => {
    await seed({ 'tickets/WW-1': holder('Jonah Whitfield', 'j@example.com') });
    const emptyHolder = await remove('WW-1', '?holderName=&holderEmail=');
    expect([emptyHolder.status, emptyHolder.json.code]).toEqual([409, 'ticket-holder-changed']);
    expect(emptyHolder.json.message).toMatch(
      /is now held by Jonah Whitfield, j@example.com, and was not deleted\.$/,
    );
    const currentHolder = await remove(
      'WW-1',
      '?holderName=Maya%20Reyes&holderEmail=j@example.com',
    );
    expect(currentHolder.status).toBe(409);
    expect(await stored('tickets/WW-1')).toBeDefined();
    const seen = '?holderName=Jonah%20Whitfield&holderEmail=j@example.com';
    expect((await remove('WW-1', seen)).status).toBe(200);
    expect(await auditDetails()).toEqual({
      'ticket.delete': { hadHolder: true },
    });
  });

  it('deletes a ticket with any holder if the request names none', async () => {
    await seed({ 'tickets/WW-1': holder('Jonah Whitfield', 'j@example.com') });
    expect((await remove('WW-1')).status).toBe(200);
    expect(await stored('tickets/WW-1')).toBeUndefined();
  });

  it('never deletes a redeemed ticket', async () => {
    await seed({ 'tickets/WW-3': redeemed });
    const { status, json } = await remove('WW-3');
    expect([status, json.code]).toEqual([409, 'ticket-redeemed']);
    expect(json.message).toBe('Ticket WW-3 was redeemed, so it can’t be deleted.');
    expect(await stored('tickets/WW-3')).toBeDefined();
  });
});
