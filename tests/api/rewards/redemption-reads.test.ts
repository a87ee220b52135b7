import { randomUUID } from 'node:crypto';
import type { RewardDocument } from '@wine-walk/common/model/rewards.ts';
import { newTicket } from '@wine-walk/common/rules/tickets/tickets.ts';
import { ticketType } from '@wine-walk/common/support/samples.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { at, openStaffApi, reward, seed } from '../../support/api/calls/staff-api.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { beforeNextCommit } from '../../support/api/store/before-next-commit.ts';
import { change, howMany, stored } from '../../support/api/store/database.ts';
import { watchReads } from '../../support/api/store/watch-reads.ts';

const { 'claims/autumn_maya_gone': _gone, ...unclaimed } = eventFixture;

async function unclaimedReward(changes: Partial<RewardDocument> = {}) {
  const api = await openStaffApi();
  onTestFinished(() => api.close());
  await seed(unclaimed);
  await change('rewards/two', changes);
  const issued = await api.as('attendee', 'POST', '/api/participants/maya/rewards/autumn/two/code');
  expect(issued.status).toBe(200);
  const body = { code: issued.json.code, eventId: 'autumn' };
  const redeem = () =>
    api.as('desk', 'POST', '/api/admin/redemptions', { body, key: randomUUID() });
  return { api, code: body.code, redeem };
}

test.skipIf(isPacked)(
  'a redemption reads three documents: account, guess counter and code',
  async () => {
    const { code, redeem } = await unclaimedReward();
    const reads = watchReads();
    expect((await redeem()).status).toBe(200);
    expect(reads().toSorted()).toEqual([
      expect.stringMatching(/^rateLimits\//),
      `redemptionCodes/${code}`,
      'staff/staff-desk',
    ]);
  },
);

test('withdrawing a payment makes the next redemption read everything', async () => {
  const { api, redeem } = await unclaimedReward();
  const cancelled = await api.as(
    'desk',
    'POST',
    '/api/admin/registrations/MAYASSUBM1SS10N00001/cancel',
  );
  expect(cancelled.status).toBe(200);
  await change('registrations/MAYASSUBM1SS10N00001', { isVerified: false });
  expect((await redeem()).json.code).toBe('reward-unpaid');
});

describe('redemption after a change of ticket type or reward', () => {
  const maya = '/api/admin/registrations/MAYASSUBM1SS10N00001';
  const refusal = {
    code: 'reward-not-for-type',
    message: 'Two doors isn’t for Maya Reyes’s type of ticket.',
  };

  test('rejects a code after a move to a ticket of an excluded type', async () => {
    const { api, redeem } = await unclaimedReward({ excludedTypeIds: ['driver'] });
    await change('events/autumn', { ticketTypes: [ticketType()] });
    const ticket = {
      ...newTicket({ eventId: 'autumn', holderName: null, holderEmail: null }, 'import', at),
    };
    await change('tickets/DRIVER-1', { ...ticket, typeId: 'driver' });
    const { version } = await stored('registrations/MAYASSUBM1SS10N00001');
    const body = { ticketId: 'DRIVER-1', version };
    expect((await api.as('desk', 'POST', `${maya}/ticket`, { body })).status).toBe(200);
    expect((await redeem()).json).toMatchObject(refusal);
    expect(await howMany('claims')).toBe(0);
  });

  test('rejects a code after an edit of the reward excludes the ticket type', async () => {
    const { api, redeem } = await unclaimedReward();
    await change('registrations/MAYASSUBM1SS10N00001', { typeId: 'driver' });
    const { name, description, requiredVisits, rewardType } = reward;
    const body = { name, description, requiredVisits, rewardType, excludedTypeIds: ['driver'] };
    expect((await api.as('admin', 'PUT', '/api/admin/rewards/two', { body })).status).toBe(200);
    expect((await redeem()).json).toMatchObject({ code: 'reward-not-for-type' });
  });
});

test('a reward limited after the code was issued is read again', async () => {
  const { api, redeem } = await unclaimedReward();
  const { name, description, requiredVisits, rewardType } = reward;
  const body = { name, description, requiredVisits, rewardType, stock: 1 };
  const edited = await api.as('admin', 'PUT', '/api/admin/rewards/two', { body });
  expect(edited.status).toBe(200);
  expect((await redeem()).status).toBe(200);
  expect(await howMany('rewardSlots')).toBe(1);
});

test.each(['refunds', 'voids'] as const)(
  'a refund by %s makes the redemption read again',
  async (way) => {
    const { api, redeem } = await unclaimedReward();
    const till = await api.as('desk', 'POST', '/api/admin/tills', {
      body: { eventId: 'autumn', openingFloatCents: 5000 },
    });
    await change(`tills/${till.json.id}`, { salesCents: 3500, salesCount: 1 });
    const submissionId = 'MAYASSUBM1SS10N00001';
    const payment = {
      amountCents: 3500,
      currency: 'USD',
      method: 'cash',
      takenAt: new Date().toISOString(),
      takenBy: 'staff-desk',
      tillId: till.json.id,
    };
    await change(`registrations/${submissionId}`, { payment });
    const back = await api.as('desk', 'POST', `/api/admin/desk/${way}`, {
      body: { submissionId, reason: 'Ill' },
      key: randomUUID(),
    });
    expect(back.status).toBe(200);
    expect((await redeem()).json.code).toBe('reward-unpaid');
  },
);

describe.skipIf(isPacked)('a code issued while its payment is refunded', () => {
  const paths = {
    cancel: '/api/admin/registrations/MAYASSUBM1SS10N00001/cancel',
    code: '/api/participants/maya/rewards/autumn/two/code',
  } as const;
  const unpaid = () => change('registrations/MAYASSUBM1SS10N00001', { isVerified: false });

  test('issues no code if the refund commits first', async () => {
    const { api } = await unclaimedReward();
    beforeNextCommit(unpaid);
    const issued = await api.as('attendee', 'POST', paths.code);
    expect([issued.status, issued.json.code]).toEqual([422, 'ticket-unpaid']);
  });

  test('rejects the redemption with reward-unpaid if the code commits first', async () => {
    const { api } = await unclaimedReward();
    let code = '';
    beforeNextCommit(async () => {
      code = String((await api.as('attendee', 'POST', paths.code)).json.code);
    });
    expect((await api.as('desk', 'POST', paths.cancel)).status).toBe(200);
    await unpaid();
    const body = { code };
    const redeemed = await api.as('desk', 'POST', '/api/admin/redemptions', { body });
    expect(redeemed.json.code).toBe('reward-unpaid');
  });
});
