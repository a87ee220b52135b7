import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { change, howMany, stored } from '../../support/api/database.ts';
import { ago, api, claim, code, listConflicts, redeem } from '../../support/api/offline-desk.ts';

describe('a reward handed over without a connection', () => {
  const issuedAgo = (minutes: number) =>
    change(`redemptionCodes/${code}`, { expiresAt: ago(minutes - 5) });

  it('counts as of when it was, though its code has expired since', async () => {
    await issuedAgo(30);
    const doneAt = ago(28);
    const { status, json } = await redeem(doneAt);
    expect([status, json.claimedAt, json.doubt]).toEqual([200, doneAt, null]);
    expect(await stored(claim)).toMatchObject({ claimedAt: doneAt, redeemedBy: 'desk' });
    expect((await redeem(null)).json.code).toBe('already-claimed');
  });

  it.each([
    ['after its code had expired', 20, {}, 'code-expired'],
    ['before its code was issued', 40, {}, 'implausible-time'],
    ['to somebody who had not paid', 28, { isVerified: false }, 'not-paid'],
  ])('%s stands, and is to be settled', async (_name, minutes, registration, reason) => {
    await issuedAgo(30);
    await change('registrations/MAYASSUBM1SS10N00001', registration);
    const { json } = await redeem(ago(minutes));
    expect(json.doubt).toMatchObject({ reason });
    expect(await howMany('claims')).toBe(1);
    expect(await listConflicts()).toMatchObject([
      { kind: 'redemption', reason, fullName: 'Maya Reyes', rewardName: 'Two doors' },
    ]);
  });

  it('when none were left stands, too', async () => {
    await change('rewards/two', { stock: 0 });
    await issuedAgo(3);
    expect((await redeem(ago(2))).json.doubt).toMatchObject({ reason: 'out-of-stock' });
    expect((await redeem(null)).json.code).toBe('already-claimed');
  });

  it('of another event stands, and is to be settled at the desk where it was', async () => {
    await change(`redemptionCodes/${code}`, { eventId: 'spring', expiresAt: ago(25) });
    expect((await redeem(ago(28))).json.doubt).toMatchObject({ reason: 'wrong-event' });
    expect(await stored('claims/spring_maya_two')).toMatchObject({ redeemedBy: 'desk' });
    expect(await listConflicts()).toMatchObject([
      { kind: 'redemption', reason: 'wrong-event', rewardName: 'Two doors' },
    ]);
  });

  it('at two desks: the second shows by whom and when, and the first claim stays', async () => {
    await issuedAgo(4);
    const [first, second] = [ago(3), ago(2)];
    await redeem(first, 'admin');
    const refused = await redeem(second);
    expect([refused.status, refused.json.doubt]).toEqual([
      200,
      { reason: 'already-claimed', earlierAt: first, earlierBy: 'admin' },
    ]);
    expect(await stored(claim)).toMatchObject({ claimedAt: first, redeemedBy: 'admin' });
    expect(await listConflicts()).toMatchObject([
      { reason: 'already-claimed', happenedAt: second, earlierAt: first },
    ]);
  });

  it('sent again, also under another key, is its own press and no second one', async () => {
    await issuedAgo(4);
    const [doneAt, key] = [ago(3), randomUUID()];
    const first = await redeem(doneAt, 'desk', key);
    expect((await redeem(doneAt, 'desk', key)).json).toEqual(first.json);
    expect((await redeem(doneAt)).json).toEqual(first.json);
    expect(await listConflicts()).toEqual([]);
    expect(await howMany('claims')).toBe(1);
  });

  it('by a code that is not known is refused and counted as a guess', async () => {
    const body = { code: '00000000', doneAt: ago(1) };
    const guess = () =>
      api.as('desk', 'POST', '/api/admin/redemptions', { body, key: randomUUID() });
    const tries = await Promise.all(Array.from({ length: 40 }, guess));
    const codes = new Set(tries.map(({ json }) => json.code));
    expect(codes).toEqual(new Set(['not-found', 'too-many-requests']));
  });
});
