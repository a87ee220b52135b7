import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { howMany, stored } from '../support/api/database.ts';
import {
  audited,
  business,
  event,
  openStaffApi,
  pointRule,
  reward,
  seed,
} from '../support/api/staff-api.ts';

let api: Awaited<ReturnType<typeof openStaffApi>>;
beforeAll(async () => {
  api = await openStaffApi();
});
afterAll(() => api.close());
beforeEach(() =>
  seed({
    'events/autumn': { ...event, businessIds: ['vino'], joinsNewBusinesses: true },
    'events/past': {
      ...event,
      startTime: '2025-02-15T19:00:00.000Z',
      endTime: '2025-02-15T23:00:00.000Z',
    },
    'businesses/vino': business('Vino', 38.1),
    'businesses/cask': business('Cask', 38.101),
  }),
);

const body = {
  name: 'Spring Walk',
  startTime: '2027-03-14T18:00:00.000Z',
  endTime: '2027-03-14T22:00:00.000Z',
  timeZone: 'America/New_York',
};
const create = (change: Record<string, unknown> = {}, key?: string) =>
  api.as('admin', 'POST', '/api/admin/events', { body: { ...body, ...change }, key });
const edit = (id: string, change: Record<string, unknown> = {}) =>
  api.as('admin', 'PUT', `/api/admin/events/${id}`, { body: { ...body, ...change } });

const badInput: [string, Record<string, unknown>, string, string | RegExp][] = [
  ['no name', { name: '' }, 'name', 'Please fill this in.'],
  ['no start', { startTime: undefined }, 'startTime', 'Please enter a date and time.'],
  ['an end before the start', { endTime: '2027-03-14T17:59:00.000Z' }, 'endTime', /must end after/],
  ['an end at the start', { endTime: body.startTime }, 'endTime', /must end after it starts/],
  ['a time without a zone', { startTime: '2027-03-14T18:00' }, 'startTime', /date and time/],
  ['a day that does not exist', { startTime: '2027-02-30T18:00:00.000Z' }, 'startTime', /date/],
  ['the year 0', { startTime: '0000-01-01T00:00:00.000Z' }, 'startTime', /from 1970 to 2999/],
  ['a zone that does not exist', { timeZone: 'America/Harlow' }, 'timeZone', /time zone/],
  ['an offset for a zone', { timeZone: '+05:00' }, 'timeZone', /choose a time zone/],
  ['a circle of one’s own', { checkInRadiusMeters: 5000 }, 'checkInRadiusMeters', /not known/],
];

describe('GET /api/admin/events', () => {
  // spec: S7.16
  it('lists all, the latest first', async () => {
    const { json } = await api.as('desk', 'GET', '/api/admin/events');
    expect(json.map(({ id }) => id)).toEqual(['autumn', 'past']);
  });
});

describe('POST /api/admin/events', () => {
  // spec: S3.1, S4.6, S7.17, S9.2
  it('creates one that every active business takes part in, within 50 m', async () => {
    const { status, json } = await create();
    expect(status).toBe(200);
    expect(json).toMatchObject({
      ...body,
      isActive: true,
      businessIds: null,
      checkInRadiusMeters: 50,
    });
    const { id, ...document } = json;
    expect(await stored(`events/${id}`)).toEqual(document);
  });

  // spec: B3.14
  it('keeps the order of the businesses', async () => {
    const { json } = await create({ businessIds: ['cask', 'vino'] });
    expect(json.businessIds).toEqual(['cask', 'vino']);
  });

  // spec: B12.13
  it('is made once for the same key', async () => {
    const first = await create({}, 'event-00001');
    expect((await create({}, 'event-00001')).json).toEqual(first.json);
    expect(await howMany('events')).toBe(3);
  });

  // spec: S5.14
  it.each(badInput)('refuses %s in its own words', async (_name, change, field, message) => {
    const { status, json } = await create(change);
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
    expect(json.fields[field]).toMatch(message);
    expect(await howMany('events')).toBe(2);
  });

  it('refuses a business whose id the store keeps for itself', async () => {
    const { status, json } = await create({ businessIds: ['vino', '__x__'] });
    expect([status, json.fields]).toEqual([400, { 'businessIds.1': 'This is not a valid id.' }]);
    expect(await howMany('events')).toBe(2);
  });

  it('refuses a business that does not exist', async () => {
    const { status, json } = await create({ businessIds: ['vino', 'gone'] });
    expect([status, json.code]).toEqual([404, 'not-found']);
    expect(json.message).toBe('One of these businesses no longer exists.');
    expect(await howMany('events')).toBe(2);
  });
});

