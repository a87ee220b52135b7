import { beforeEach, describe, expect, it } from 'vitest';
import { api, body, seedEvents } from '../../support/api/calls/event-calls.ts';
import { audited, event, reward, seed } from '../../support/api/calls/staff-api.ts';

beforeEach(seedEvents);

describe('GET /api/admin/events/{id}/readiness', () => {
  const readiness = async () => {
    const { json } = await api.as('desk', 'GET', '/api/admin/events/autumn/readiness');
    const failed = json.filter(({ isFine }) => !isFine);
    return failed.map(({ check }: { check: string }) => check);
  };

  it('reports what is missing until nothing is', async () => {
    const start = { ...event, endTime: '2026-11-20T23:00:00.000Z' };
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const later = new Date(Date.now() + 7_200_000).toISOString();
    await seed({
      'events/autumn': {
        ...start,
        startTime: soon,
        endTime: later,
        businessIds: [],
        joinsNewBusinesses: true,
      },
      'events/other': { ...start, startTime: soon, endTime: later },
      'rewards/two': reward,
    });
    expect(await readiness()).toEqual([
      'other-active-event',
      'businesses',
      'unreachable-rewards',
      'map',
      'tickets',
      'links',
      'announcement',
    ]);
    await api.as('admin', 'PUT', '/api/admin/events/other', {
      body: { ...body, startTime: soon, endTime: later, isActive: false },
    });
    for (const [name, latitude] of [
      ['Vino', 38.1],
      ['Cask', 38.101],
    ] as const)
      await api.as('admin', 'POST', '/api/admin/businesses', {
        body: { name, address: '1', latitude, longitude: -79, category: 'bar' },
      });
    await api.as('desk', 'POST', '/api/admin/tickets', { body: { id: 'W-1' } });
    expect(await readiness()).toEqual(['map', 'links', 'announcement']);
    await api.as('admin', 'POST', '/api/admin/shifts', {
      body: { eventId: 'autumn', name: 'Front desk' },
    });
    await api.as('admin', 'POST', '/api/admin/events/autumn/announcements', {
      body: { title: 'Welcome', message: 'Doors open at six.' },
    });
    expect(await readiness()).toEqual(['map']);
    expect((await audited()).map(({ action }) => action)).toEqual([
      'event.edit',
      'business.create',
      'business.create',
      'ticket.add',
      'shift-link.create',
      'announcement.create',
    ]);
  });

  it('rejects a reserved id', async () => {
    const { status, json } = await api.as('desk', 'GET', '/api/admin/events/__x__/readiness');
    expect([status, json.fields]).toEqual([400, { id: 'This ID isn’t valid.' }]);
  });

  it('returns 404 for an unknown event', async () => {
    const { status } = await api.as('desk', 'GET', '/api/admin/events/gone/readiness');
    expect(status).toBe(404);
  });
});
