import { beforeEach, describe, expect, it } from 'vitest';
import { api, closeTill, openTill, seedDesk } from '../../support/api/calls/desk-api.ts';
import { change, stored } from '../../support/api/store/database.ts';

beforeEach(seedDesk);

/** Transfers cash between tills, as an admin. */
const transfer = (from: string, toTillId: string, amountCents = 2000, key?: string) =>
  api.as('admin', 'POST', `/api/admin/tills/${from}/handovers`, {
    body: { toTillId, amountCents },
    key,
  });

describe('POST /api/admin/tills/{id}/handovers', () => {
  it('transfers cash to another till up to its balance', async () => {
    const { json: own } = await openTill(5000);
    const { json: other } = await openTill(0, 'admin');
    await Promise.all([1, 2].map(() => transfer(own.id, other.id, 2000, 'handover-1')));
    expect((await transfer(own.id, other.id, 3001)).json.code).toBe('not-enough-cash');
    const { json } = await api.as('admin', 'GET', '/api/admin/tills?eventId=autumn');
    const held = json.tills.map((till) => till.expectedCents);
    expect(held).toEqual([3000, 2000]);
  });

  it("rejects a transfer to an unknown till, the same till or another event's till", async () => {
    const { json: own } = await openTill(5000);
    const { json: other } = await openTill(0, 'admin');
    await change(`tills/${other.id}`, { eventId: 'spring' });
    for (const toTillId of ['unknown', own.id, other.id])
      expect((await transfer(own.id, toTillId)).status, toTillId).toBe(404);
    expect(await stored(`tills/${own.id}`)).toMatchObject({ handedOverCents: 0 });
  });

  it('moves no cash into or out of a counted till', async () => {
    const { json: own } = await openTill(5000);
    const { json: counted } = await openTill(0, 'admin');
    await closeTill(counted.id, { countedCents: 0 }, 'admin');
    const into = await transfer(own.id, counted.id);
    expect([into.status, into.json.code]).toEqual([409, 'other-till-closed']);
    await closeTill(own.id, { countedCents: 5000 });
    const { json: open } = await openTill(0, 'admin');
    const out = await transfer(own.id, open.id);
    expect([out.status, out.json.code]).toEqual([409, 'till-counted']);
    for (const { id } of [own, counted, open])
      expect(await stored(`tills/${id}`)).toMatchObject({ handedOverCents: 0 });
  });
});
