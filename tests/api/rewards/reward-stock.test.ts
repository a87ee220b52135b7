import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { change, howMany, stored } from '../../support/api/database.ts';
import { eventFixture } from '../../support/api/event-fixture.ts';
import { seed, staffApi } from '../../support/api/staff-api.ts';

const api = await staffApi();
const { 'claims/autumn_maya_gone': _gone, ...unclaimed } = eventFixture;
beforeEach(async () => {
  await seed(unclaimed);
  await change('rewards/two', { stock: 1 });
});

const slot = 'rewardSlots/autumn_two_0';
const issue = () => api.as('attendee', 'POST', '/api/participants/maya/rewards/autumn/two/code');
const redeem = (code: string) =>
  api.as('desk', 'POST', '/api/admin/redemptions', { body: { code }, key: randomUUID() });
const undo = (id: string) =>
  api.as('desk', 'POST', `/api/admin/redemptions/${id}/undo`, { key: randomUUID() });
const iso = (ms: number) => new Date(ms).toISOString();
const promisedTo = (participantId: string, more: object) =>
  change(slot, { participantId, ...more });

// spec: B4.15
it('is promised by an issued code for its five minutes, to the same person by every code', async () => {
  const first = await issue();
  expect(first.status).toBe(200);
  expect(await stored(slot)).toMatchObject({
    participantId: 'maya',
    isClaimed: false,
    reservedUntil: first.json.expiresAt,
  });
  expect((await issue()).status).toBe(200);
  expect(await howMany('rewardSlots')).toBe(1);
});

it('is out of stock while it is promised to somebody else, and free again when that lapses', async () => {
  await issue();
  await promisedTo('jonah', { reservedUntil: iso(Date.now() + 60_000) });
  const refused = await issue();
  expect([refused.status, refused.json.code]).toEqual([422, 'out-of-stock']);
  expect(refused.json.message).toContain('Try again in 5 minutes');
  await promisedTo('jonah', { reservedUntil: iso(Date.now() - 1) });
  expect((await issue()).status).toBe(200);
});

// spec: B4.15
it('is handed out with its redemption, and given back when that is undone', async () => {
  const { json } = await issue();
  const redeemed = await redeem(json.code);
  expect(redeemed.status).toBe(200);
  expect((await stored(slot)).isClaimed).toBe(true);
  await promisedTo('jonah', {});
  await change('participants/maya/progress/autumn', { claims: {} });
  const refused = await issue();
  expect([refused.status, refused.json.code]).toEqual([422, 'out-of-stock']);
  expect(refused.json.message).toContain('handed out');
  await promisedTo('maya', {});
  expect((await undo(redeemed.json.claimId)).status).toBe(200);
  expect(await stored(slot)).toBeUndefined();
  expect((await issue()).status).toBe(200);
});

it('is not to be had by a code that somebody else’s promise has overtaken', async () => {
  const { json } = await issue();
  await promisedTo('jonah', { isClaimed: true });
  const refused = await redeem(json.code);
  expect([refused.status, refused.json.code]).toEqual([422, 'out-of-stock']);
  expect(await howMany('claims')).toBe(0);
});

it('is taken for a code whose own promise is no longer there, where one is free', async () => {
  const { json } = await issue();
  await promisedTo('jonah', { reservedUntil: iso(Date.now() - 1) });
  expect((await redeem(json.code)).status).toBe(200);
  expect(await stored(slot)).toMatchObject({ participantId: 'maya', isClaimed: true });
});

const other = 'rewardSlots/autumn_two_1';
const slotOf = (participantId: string, number: number, more: object = {}) =>
  change(`rewardSlots/autumn_two_${number}`, {
    participantId,
    eventId: 'autumn',
    rewardId: 'two',
    number,
    reservedUntil: iso(Date.now() + 60_000),
    isClaimed: false,
    ...more,
  });

it('is handed out from one’s own promise, where somebody else’s is still standing', async () => {
  await change('rewards/two', { stock: 2 });
  const { json } = await issue();
  await slotOf('jonah', 0);
  await slotOf('maya', 1);
  expect((await redeem(json.code)).status).toBe(200);
  expect(await stored(slot)).toMatchObject({ participantId: 'jonah', isClaimed: false });
  expect(await stored(other)).toMatchObject({ participantId: 'maya', isClaimed: true });
});

it('is given back alone, and not what somebody else was handed', async () => {
  await change('rewards/two', { stock: 2 });
  const { json } = await issue();
  await slotOf('jonah', 0, { isClaimed: true });
  await slotOf('maya', 1);
  const { claimId } = (await redeem(json.code)).json;
  expect((await undo(claimId)).status).toBe(200);
  expect(await stored(other)).toBeUndefined();
  expect(await stored(slot)).toMatchObject({ participantId: 'jonah', isClaimed: true });
});

it('is not to be had by a promise that lapsed, where the stock was lowered since', async () => {
  const { json } = await issue();
  await promisedTo('jonah', { isClaimed: true });
  await slotOf('maya', 1, { reservedUntil: iso(Date.now() - 1) });
  const refused = await redeem(json.code);
  expect([refused.status, refused.json.code]).toEqual([422, 'out-of-stock']);
  expect((await stored(other)).isClaimed).toBe(false);
});
