import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import {
  changesPublicStock,
  rebuildCatalogs,
} from '../../../functions/src/modules/catalog/service.ts';
import { seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { change, stored } from '../../support/api/store/database.ts';

/* Catalog entry of a limited reward while its last units are reserved. */

const api = await staffApi();
const { 'claims/autumn_maya_gone': _gone, ...unclaimed } = eventFixture;
beforeEach(() => seed(unclaimed));

const slot = (number: number) => `rewardSlots/autumn_two_${number}`;
const issue = async () =>
  (await api.as('attendee', 'POST', '/api/participants/maya/rewards/autumn/two/code')).json;
const redeem = (code: string) =>
  api.as('desk', 'POST', '/api/admin/redemptions', { body: { code }, key: randomUUID() });
/** Runs the trigger of a slot. */
async function written(before: object | undefined, number = 0) {
  const now = Date.now();
  const isShown = await changesPublicStock(before, await stored(slot(number)), now);
  if (isShown) await rebuildCatalogs({ kind: 'event', eventId: 'autumn' }, now);
  return isShown;
}
const shown = async () => {
  const { rewards } = await stored('catalogues/autumn');
  const [{ stockLevel, promisedUntil }] = rewards;
  return { stockLevel, promisedUntil };
};

it('shows until when the last unit is reserved and that it is gone after redemption', async () => {
  await change('rewards/two', { stock: 1 });
  const { code, expiresAt } = await issue();
  expect(await written(undefined)).toBe(true);
  expect(await shown()).toEqual({ stockLevel: 'few', promisedUntil: expiresAt });
  const before = await stored(slot(0));
  expect((await redeem(code)).status).toBe(200);
  expect(await written(before)).toBe(true);
  expect(await shown()).toEqual({ stockLevel: 'gone', promisedUntil: null });
});

it('writes nothing if units remain or the reservation has expired', async () => {
  await change('rewards/two', { stock: 2 });
  await issue();
  const numbers = [0, 1];
  const taken = (await Promise.all(numbers.map((number) => stored(slot(number))))).findIndex(
    Boolean,
  );
  expect(await written(undefined, taken)).toBe(false);
  await change('rewards/two', { stock: 1 });
  await change(slot(taken), { reservedUntil: new Date(Date.now() - 1).toISOString() });
  expect(await written(undefined, taken)).toBe(false);
});

it('ignores reservations of another event or reward', async () => {
  await change('rewards/two', { stock: 1 });
  const reservedUntil = new Date(Date.now() + 60_000).toISOString();
  const promised = { participantId: 'jonah', number: 0, isClaimed: false, reservedUntil };
  await change('rewardSlots/spring_two_0', { ...promised, eventId: 'spring', rewardId: 'two' });
  await change('rewardSlots/autumn_three_0', { ...promised, eventId: 'autumn', rewardId: 'three' });
  await rebuildCatalogs({ kind: 'event', eventId: 'autumn' }, Date.now());
  expect(await shown()).toEqual({ stockLevel: 'few', promisedUntil: null });
});
