import { beforeEach, describe, expect, it } from 'vitest';
import { seed, staffAccount } from '../../support/api/calls/staff-api.ts';
import {
  admin,
  api,
  isIn,
  joinShop,
  seedStaffLinks,
  tokenOf,
} from '../../support/api/calls/staff-link-calls.ts';
import { call } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { change, stored } from '../../support/api/store/database.ts';

beforeEach(seedStaffLinks);

describe('shop link', () => {
  const create = (businessId = 'vino') =>
    admin('POST', '/api/admin/shop-links', { body: { eventId: 'autumn', businessId } });

  it('ends the previous link of a business when a new one is created', async () => {
    const before = await tokenOf((await joinShop()).json.sessionId);
    const made = await create();
    expect(made.json).toMatchObject({
      name: eventFixture['businesses/vino']?.name,
      businessId: 'vino',
    });
    expect(await isIn(before)).toBe(false);
    expect((await joinShop()).json.code).toBe('link-ended');
    expect((await create('cask')).status).toBe(200);
    const listed = (await admin('GET', '/api/admin/shop-links?eventId=autumn')).json;
    expect(listed.filter(({ isActive }) => isActive)).toHaveLength(2);
    expect((await create('gone')).status).toBe(404);
  });

  it('redeems and counts only its own rewards', async () => {
    const { json } = await joinShop();
    expect(json.role).toBe('shop');
    const token = await tokenOf(json.sessionId);
    const redeem = () =>
      call('POST', '/api/admin/redemptions', { at: api.at, token, body: { code: '12345678' } });
    const counts = async () => (await call('GET', '/api/shop/counts', { at: api.at, token })).json;
    await change('rewards/two', { businessId: 'cask' });
    const elsewhere = await redeem();
    expect([elsewhere.status, elsewhere.json.code]).toEqual([422, 'wrong-business']);
    await change('rewards/two', { businessId: null });
    expect((await redeem()).json.code).toBe('wrong-business');
    expect(await stored('claims/autumn_maya_two')).toBeUndefined();
    await change('rewards/two', { businessId: 'vino' });
    expect(await counts()).toMatchObject({ redemptions: 0, rewards: ['Two doors'] });
    expect((await redeem()).status).toBe(200);
    expect(await stored('claims/autumn_maya_two')).toMatchObject({ businessId: 'vino' });
    expect(await counts()).toMatchObject({ redemptions: 1, eventName: 'Autumn Walk' });
  });

  it('rejects codes of another event', async () => {
    const token = await tokenOf((await joinShop()).json.sessionId);
    await change('redemptionCodes/12345678', { eventId: 'spring' });
    const body = { code: '12345678' };
    const { status, json } = await call('POST', '/api/admin/redemptions', {
      at: api.at,
      token,
      body,
    });
    expect([status, json.code]).toEqual([422, 'wrong-business']);
    expect(await stored('redemptionCodes/12345678')).toMatchObject({ eventId: 'spring' });
    for (const eventId of ['autumn', 'spring'])
      expect(await stored(`claims/${eventId}_maya_two`)).toBeUndefined();
  });

  it('counts only its own verified check-ins', async () => {
    const checkIn = { eventId: 'autumn', participantId: 'maya', state: 'verified' };
    await seed({
      ...eventFixture,
      'checkIns/autumn_maya_vino': { ...checkIn, businessId: 'vino' },
      'checkIns/autumn_jonah_vino': { ...checkIn, businessId: 'vino', state: 'pending' },
      'checkIns/autumn_maya_cask': { ...checkIn, businessId: 'cask' },
      'checkIns/spring_maya_vino': { ...checkIn, eventId: 'spring', businessId: 'vino' },
    });
    const counts = await api.as('shop', 'GET', '/api/shop/counts');
    expect(counts.json.checkIns).toBe(1);
  });

  it('shows nothing for an account without a business', async () => {
    await seed({ ...eventFixture, 'staff/staff-shop': staffAccount('shop', { role: 'shop' }) });
    expect((await api.as('shop', 'GET', '/api/shop/counts')).status).toBe(403);
    const body = { code: '12345678' };
    const redeemed = await api.as('shop', 'POST', '/api/admin/redemptions', { body });
    expect(redeemed.json.code).toBe('wrong-business');
  });
});
