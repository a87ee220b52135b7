import { type CatalogBusiness } from '@wine-walk/common/model/catalog.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { call } from '../../support/api/client.ts';
import { newParticipant, type Person, signIn } from '../../support/api/people.ts';
import { change, eventId, readBusinesses, stored } from '../../support/api/store/database.ts';

let person: Person;
let desk: string;

beforeAll(async () => {
  person = await newParticipant();
  await change(`registrations/${person.submissionId}`, { isVerified: true });
  const [business] = (await readBusinesses()) as [CatalogBusiness];
  const body = {
    participantId: person.uid,
    eventId,
    businessId: business.id,
    latitude: business.latitude,
    longitude: business.longitude,
  };
  expect((await call('POST', '/api/checkins', { token: person.token, body })).status).toBe(200);
  const login = await call('POST', '/api/admin/login', {
    body: { username: 'desk', password: 'winewalk' },
  });
  desk = await signIn(login.json.sessionId);
});

const issue = (rewardId: string, who: Person = person) =>
  call('POST', `/api/participants/${person.uid}/rewards/${eventId}/${rewardId}/code`, {
    token: who.token,
  });
const redeem = (code: string, token = desk) =>
  call('POST', '/api/admin/redemptions', { token, body: { code } });

describe('redemption codes', () => {
  it('issues a code only for an own unlocked reward', async () => {
    expect((await issue('three-doors-down')).json.code).toBe('reward-locked');
    expect((await issue('no-such-reward')).status).toBe(404);
    expect((await issue('first-pour', await newParticipant())).status).toBe(403);
  });

  it('redeems a code once, by staff only', async () => {
    const requestedAt = Date.now();
    const { json } = await issue('first-pour');
    expect(json.code).toMatch(/^\d{8}$/);
    const fiveMinutesEarlier = Date.parse(json.expiresAt) - 5 * 60_000;
    expect(fiveMinutesEarlier).toBeGreaterThanOrEqual(requestedAt);
    expect(fiveMinutesEarlier).toBeLessThanOrEqual(Date.now());
    expect((await redeem(json.code, person.token)).status).toBe(403);

    const spaced = `${json.code.slice(0, 4)} ${json.code.slice(4)}`;
    const answers = await Promise.all(Array.from({ length: 5 }, () => redeem(spaced)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([200, 409, 409, 409, 409]);
    const redeemed = answers.find(({ status }) => status === 200)?.json;
    expect(redeemed).toMatchObject({
      participantName: 'Ada Quill',
      rewardName: 'First Pour',
    });

    const { claims } = await stored(`participants/${person.uid}/progress/${eventId}`);
    expect(claims).toEqual({ 'first-pour': { claimedAt: redeemed?.claimedAt } });
    const listed = await call('GET', `/api/participants/${person.uid}/rewards/${eventId}`, person);
    expect(listed.json[0]).toMatchObject({
      isClaimed: true,
      claimedAt: redeemed?.claimedAt,
    });
    expect((await issue('first-pour')).json.code).toBe('reward-claimed');
  });

  it.each(['00000000', '1234', 'abcdefgh'])('rejects the code %s', async (code) => {
    expect([400, 404]).toContain((await redeem(code)).status);
  });
});
