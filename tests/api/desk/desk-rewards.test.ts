import { beforeEach, expect, it } from 'vitest';
import { seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { change } from '../../support/api/store/database.ts';

/* Result of a reward code scanned at the desk. */

const api = await staffApi();

const registration = 'registrations/MAYASSUBM1SS10N00001';
const ofCode = 'redemptionCodes/12345678';
beforeEach(async () => {
  const { 'claims/autumn_maya_gone': _gone, ...unclaimed } = eventFixture;
  await seed({
    ...unclaimed,
    'events/spring': { ...eventFixture['events/autumn'], name: 'Spring' },
  });
  await change(registration, { isVerified: true });
});
const lookUp = async () =>
  (await api.as('desk', 'POST', '/api/admin/desk/lookup', { body: { text: '12345678' } })).json;

it('returns the reward of a redeemable code', async () => {
  expect(await lookUp()).toMatchObject({
    answer: 'redeem',
    reason: null,
    reward: { code: '12345678', name: 'Two doors' },
  });
});

it.each([
  ['of another event', ofCode, { eventId: 'spring' }, 'wrong-event'],
  ['that has expired', ofCode, { expiresAt: '2026-06-01T14:00:00.000Z' }, 'code-expired'],
  ['of a reward that is gone', ofCode, { rewardId: 'none' }, 'unknown'],
  ['of somebody who has not paid', registration, { isVerified: false }, 'not-paid'],
  [
    'of somebody whose registration was cancelled',
    registration,
    { status: 'cancelled', cancelledAt: '2026-06-01T14:00:00.000Z', cancelledBy: 'Theo' },
    'cancelled',
  ],
])('returns the reason for a code %s', async (_name, path, fields, reason) => {
  await change(path, fields);
  expect(await lookUp()).toMatchObject({ answer: 'refused', reason });
});

it('returns time and staff member for a redeemed code', async () => {
  await api.as('desk', 'POST', '/api/admin/redemptions', { body: { code: '12345678' } });
  expect(await lookUp()).toMatchObject({
    answer: 'refused',
    reason: 'reward-claimed',
    happenedAt: expect.any(String),
    happenedBy: 'desk',
  });
});
