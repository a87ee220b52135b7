import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { beforeNextCommit } from '../../support/api/store/before-next-commit.ts';
import { change, howMany, stored } from '../../support/api/store/database.ts';

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
const undo = (id: string) => api.as('desk', 'POST', `/api/admin/desk/changes/${id}/undo`);
const iso = (ms: number) => new Date(ms).toISOString();
const preapprovedFor = (participantId: string, more: object) =>
  change(slot, { participantId, ...more });

it('reserves a unit for five minutes per person, shared by all their codes', async () => {
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

it('issues no code while the last unit is reserved for another person, and one after expiry', async () => {
  await issue();
  await preapprovedFor('jonah', { reservedUntil: iso(Date.now() + 60_000) });
  const refused = await issue();
  expect([refused.status, refused.json.code]).toEqual([422, 'rewards-reserved']);
  expect(refused.json.message).toContain('Try again in 5 minutes');
  await preapprovedFor('jonah', { reservedUntil: iso(Date.now() - 1) });
  expect((await issue()).status).toBe(200);
});

it('takes a unit by redemption and releases it by its undo', async () => {
  const { json } = await issue();
  const redeemed = await redeem(json.code);
  expect(redeemed.status).toBe(200);
  expect((await stored(slot)).isClaimed).toBe(true);
  await preapprovedFor('jonah', {});
  await change('participants/maya/progress/autumn', { claims: {} });
  const refused = await issue();
  expect([refused.status, refused.json.code]).toEqual([422, 'out-of-stock']);
  expect(refused.json.message).toContain('all gone');
  await preapprovedFor('maya', {});
  expect((await undo(redeemed.json.changeId)).status).toBe(200);
  expect(await stored(slot)).toBeUndefined();
  expect((await issue()).status).toBe(200);
});

it('rejects a code whose reservation was taken over by another person', async () => {
  const { json } = await issue();
  await preapprovedFor('jonah', { isClaimed: true });
  const refused = await redeem(json.code);
  expect([refused.status, refused.json.code]).toEqual([422, 'out-of-stock']);
  expect(await howMany('claims')).toBe(0);
});

it('accepts a code without a reservation if a unit is free', async () => {
  const { json } = await issue();
  await preapprovedFor('jonah', { reservedUntil: iso(Date.now() - 1) });
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

it('keeps a reservation beside an earlier one that has expired', async () => {
  await change('rewards/two', { stock: 2 });
  const expired = { reservedUntil: iso(Date.now() - 1) };
  await slotOf('maya', 0, expired);
  await slotOf('maya', 1);
  const { status, json } = await issue();
  expect(status).toBe(200);
  expect(await stored(slot)).toMatchObject(expired);
  expect(await stored(other)).toMatchObject({ reservedUntil: json.expiresAt });
});

it("redeems the own reservation while another person's is active", async () => {
  await change('rewards/two', { stock: 2 });
  const { json } = await issue();
  await slotOf('jonah', 0);
  await slotOf('maya', 1);
  expect((await redeem(json.code)).status).toBe(200);
  expect(await stored(slot)).toMatchObject({ participantId: 'jonah', isClaimed: false });
  expect(await stored(other)).toMatchObject({ participantId: 'maya', isClaimed: true });
});

it('releases only the undone unit', async () => {
  await change('rewards/two', { stock: 2 });
  const { json } = await issue();
  await slotOf('jonah', 0, { isClaimed: true });
  await slotOf('maya', 1);
  const { changeId } = (await redeem(json.code)).json;
  expect((await undo(changeId)).status).toBe(200);
  expect(await stored(other)).toBeUndefined();
  expect(await stored(slot)).toMatchObject({ participantId: 'jonah', isClaimed: true });
});

it('rejects an expired reservation after the stock was lowered', async () => {
  const { json } = await issue();
  await preapprovedFor('jonah', { isClaimed: true });
  await slotOf('maya', 1, { reservedUntil: iso(Date.now() - 1) });
  const refused = await redeem(json.code);
  expect([refused.status, refused.json.code]).toEqual([422, 'rewards-reserved']);
  expect((await stored(other)).isClaimed).toBe(false);
});

describe.skipIf(isPacked)('unit taken by another person between read and commit', () => {
  const takenByJonah = () => preapprovedFor('jonah', { isClaimed: true });

  it('rejects the redemption of a reservation whose unit another person took', async () => {
    const { json } = await issue();
    beforeNextCommit(takenByJonah);
    const refused = await redeem(json.code);
    expect([refused.status, refused.json.code]).toEqual([422, 'out-of-stock']);
    expect(await stored(slot)).toMatchObject({ participantId: 'jonah', isClaimed: true });
    expect(await howMany('claims')).toBe(0);
  });

  it('issues no second code for a reservation whose unit another person reserved', async () => {
    await issue();
    const reservedUntil = iso(Date.now() + 60_000);
    beforeNextCommit(() => preapprovedFor('jonah', { reservedUntil }));
    const refused = await issue();
    expect([refused.status, refused.json.code]).toEqual([422, 'rewards-reserved']);
    expect(await stored(slot)).toMatchObject({ participantId: 'jonah', reservedUntil });
  });

  it('issues no code for an expired reservation whose unit another person reserved', async () => {
    await issue();
    await preapprovedFor('jonah', { reservedUntil: iso(Date.now() - 1) });
    beforeNextCommit(() => preapprovedFor('jonah', { reservedUntil: iso(Date.now() + 60_000) }));
    const refused = await issue();
    expect([refused.status, refused.json.code]).toEqual([422, 'rewards-reserved']);
    expect(await stored(slot)).toMatchObject({ participantId: 'jonah' });
  });

  it('keeps the unit of another person in the undo of an earlier redemption', async () => {
    const redeemed = await redeem((await issue()).json.code);
    beforeNextCommit(takenByJonah);
    expect((await undo(redeemed.json.changeId)).status).toBe(200);
    expect(await stored(slot)).toMatchObject({ participantId: 'jonah', isClaimed: true });
  });
});
