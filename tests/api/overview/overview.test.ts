import { afterEach, describe, expect, it, vi } from 'vitest';
import { api, minutes, overview } from '../../support/api/calls/overview-calls.ts';
import { event, seed, staffAccount, staffToken } from '../../support/api/calls/staff-api.ts';
import { eventFixture } from '../../support/api/fixtures/event-fixture.ts';
import { isPacked } from '../../support/api/served-app.ts';
import { change, stored } from '../../support/api/store/database.ts';
import { accountFor } from '../../support/api/tokens.ts';

afterEach(() => void vi.useRealTimers());

describe('GET overview', () => {
  it.skipIf(isPacked)('computes the overview once for all requests within 5 seconds', async () => {
    await seed({ ...eventFixture, 'events/shared': event });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const responses = await Promise.all(Array.from({ length: 20 }, () => overview('shared')));
    vi.setSystemTime(Date.now() + 4900);
    const later = await overview('shared');
    const times = new Set([...responses, later].map(({ json }) => json.countedAt));
    expect(times.size).toBe(1);
    vi.setSystemTime(Date.now() + 200);
    expect(times).not.toContain((await overview('shared')).json.countedAt);
  });

  it('returns 404 for an unknown event', async () => {
    await seed(eventFixture);
    const answer = await overview('nowhere');
    expect([answer.status, answer.json.code]).toEqual([404, 'event-gone']);
  });

  it('lists desks without a heartbeat for three minutes', async () => {
    const volunteer = {
      role: 'desk',
      shiftId: 'shift',
      eventId: 'desks',
      passwordHash: null,
      expiresAt: new Date(Date.now() + 60 * minutes).toISOString(),
    } as const;
    await seed({
      ...eventFixture,
      'events/desks': event,
      'staff/staff-sam': staffAccount('sam', { ...volunteer, fullName: 'Sam Lee' }),
      'staff/staff-ida': staffAccount('ida', { ...volunteer, fullName: 'Ida Lund' }),
      'staff/staff-gone': staffAccount('gone', { ...volunteer, isActive: false }),
    });
    await accountFor('staff-sam');
    const sam = staffToken('sam', 'desk');
    expect((await api.as('admin', 'GET', '/api/admin/session', { token: sam })).status).toBe(200);
    const previousContact = (await stored('staff/staff-sam')).lastSeenAt;
    expect(Date.now() - Date.parse(previousContact)).toBeLessThan(minutes);
    // A second request within the minute writes nothing.
    await api.as('admin', 'GET', '/api/admin/session', { token: sam });
    expect((await stored('staff/staff-sam')).lastSeenAt).toBe(previousContact);
    const silent = new Date(Date.now() - 4 * minutes).toISOString();
    await change('staff/staff-ida', { lastSeenAt: silent });
    const { desks } = (await overview('desks', sam)).json;
    expect(desks).toEqual(
      expect.arrayContaining([
        { id: 'staff-sam', name: 'Sam Lee', lastSeenAt: previousContact, isOffline: false },
        { id: 'staff-ida', name: 'Ida Lund', lastSeenAt: silent, isOffline: true },
      ]),
    );
    expect(desks).toHaveLength(2);
    // A volunteer's session is limited to their event.
    expect((await overview('autumn', sam)).status).toBe(403);
  });
});
