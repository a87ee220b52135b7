import { beforeEach, describe, expect, it } from 'vitest';
import { readViews } from '../../../functions/src/modules/results/views.ts';
import { seed } from '../../support/api/calls/staff-api.ts';
import { anyIp, api } from '../../support/api/calls/staff-link-calls.ts';
import { call } from '../../support/api/client.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { change, stored } from '../../support/api/store/database.ts';

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';

interface Sent {
  place?: 'landing' | 'map';
  userAgent?: string;
  ip?: string;
  eventId?: string;
}

const view = ({ place = 'landing', userAgent = phone, ip = anyIp(), eventId = 'autumn' }: Sent) =>
  call('POST', '/api/views', {
    at: api.at,
    body: { eventId, place },
    headers: { 'X-Forwarded-For': ip, 'User-Agent': userAgent },
  });

beforeEach(async () => {
  await seed(eventFixture);
  const endTime = new Date(Date.now() + 3_600_000).toISOString();
  await change('events/autumn', { isActive: true, endTime });
});

describe('POST /api/views', () => {
  it('counts simultaneous views of each place', async () => {
    const places = Array.from({ length: 40 }, (_, at) => (at % 4 === 0 ? 'map' : 'landing'));
    const answers = await Promise.all(places.map((place) => view({ place })));
    expect(answers.map(({ status }) => status)).toEqual(places.map(() => 200));
    expect(await readViews('autumn')).toEqual({ landing: 30, map: 10 });
  });

  it('stores two sums and nothing about the sender', async () => {
    for (let at = 0; at < 12; at += 1) await view({});
    const parts = await Promise.all(
      Array.from({ length: 8 }, (_, part) => stored(`viewCounts/autumn_${part}`)),
    );
    const fields = parts.flatMap((part) => Object.keys(part ?? {}));
    expect(new Set(fields)).toEqual(new Set(['eventId', 'landing', 'map']));
  });

  it.each(['Googlebot/2.1', 'facebookexternalhit/1.1', 'HeadlessChrome/140', 'curl/8.5', ''])(
    'leaves out the program "%s"',
    async (userAgent) => {
      expect((await view({ userAgent })).status).toBe(200);
      expect(await readViews('autumn')).toEqual({ landing: 0, map: 0 });
    },
  );

  it.each([
    ['has ended', { endTime: new Date(Date.now() - 1000).toISOString() }],
    ['is not active', { isActive: false }],
  ])('counts no view of an event that %s', async (_, state) => {
    await change('events/autumn', state);
    expect((await view({})).status).toBe(200);
    expect(await readViews('autumn')).toEqual({ landing: 0, map: 0 });
  });

  it('counts no view of an unknown event', async () => {
    expect((await view({ eventId: 'unknown' })).status).toBe(200);
    expect(await readViews('unknown')).toEqual({ landing: 0, map: 0 });
  });

  it('counts views of many phones behind one address, and refuses the 241st in a minute', async () => {
    const ip = anyIp();
    const answers = await Promise.all(Array.from({ length: 240 }, () => view({ ip })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await readViews('autumn')).toEqual({ landing: 240, map: 0 });
    expect((await view({ ip })).status).toBe(429);
  });
});