describe('PUT /api/admin/events/{id}', () => {
  // spec: S6.4, S7.18
  it('edits it; its list stays unless one is sent', async () => {
    const { json } = await edit('autumn', { version: 1, isActive: false });
    expect(json).toMatchObject({ ...body, isActive: false, businessIds: ['vino'], version: 2 });
    expect((await edit('autumn', { businessIds: null })).json.businessIds).toBeNull();
  });

  // spec: B10.8
  it.each(badInput)('refuses %s, and changes nothing', async (_name, change, field) => {
    const before = await stored('events/autumn');
    const { status, json } = await edit('autumn', change);
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
    expect(await stored('events/autumn')).toEqual(before);
  });

  // spec: B10.15
  it('tells a stale edit and a deleted event', async () => {
    await edit('autumn', { version: 1 });
    const late = await edit('autumn', { version: 1, name: 'Late' });
    expect([late.status, late.json.code]).toEqual([409, 'stale-edit']);
    expect(late.json.message).toContain('Somebody else saved this event meanwhile.');
    expect((await edit('gone')).json.message).toBe('This event no longer exists.');
    expect((await stored('events/autumn')).name).toBe('Spring Walk');
  });

  it('tells that a business joined meanwhile, so that nobody drops it unseen', async () => {
    const { json } = await api.as('admin', 'POST', '/api/admin/businesses', {
      body: { name: 'Loom', address: '1', latitude: 38, longitude: -79, category: 'retail' },
    });
    const late = await edit('autumn', { version: 1, businessIds: ['vino'] });
    expect(late.json.code).toBe('stale-edit');
    expect((await stored('events/autumn')).businessIds).toEqual(['vino', json.id]);
  });
});

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

  // spec: B7.2, B7.3
  it('copies the event’s own rewards and rules, and leaves those of every event', async () => {
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

  it('refuses what cannot be, and makes nothing', async () => {
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

describe('GET /api/admin/events/{id}/readiness', () => {
  const readiness = async () => {
    const { json } = await api.as('desk', 'GET', '/api/admin/events/autumn/readiness');
    const amiss = json.filter(({ isFine }) => !isFine);
    return amiss.map(({ check }: { check: string }) => check);
  };

  // spec: B7.5, B7.8, B7.9, B7.10
  it('says what is missing, until nothing is', async () => {
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
      'tickets',
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
    expect(await readiness()).toEqual(['announcement']);
    await api.as('admin', 'POST', '/api/admin/events/autumn/announcements', {
      body: { title: 'Welcome', message: 'Doors open at six.' },
    });
    expect(await readiness()).toEqual([]);
    expect((await audited()).map(({ action }) => action)).toEqual([
      'event.edit',
      'business.create',
      'business.create',
      'ticket.add',
      'announcement.create',
    ]);
  });

  // spec: B12.2
  it('refuses an id that the store keeps for itself', async () => {
    const { status, json } = await api.as('desk', 'GET', '/api/admin/events/__x__/readiness');
    expect([status, json.fields]).toEqual([400, { id: 'This is not a valid id.' }]);
  });

  it('knows no event that is not there', async () => {
    const { status } = await api.as('desk', 'GET', '/api/admin/events/gone/readiness');
    expect(status).toBe(404);
  });
});

describe('40 edits at once that name no version', () => {
  it('are carried out one after the other, or told to come again: none fails', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => edit('autumn', { name: `Walk ${index}` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
    const done = statuses.filter((status) => status === 200).length;
    expect((await stored('events/autumn')).version).toBe(1 + done);
    const edits = (await audited()).filter(({ action }) => action === 'event.edit');
    expect(edits).toHaveLength(done);
  });
});
