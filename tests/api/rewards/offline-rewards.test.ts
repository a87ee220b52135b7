import { randomUUID } from 'node:crypto';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  ago,
  api,
  claim,
  code,
  listConflicts,
  redeem,
  seedOfflineDesk,
  undo,
} from '../../support/api/fixtures/offline-desk.ts';
import { change, howMany, stored } from '../../support/api/store/database.ts';

beforeEach(seedOfflineDesk);

describe('a reward redeemed offline', () => {
  const issuedAgo = (minutes: number) =>
    change(`redemptionCodes/${code}`, { expiresAt: ago(minutes - 5) });

  it('counts an offline redemption at its time, also after its code expired', async () => {
    await issuedAgo(30);
    const doneAt = ago(28);
    const { status, json } = await redeem(doneAt);
    expect([status, json.claimedAt, json.conflict]).toEqual([200, doneAt, null]);
    expect(await stored(claim)).toMatchObject({ claimedAt: doneAt, redeemedBy: 'desk' });
    expect((await redeem(null)).json.code).toBe('already-claimed');
  });

  it.each([
    ['after its code had expired', 20, {}, 'code-expired'],
    ['before its code was issued', 40, {}, 'implausible-time'],
    ['by a person who had not paid', 28, { isVerified: false }, 'not-paid'],
  ])(
    'accepts an offline redemption as a conflict if made %s',
    async (_name, minutes, registration, reason) => {
      await issuedAgo(30);
      await change('registrations/MAYASSUBM1SS10N00001', registration);
      const { json } = await redeem(ago(minutes));
      expect(json.conflict).toMatchObject({ reason });
      expect(await howMany('claims')).toBe(1);
      expect(await listConflicts()).toMatchObject([
        { kind: 'redemption', reason, fullName: 'Maya Reyes', rewardName: 'Two doors' },
      ]);
    },
  );

  it('accepts an offline redemption as a conflict when out of stock', async () => {
    await change('rewards/two', { stock: 0 });
    await issuedAgo(3);
    expect((await redeem(ago(2))).json.conflict).toMatchObject({ reason: 'out-of-stock' });
    expect((await redeem(null)).json.code).toBe('already-claimed');
  });

  it('accepts an offline redemption for another event as a conflict at the redeeming desk', async () => {
    await change(`redemptionCodes/${code}`, { eventId: 'spring', expiresAt: ago(25) });
    await change('participants/maya/progress/spring', { ...emptyProgress('maya', 'spring') });
    expect((await redeem(ago(28))).json.conflict).toMatchObject({ reason: 'wrong-event' });
    expect(await stored('claims/spring_maya_two')).toMatchObject({ redeemedBy: 'desk' });
    expect((await stored('participants/maya/progress/spring')).claims).toHaveProperty('two');
    expect(await listConflicts()).toMatchObject([
      { kind: 'redemption', reason: 'wrong-event', rewardName: 'Two doors' },
    ]);
  });

  it('reports the first redemption to the second desk, and retains the first claim', async () => {
    await issuedAgo(4);
    const [first, second] = [ago(3), ago(2)];
    await redeem(first, 'admin');
    const refused = await redeem(second);
    expect([refused.status, refused.json.conflict]).toEqual([
      200,
      { reason: 'already-claimed', earlierAt: first, earlierBy: 'admin' },
    ]);
    expect(await stored(claim)).toMatchObject({ claimedAt: first, redeemedBy: 'admin' });
    expect(await listConflicts()).toMatchObject([
      { reason: 'already-claimed', happenedAt: second, earlierAt: first },
    ]);
  });

  it('reports a conflict when one account redeems twice at two times', async () => {
    await issuedAgo(30);
    const [first, second] = [ago(28), ago(5)];
    await redeem(first);
    expect((await redeem(second)).json.conflict).toEqual({
      reason: 'already-claimed',
      earlierAt: first,
      earlierBy: 'desk',
    });
    expect(await listConflicts()).toMatchObject([
      { reason: 'already-claimed', happenedAt: second, earlierAt: first },
    ]);
  });

  it('recognizes a redemption that is sent again after its response was lost', async () => {
    await issuedAgo(4);
    const key = randomUUID();
    await redeem(null, 'desk', key);
    expect((await redeem(ago(3), 'desk', `${key}-late`)).json.conflict).toBeNull();
    expect(await listConflicts()).toEqual([]);
  });

  it('recognizes a redemption that is repeated under another key', async () => {
    await issuedAgo(4);
    const [doneAt, key] = [ago(3), randomUUID()];
    const first = await redeem(doneAt, 'desk', key);
    expect((await redeem(doneAt, 'desk', key)).json).toEqual(first.json);
    expect((await redeem(doneAt)).json).toEqual(first.json);
    expect(await listConflicts()).toEqual([]);
    expect(await howMany('claims')).toBe(1);
  });

  it('counts what two desks redeemed at the same moment, after the first was undone', async () => {
    await issuedAgo(4);
    const doneAt = ago(3);
    const first = await redeem(doneAt, 'admin');
    const undone = await api.as(
      'admin',
      'POST',
      `/api/admin/desk/changes/${first.json.changeId}/undo`,
    );
    expect(undone.status).toBe(200);
    expect((await redeem(doneAt)).json).toMatchObject({ claimedAt: doneAt, conflict: null });
    expect(await stored(claim)).toMatchObject({ claimedAt: doneAt, redeemedBy: 'desk' });
  });

  it('leaves an undone redemption that is repeated under another key', async () => {
    await issuedAgo(4);
    const doneAt = ago(3);
    const first = await redeem(doneAt);
    expect((await undo(first.json.changeId)).status).toBe(200);
    expect((await redeem(doneAt)).json).toEqual(first.json);
    expect(await howMany('claims')).toBe(0);
  });

  it('rejects an unknown code and counts it as a guess', async () => {
    const body = { code: '00000000', doneAt: ago(1) };
    const guess = () =>
      api.as('desk', 'POST', '/api/admin/redemptions', { body, key: randomUUID() });
    const tries = await Promise.all(Array.from({ length: 40 }, guess));
    const codes = new Set(tries.map(({ json }) => json.code));
    expect(codes).toEqual(new Set(['redemption-code-unknown', 'too-many-attempts']));
  });
});
