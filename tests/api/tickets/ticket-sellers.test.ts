import type { SellerDecisions } from '@wine-walk/common/model/ticket-sellers.ts';
import { decisionKey } from '@wine-walk/common/rules/tickets/ticket-sellers.ts';
import { statusKey } from '@wine-walk/common/rules/tickets/ticket-statuses.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStaffApi, seed } from '../../support/api/calls/staff-api.ts';

const api = await openStaffApi();
const path = '/api/admin/ticket-sellers';
const decided: SellerDecisions = { statuses: { onhold: 'valid' }, products: { Glass: 'none' } };
const keep = (seller: string, decisions: SellerDecisions = decided) =>
  api.as('admin', 'PUT', path, { body: { seller, ...decisions } });
const read = async () => (await api.as('admin', 'GET', path)).json.decisions;

beforeEach(() => seed({}));

describe('PUT /api/admin/ticket-sellers', () => {
  it('keeps the decisions of each seller for all admins, the latest about each word', async () => {
    expect(await read()).toEqual({});
    await keep('luma');
    await keep('order ticket', { statuses: {}, products: {} });
    const changed: SellerDecisions = { statuses: { onhold: 'invalid' }, products: {} };
    expect((await keep('luma', changed)).status).toBe(200);
    expect(await read()).toEqual({
      'order ticket': { statuses: {}, products: {} },
      luma: { statuses: changed.statuses, products: decided.products },
    });
    expect(await api.audit()).toMatchObject([
      { action: 'ticket.decide-seller', details: { seller: 'luma' } },
      { action: 'ticket.decide-seller' },
      { action: 'ticket.decide-seller' },
    ]);
  });

  it('audits a seller with an emoji at the length that the history shows', async () => {
    const seller = `${'s'.repeat(79)}🍷`;
    expect((await keep(seller)).status).toBe(200);
    expect(await api.audit()).toMatchObject([{ details: { seller: 's'.repeat(79) } }]);
  });

  it('keeps decisions about a blank status and a product in underscores', async () => {
    const odd: SellerDecisions = {
      statuses: { [statusKey('')]: 'valid' },
      products: { [decisionKey('__glass__')]: 'none' },
    };
    expect((await keep('luma', odd)).status).toBe(200);
    expect(await read()).toEqual({ luma: odd });
  });

  it.each(['', '__glass__'])('rejects the key %j, which cannot be stored', async (key) => {
    expect((await keep('luma', { statuses: { [key]: 'valid' }, products: {} })).status).toBe(400);
    expect((await keep('luma', { statuses: {}, products: { [key]: 'none' } })).status).toBe(400);
  });

  it('keeps the last 50 sellers', async () => {
    for (let at = 0; at <= 50; at += 1) await keep(`seller ${at}`);
    const sellers = Object.keys(await read());
    expect([sellers.length, sellers.includes('seller 0')]).toEqual([50, false]);
  });

  it('rejects an unknown meaning and a volunteer', async () => {
    expect(
      (await keep('luma', { statuses: { onhold: 'maybe' as never }, products: {} })).status,
    ).toBe(400);
    expect((await api.as('desk', 'GET', path)).status).toBe(403);
  });
});
