import { randomUUID } from 'node:crypto';
import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { change, howMany, stored } from '../../support/api/store/database.ts';

/*
 * Cases of docs/security.md, Invalid input, without a test elsewhere: each is rejected with its own message and changes
 * nothing.
 */

const api = await staffApi();
const { 'claims/autumn_maya_gone': _gone, ...before } = eventFixture;
beforeEach(() =>
  seed({
    ...before,
    'events/spring': { ...before['events/autumn'], name: 'Spring Walk', isActive: false },
  }),
);

const code = '12345678';
const lookUp = async (text: string) =>
  (await api.as('desk', 'POST', '/api/admin/desk/lookup', { body: { text } })).json;
const redeem = (more: object = {}) =>
  api.as('desk', 'POST', '/api/admin/redemptions', {
    body: { code, ...more },
    key: randomUUID(),
  });

describe('reward code', () => {
  it("names the event of a reward code at another event's desk and claims nothing", async () => {
    await change(`redemptionCodes/${code}`, { eventId: 'spring' });
    expect(await lookUp(code)).toMatchObject({
      answer: 'refused',
      reason: 'wrong-event',
      otherEventName: 'Spring Walk',
    });
    expect(await howMany('claims')).toBe(0);
  });

  it("rejects a reward code at another event's desk with code-of-other-event", async () => {
    const preapproval = { participantName: 'Maya Reyes', rewardName: 'Two', businessId: null };
    await change(`redemptionCodes/${code}`, {
      eventId: 'spring',
      preapproval: { ...preapproval, isLimited: false },
    });
    await change('participants/maya/progress/spring', { ...emptyProgress('maya', 'spring') });
    for (const at of [{}, { eventId: 'autumn' }]) {
      const { status, json } = await redeem(at);
      expect([status, json.code]).toEqual([422, 'code-of-other-event']);
      expect(json.message).toContain('Spring Walk');
    }
    expect(await howMany('claims')).toBe(0);
    // It is valid at its own event's desk, whichever event is active.
    expect((await redeem({ eventId: 'spring' })).status).toBe(200);
  });

  it('rejects an expired reward code at scan and redemption', async () => {
    await change(`redemptionCodes/${code}`, { expiresAt: '2026-01-01T00:00:00.000Z' });
    expect(await lookUp(code)).toMatchObject({ answer: 'refused', reason: 'code-expired' });
    const { status, json } = await redeem();
    expect([status, json.code]).toEqual([410, 'code-expired']);
    expect(await howMany('claims')).toBe(0);
  });

  it('redeems a code once when it is scanned twice within a second; the second scan shows time and staff', async () => {
    const [first, second] = await Promise.all([redeem(), redeem()]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    const refused = first.status === 200 ? second : first;
    expect(refused.json.code).toBe('already-claimed');
    expect(await lookUp(code)).toMatchObject({ reason: 'reward-claimed', happenedBy: 'desk' });
    expect(await howMany('claims')).toBe(1);
  });
});

it('rejects offline actions of a revoked account and writes nothing', async () => {
  const submissionIds = ['TICKETSUBM1SS10N0001'];
  const doneAt = new Date(Date.now() - 60_000).toISOString();
  const act = () =>
    api.as('desk', 'POST', '/api/admin/desk/admissions', {
      body: { submissionIds, takesPayment: false, isIdSeen: true, doneAt },
      key: randomUUID(),
    });
  await change('staff/staff-desk', { isActive: false });
  const { status, json } = await act();
  expect([status, json.code]).toEqual([401, 'session-expired']);
  expect(await stored(`registrations/${submissionIds[0]}`)).toMatchObject({ arrivedAt: null });
  expect(await howMany('audit')).toBe(0);
});

it("rejects last year's poster with advice and records no visit", async () => {
  const { venueCode, venuePin } = await stored('businesses/loom');
  await api.as('admin', 'POST', '/api/admin/businesses/loom/venue-code', { body: {} });
  for (const old of [venueCode, venuePin]) {
    const { status, json } = await api.as('attendee', 'POST', '/api/checkins', {
      body: {
        participantId: 'maya',
        eventId: 'autumn',
        businessId: 'loom',
        latitude: 38.102,
        longitude: -79.07,
        venueCode: old,
      },
    });
    expect([status, json.code]).toEqual([422, 'unknown-venue-code']);
    expect(json.message).toMatch(
      /^That’s not the code for .+ Scan the poster again, or ask someone there\.$/,
    );
  }
  expect((await stored('participants/maya/progress/autumn')).visits).not.toHaveProperty('loom');
});
