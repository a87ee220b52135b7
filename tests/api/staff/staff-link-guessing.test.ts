import { beforeEach, describe, expect, it } from 'vitest';
import { audited, seed } from '../../support/api/calls/staff-api.ts';
import {
  anyIp,
  joinShift,
  joinShop,
  seedStaffLinks,
} from '../../support/api/calls/staff-link-calls.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { linkIds, staffLink } from '../../support/api/fixtures/staff-links.ts';

beforeEach(seedStaffLinks);

describe('PIN guessing at a staff link', () => {
  it('returns the same response as unknown and ended links', async () => {
    await seed({ ...eventFixture, [`shopLinks/${linkIds.shop}`]: staffLink({ isActive: false }) });
    const answers = [
      await joinShift({ pin: '000000' }),
      await joinShift({ secret: 'zzzzzzzzzzzzzzzzzzzz' }),
      await joinShop({ pin: '000000' }),
    ];
    for (const { status, json } of answers)
      expect([status, json.message]).toEqual([401, 'This link and PIN don’t match.']);
  });

  it('throttles PIN guesses after five per network and ten in total, for 30 seconds at most', async () => {
    const here = { headers: { 'X-Forwarded-For': anyIp() } };
    for (let tries = 0; tries < 5; tries += 1)
      expect((await joinShift({ pin: `00000${tries}` }, here)).status).toBe(401);
    expect((await joinShift({}, here)).status).toBe(429);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await joinShift({ pin: `10000${tries}` })).status).toBe(401);
    const anywhere = await joinShift();
    expect(anywhere.status).toBe(429);
    expect(Number(anywhere.headers.get('Retry-After'))).toBeLessThanOrEqual(30);
  });

  it('evaluates at most ten of a hundred simultaneous guesses', async () => {
    const guesses = Array.from({ length: 100 }, (_, index) =>
      joinShift({ pin: String(index).padStart(6, '0') }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
  });

  it('audits a wrong PIN without its source', async () => {
    await joinShift({ pin: '000000' }, { headers: { 'X-Forwarded-For': '203.0.113.9' } });
    const target = `shifts/${linkIds.shift}`;
    const notes = await audited();
    expect(notes).toContainEqual({ actor: 'somebody', action: 'shift-link.join-failed', target });
    expect(JSON.stringify(notes)).not.toContain('203.0.113.9');
  });
});
