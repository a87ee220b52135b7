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
  const remove = (id: string) => api.as('admin', 'DELETE', `/api/admin/tickets/${id}`);

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

  it('deletes a ticket with any holder', async () => {
    await seed({ 'tickets/WW-1': holder('Jonah Whitfield', 'j@example.com') });
    expect((await remove('WW-1')).status).toBe(200);
    expect(await stored('tickets/WW-1')).toBeUndefined();
  });

  it('rejects the expected holder of an earlier version of the portal', async () => {
    await seed({ 'tickets/WW-1': holder('Jonah Whitfield', 'j@example.com') });
    expect((await remove('WW-1?holderName=Maya%20Reyes')).status).toBe(400);
    expect(await stored('tickets/WW-1')).toBeDefined();
  });

  it('never deletes a redeemed ticket', async () => {
    await seed({ 'tickets/WW-3': redeemed });
    const { status, json } = await remove('WW-3');
    expect([status, json.code]).toEqual([409, 'ticket-redeemed']);
    expect(json.message).toBe('Ticket WW-3 was redeemed, so it can’t be deleted.');
    expect(await stored('tickets/WW-3')).toBeDefined();
  });
});

describe('POST /api/admin/tickets/{id}/deletion', () => {
  it('rejects and audits a deletion when the holder changed since', async () => {
    await seed({ 'tickets/WW-1': holder('Jonah Whitfield', 'j@example.com') });
    const remove = (holderName: string | null, holderEmail: string | null) =>
      api.as('admin', 'POST', '/api/admin/tickets/WW-1/deletion', {
        body: { holderName, holderEmail },
      });
    const emptyHolder = await remove(null, null);
    expect([emptyHolder.status, emptyHolder.json.code]).toEqual([409, 'ticket-holder-changed']);
    expect(emptyHolder.json.message).toMatch(
      /is now held by Jonah Whitfield, j@example.com, and was not deleted\.$/,
    );
    expect((await remove('Maya Reyes', 'j@example.com')).status).toBe(409);
    expect(await stored('tickets/WW-1')).toBeDefined();
    expect((await remove('Jonah Whitfield', 'j@example.com')).status).toBe(200);
    expect(await stored('tickets/WW-1')).toBeUndefined();
    expect(await auditDetails()).toEqual({
      'ticket.delete': { hadHolder: true },
    });
  });
});
