import { beforeEach, describe, expect, it } from 'vitest';
import { api, body, seedEvents } from '../../support/api/calls/event-calls.ts';
import { event, pointRule, reward, seed } from '../../support/api/calls/staff-api.ts';
import { howMany } from '../../support/api/store/database.ts';

beforeEach(seedEvents);

describe('POST /api/admin/events/{id}/duplicate', () => {
  const duplicate = (change: Record<string, unknown> = {}, key?: string) =>
    api.as('admin', 'POST', '/api/admin/events/autumn/duplicate', {
      body: {
        name: 'Autumn Walk again',
        startTime: '2027-11-19T18:00:00.000Z',
        endTime: '2027-11-19T22:00:00.000Z',
        ...change,
      },
      key,
    });

  it("copies the event's own rewards and rules and leaves shared ones", async () => {
    await seed({
      'events/autumn': { ...event, businessIds: ['vino'] },
      'rewards/shared': reward,
      'rewards/own': { ...reward, eventId: 'autumn', name: 'Own' },
      'pointRules/shared': pointRule,
      'pointRules/own': {
        ...pointRule,
        eventId: 'autumn',
        trigger: 'time_window',
        windowStartTime: '2025-11-20T19:00:00.000Z',
        windowEndTime: '2025-11-20T20:00:00.000Z',
      },
    });
    const { status, json } = await duplicate({}, 'duplicate-01');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      name: 'Autumn Walk again',
      description: event.description,
      timeZone: event.timeZone,
      isActive: false,
      businessIds: ['vino'],
      copiedFromId: 'autumn',
      version: 1,
    });
    expect((await duplicate({}, 'duplicate-01')).json).toEqual(json);
    expect(await howMany('events')).toBe(2);
    const rewards = (await api.as('admin', 'GET', '/api/admin/rewards')).json;
    const rules = (await api.as('admin', 'GET', '/api/admin/point-rules')).json;
    const copies = <T extends { eventId: string | null }>(all: T[]) =>
      all.filter(({ eventId }) => eventId === json.id);
    expect(rewards).toHaveLength(3);
    expect(copies(rewards)).toMatchObject([{ name: 'Own', requiredVisits: 2, version: 1 }]);
    expect(rules).toHaveLength(3);
    expect(copies(rules)).toMatchObject([
      {
        windowStartTime: '2027-11-19T19:00:00.000Z',
        windowEndTime: '2027-11-19T20:00:00.000Z',
      },
    ]);
  });

  it('rejects invalid requests and creates nothing', async () => {
    expect((await duplicate({ endTime: '2027-11-19T18:00:00.000Z' })).status).toBe(400);
    const gone = await api.as('admin', 'POST', '/api/admin/events/gone/duplicate', { body });
    expect(gone.status).toBe(400);
    const { timeZone, ...times } = body;
    const absent = await api.as('admin', 'POST', '/api/admin/events/gone/duplicate', {
      body: times,
    });
    expect([absent.status, absent.json.message]).toEqual([404, 'This event no longer exists.']);
    expect(await howMany('events')).toBe(2);
  });
});
