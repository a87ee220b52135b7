import { emptyProgress } from '@wine-walk/common/rules/rewards/rewards.ts';
import { beforeEach, expect, it } from 'vitest';
import { cachedCrowd } from '../../../functions/src/modules/check-in/crowd.ts';
import { attendeeToken, business, seed, staffApi } from '../../support/api/calls/staff-api.ts';
import { call } from '../../support/api/client.ts';
import { eventFixture, participantOf } from '../../support/api/fixtures/event-fixture.ts';
import { change, stored } from '../../support/api/store/database.ts';
import { accountFor } from '../../support/api/tokens.ts';

const minute = 60_000;
const api = await staffApi();
// Without other check-ins, which the demo event may have.
beforeEach(() => seed(eventFixture));

/** Checks a new attendee in at the business of the fixture. */
async function checkIn(uid: string): Promise<void> {
  await accountFor(uid);
  await change(`participants/${uid}`, participantOf(uid, 'Wanda Walker'));
  await change(`participants/${uid}/progress/autumn`, emptyProgress(uid, 'autumn'));
  const { latitude, longitude } = business('Loom', 38.102);
  const body = { participantId: uid, eventId: 'autumn', businessId: 'loom', latitude, longitude };
  const sent = { at: api.at, token: attendeeToken(uid), body };
  expect((await call('POST', '/api/checkins', sent)).status).toBe(200);
}

it('publishes recent check-ins once a minute, and none under 5', async () => {
  for (const uid of ['walker1', 'walker2', 'walker3', 'walker4']) await checkIn(uid);
  // No other test's response is cached any more.
  const now = Date.now() + minute;
  expect(await cachedCrowd('autumn', now)).toEqual({ counts: {} });
  await checkIn('walker5');
  // Another instance within the minute: the stored counts.
  expect(await cachedCrowd('autumn', now + minute / 2)).toEqual({ counts: {} });
  expect(await cachedCrowd('autumn', now + minute + 1)).toEqual({ counts: { loom: 5 } });
  expect((await stored('crowds/autumn')).counts).toEqual({ loom: 5 });
  expect(await cachedCrowd('autumn', now + 20 * minute)).toEqual({ counts: {} });
});

it('returns 404 for an unknown event', async () => {
  const answer = await call('GET', '/api/events/no-event/crowd', { at: api.at });
  expect([answer.status, answer.json.code]).toEqual([404, 'event-not-found']);
});
