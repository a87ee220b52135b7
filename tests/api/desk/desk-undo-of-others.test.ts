import { randomUUID } from 'node:crypto';
import type { ProblemCode } from '@wine-walk/common/api/contract/problem-codes.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { admit, api, openTill, seedDesk } from '../../support/api/calls/desk-api.ts';
import { staffAccount, staffToken } from '../../support/api/calls/staff-api.ts';
import { call } from '../../support/api/client.ts';
import { checkInByStaff } from '../../support/api/fixtures/desk-fixture.ts';
import { change, stored } from '../../support/api/store/database.ts';
import { accountFor } from '../../support/api/tokens.ts';

beforeEach(seedDesk);

/* Two volunteers of one desk, `desk` and `other`, and an admin. */

await accountFor('staff-other');
beforeEach(() => change('staff/staff-other', staffAccount('other', { role: 'desk' })));

const asOther = () => ({ at: api.at, token: staffToken('other', 'desk'), key: randomUUID() });
const refused = (code: ProblemCode) => ({ status: 403, json: { code } });

describe('POST /api/admin/desk/voids', () => {
  const body = { submissionId: '0TT01', reason: 'Typed twice' };
  const sell = async () => {
    const { json: till } = await openTill();
    await admit(['0TT01'], { takesPayment: true, isIdSeen: false });
    return `tills/${till.id}`;
  };

  it("rejects a sale of another volunteer's till and names its owner", async () => {
    const till = await sell();
    const answer = await call('POST', '/api/admin/desk/voids', { ...asOther(), body });
    expect(answer).toMatchObject(refused('payment-in-other-till'));
    expect(answer.json.message).toContain('desk of the walk');
    expect(await stored(till)).toMatchObject({ salesCents: 3500, salesCount: 1 });
  });

  it.each(['desk', 'admin'] as const)('removes the sale for %s', async (who) => {
    const till = await sell();
    expect((await api.as(who, 'POST', '/api/admin/desk/voids', { body })).status).toBe(200);
    expect(await stored(till)).toMatchObject({ salesCents: 0, salesCount: 0 });
  });
});

describe('POST /api/admin/tills/{id}/handovers', () => {
  it('rejects a volunteer who moves cash into another till', async () => {
    const { json: own } = await openTill();
    const { json: other } = await openTill(0, 'admin');
    const body = { toTillId: other.id, amountCents: 2000 };
    const path = `/api/admin/tills/${own.id}/handovers` as const;
    expect(await api.as('desk', 'POST', path, { body })).toMatchObject(refused('admins-only'));
    expect(await stored(`tills/${other.id}`)).toMatchObject({ handedOverCents: 0 });
  });
});

describe('POST /api/admin/desk/changes/{id}/undo', () => {
  const undoPath = (id: string) => `/api/admin/desk/changes/${id}/undo` as const;

  it("rejects the undo of another volunteer's admission", async () => {
    const { json } = await admit(['MAYA1']);
    const path = undoPath(json.id);
    expect(await call('POST', path, asOther())).toMatchObject(refused('not-your-action'));
    expect(await stored('registrations/MAYA1')).toMatchObject({ state: 'arrived' });
    expect((await api.as('admin', 'POST', path)).status).toBe(200);
  });

  const made = (kind: string, summary: object) => ({
    kind,
    eventId: 'autumn',
    summary,
    undoData: {},
    staffId: 'staff-desk',
    madeBy: 'desk',
    staffName: 'desk of the walk',
    madeAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
    partOf: null,
    documents: [],
    undoneAt: null,
    undoneBy: null,
    result: null,
  });

  it("rejects the undo of another volunteer's redemption", async () => {
    const claim = documentPaths.claim('autumn', 'maya', 'two');
    const redeemed = made('redemption', { rewardName: 'Two', claimId: claim.split('/')[1] });
    await change('changes/redeemed', redeemed);
    await change(claim, {
      eventId: 'autumn',
      participantId: 'maya',
      rewardId: 'two',
      code: '87654321',
      claimedAt: redeemed.madeAt,
      redeemedBy: 'desk',
      idempotencyKey: null,
    });
    const path = undoPath('redeemed');
    expect(await call('POST', path, asOther())).toMatchObject(refused('not-your-action'));
    expect(await stored(claim)).toBeDefined();
    expect((await api.as('desk', 'POST', path)).status).toBe(200);
  });

  it("rejects the undo of another volunteer's check-in", async () => {
    const id = 'autumn_maya_cask';
    await change(`checkIns/${id}`, checkInByStaff);
    const checkIns = [{ id, businessName: 'Cask' }];
    const summary = { change: 'check-in', checkIns, person: 'registrations/MAYA1' };
    await change('changes/checked-in', made('check-in', summary));
    const answer = await call('POST', undoPath('checked-in'), asOther());
    expect(answer).toMatchObject(refused('not-your-action'));
    expect(await stored(`checkIns/${id}`)).toMatchObject({ state: 'verified' });
  });

  it('finds no change of an admin', async () => {
    await change('changes/import', {
      ...made('business-import', { count: 0, firstName: '' }),
      eventId: null,
    });
    expect((await api.as('admin', 'POST', undoPath('import'))).json.code).toBe('nothing-to-undo');
  });
});
