import { beforeAll, describe, expect, it } from 'vitest';
import { request } from '../../support/api/client.ts';
import { newParticipant, type Person } from '../../support/api/people.ts';
import { eventId } from '../../support/api/store/database.ts';

let person: Person;
beforeAll(async () => {
  person = await newParticipant();
});

const cacheControl = 'Cache-Control';

describe.each([
  '/api/events/active',
  '/api/events/past',
  `/api/events/${eventId}/businesses`,
  `/api/events/${eventId}/leaderboard`,
  `/api/events/${eventId}/crowd`,
  '/api/organization',
  '/api/organization/privacy',
  '/api/releases/current',
])('GET %s', (path) => {
  it('allows the CDN to answer for 10 seconds without a session', async () => {
    const { status, headers } = await request('GET', path);
    expect([status, headers.get(cacheControl), headers.get('Vary')]).toEqual([
      200,
      'public, max-age=0, s-maxage=10',
      'Authorization',
    ]);
  });

  it('returns 304 to a cache that has the current version', async () => {
    const tag = (await request('GET', path)).headers.get('ETag') ?? '';
    const again = await request('GET', path, { headers: { 'If-None-Match': `W/${tag}` } });
    expect([again.status, again.text]).toEqual([304, '']);
    const other = await request('GET', path, { headers: { 'If-None-Match': '"other"' } });
    expect(other.status).toBe(200);
  });

  it('prevents caching with a session', async () => {
    const { headers } = await request('GET', path, { token: person.token });
    expect(headers.get(cacheControl)).toBe('private, no-store');
  });
});

it('does not let caches keep a problem', async () => {
  const { status, headers } = await request('GET', '/api/events/nowhere/businesses');
  expect([status, headers.get(cacheControl)]).toEqual([404, 'private, no-store']);
});
