import { expect, it } from 'vitest';
import { cachedCrowd } from '../../../functions/src/modules/check-in/crowd.ts';
import { attempt, business, send } from '../../support/api/check-in-calls.ts';
import { call } from '../../support/api/client.ts';
import { eventId, stored } from '../../support/api/database.ts';
import { newParticipant } from '../../support/api/people.ts';

const minute = 60_000;

it('publishes recent check-ins once a minute, and none under 5', async () => {
  for (let person = 0; person < 4; person += 1) {
    const { uid, token } = await newParticipant();
    const body = { ...attempt(business), participantId: uid };
    await call('POST', '/api/checkins', { token, unchecked: body });
  }
  const now = Date.now();
  expect(await cachedCrowd(eventId, now)).toEqual({ counts: {} });
  await send(attempt(business));
  // Another instance within the minute: the stored counts.
  const within = await cachedCrowd(eventId, now + minute / 2);
  expect(within).toEqual({ counts: {} });
  expect(await cachedCrowd(eventId, now + minute + 1)).toEqual({ counts: { [business.id]: 5 } });
  expect((await stored(`crowds/${eventId}`)).counts).toEqual({ [business.id]: 5 });
  expect(await cachedCrowd(eventId, now + 20 * minute)).toEqual({ counts: {} });
});

it('returns 404 for an unknown event', async () => {
  const answer = await call('GET', '/api/events/no-event/crowd', {});
  expect([answer.status, answer.json.code]).toEqual([404, 'not-found']);
});
