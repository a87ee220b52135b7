import { randomUUID } from 'node:crypto';
import { redemptionCodeDocument } from '@wine-walk/common/model/rewards.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../../../functions/src/firestore/firestore.ts';
import { documentPaths } from '../../../functions/src/firestore/paths.ts';
import { readDocument } from '../../../functions/src/firestore/read.ts';
import { erasePerson } from '../../../functions/src/modules/personal-data/service.ts';
import { redeem as redeemReward } from '../../../functions/src/modules/rewards/redeem.ts';
import { audited, deskCaller, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { change, howMany, stored } from '../../support/api/store/database.ts';

const api = await staffApi();
// Fixture without the redeemed reward.
const { 'claims/autumn_maya_gone': _gone, ...unclaimed } = eventFixture;
beforeEach(() => seed(unclaimed));

const code = '12345678';
const claim = 'claims/autumn_maya_two';
const redeem = (key?: string) =>
  api.as('desk', 'POST', '/api/admin/redemptions', { body: { code }, key });
const issue = () => api.as('attendee', 'POST', '/api/participants/maya/rewards/autumn/two/code');
const iso = (ms: number) => new Date(ms).toISOString();

describe('POST /api/rewards/redeem', () => {
  it('succeeds once for many simultaneous requests with one code', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(randomUUID())));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await howMany('claims')).toBe(1);
    expect((await audited()).filter(({ action }) => action === 'reward.redeem')).toHaveLength(1);
  });

  it('reports the time and staff of a redemption, also without a key', async () => {
    const first = await redeem();
    expect(first.status).toBe(200);
    for (const key of [undefined, randomUUID()]) {
      const { status, json } = await redeem(key);
      expect([status, json.code]).toEqual([409, 'already-claimed']);
      expect(json.details.current).toEqual({
        claimedAt: first.json.claimedAt,
        redeemedBy: 'desk',
      });
    }
  });

  it('reports a redeemed reward after its code expired as well', async () => {
    await redeem();
    await change(`redemptionCodes/${code}`, { expiresAt: iso(Date.now() - 1000) });
    expect((await redeem()).json.code).toBe('already-claimed');
  });

  it('repeats the response of a redemption for a minute only', async () => {
    const key = randomUUID();
    const first = await redeem(key);
    expect((await redeem(key)).json).toEqual(first.json);
    expect((await stored(claim)).idempotencyKey).toBe(key);
    const [record] = (await (await firestore()).collection('idempotentRequests').get()).docs;
    await change(`idempotentRequests/${record?.id}`, { answeredAt: iso(Date.now() - 61_000) });
    const late = await redeem(key);
    expect([late.status, late.json.code]).toEqual([409, 'already-claimed']);
  });

  it('rejects unpaid registrations, also when issuing a code', async () => {
    const registration = 'registrations/MAYASSUBM1SS10N00001';
    await change(registration, { isVerified: false });
    const [refused, noCode] = [await redeem(), await issue()];
    expect([refused.status, refused.json.code]).toEqual([422, 'reward-unpaid']);
    expect(refused.json.message).toContain('Maya Reyes hasn’t paid yet');
    expect([noCode.status, noCode.json.code]).toEqual([422, 'ticket-unpaid']);
    expect(await stored(claim)).toBeUndefined();
    await change(registration, { isVerified: true });
    expect((await redeem()).status).toBe(200);
  });
});

describe('redemption code', () => {
  const graceMs = 2 * 3_600_000;

  it('issues a code during the grace period after the event and not later', async () => {
    const endedAgo = (ms: number) =>
      change('events/autumn', { endTime: iso(Date.now() - ms), startTime: iso(0) });
    await endedAgo(graceMs - 60_000);
    expect((await issue()).status).toBe(200);
    await endedAgo(graceMs);
    const late = await issue();
    expect([late.status, late.json.code]).toEqual([422, 'rewards-closed']);
  });
});

// Last, since it ends Maya's session.
it('redeems nothing of a person whose data is deleted at the same time', async () => {
  const issued: string = (await issue()).json.code;
  const path = documentPaths.redemptionCode(issued);
  const read = await readDocument(path, redemptionCodeDocument);
  expect(read?.data.preapproval).toBeDefined();
  await erasePerson('maya', 'participant', Date.now());
  const call = { code: issued, doneAt: null, eventId: 'autumn', idempotencyKey: null };
  const sent = { ...call, staff: deskCaller, request: null, now: Date.now() };
  expect(await redeemReward(sent, Promise.resolve(read))).toMatchObject({ problem: 'reward-gone' });
  expect(await stored(claim)).toBeUndefined();
  expect(await stored('participants/maya/progress/autumn')).toBeUndefined();
});
